import { describe, expect, it } from 'vitest'
import { announcement, createProgressReporter } from './announce.ts'

const demo = { accounts: [{ email: 'media@mixedzone.test', password: 'Press-Box-2026' }] }

describe('announcement', () => {
  it('says where it is, and who can log in', () => {
    const text = announcement({ address: 'http://localhost:3000', demo, allowDemoAccounts: true, setupLink: null })
    expect(text).toContain('Mixed Zone is ready: http://localhost:3000\n')
    expect(text).toContain('media@mixedzone.test  Press-Box-2026')
  })

  it('names no account where there is none', () => {
    const parts = { address: 'a', setupLink: null }
    expect(announcement({ ...parts, demo: null, allowDemoAccounts: true })).toBe('\nMixed Zone is ready: a\n\n')
    expect(announcement({ ...parts, demo: { accounts: [] }, allowDemoAccounts: false })).not.toContain('demo accounts')
  })

  it('says that demo accounts are closed where others can reach them, without their password', () => {
    const parts = { address: 'https://media.example.com', setupLink: null }
    const text = announcement({ ...parts, demo, allowDemoAccounts: false })
    expect(text).toContain('they cannot log in here')
    expect(text).not.toContain('Press-Box')
  })

  it('ends with the setup link where there is no admin', () => {
    const setupLink = 'http://localhost:3000/es/setup/a-token'
    const text = announcement({ address: 'http://localhost:3000', demo: null, allowDemoAccounts: true, setupLink })
    expect(text.trimEnd().split('\n').at(-1)).toBe(`  ${setupLink}`)
  })
})

describe('createProgressReporter', () => {
  it('says every tenth once', () => {
    const lines: string[] = []
    const tell = createProgressReporter((line) => lines.push(line))
    for (let done = 0; done <= 70; done += 1) tell({ done, total: 70 })
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe('Filling in the demo league: 100 %\n')
  })

  it('survives an empty demo', () => {
    const lines: string[] = []
    createProgressReporter((line) => lines.push(line))({ done: 0, total: 0 })
    expect(lines).toEqual(['Filling in the demo league: 0 %\n'])
  })
})
