import { describe, expect, it } from 'vitest'
import { parseAdminCommand, UsageError } from './admin-arguments.ts'
import { renderTable } from './admin-lists.ts'

const words = (line: string) => line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? []

describe('parseAdminCommand', () => {
  it.each([
    ['', { name: 'help' }],
    ['--help', { name: 'help' }],
    ['requests', { name: 'requests', state: 'waiting' }],
    ['requests --state rejected', { name: 'requests', state: 'rejected' }],
    ['authorise 1 ana@medium.test', { name: 'authorise', who: ['1', 'ana@medium.test'] }],
    ['reject 1 --reason "No card"', { name: 'reject', who: ['1'], reason: 'No card' }],
    ['create ana@medium.test', { name: 'create', email: 'ana@medium.test', role: null, firstName: 'ana' }],
    ['create a@b.test --role admin --locale pt --name Ana', { role: 'admin', locale: 'pt', firstName: 'Ana' }],
    ['role a@b.test editor --take publish --add audit', { role: 'editor', take: ['publish'], add: ['audit'] }],
    ['role a@b.test media', { role: 'media', take: null, add: null }],
    ['suspend a@b.test c@d.test', { name: 'suspend', emails: ['a@b.test', 'c@d.test'] }],
    ['leave-demo', { name: 'leave-demo', isConfirmed: false }],
    ['leave-demo --yes', { name: 'leave-demo', isConfirmed: true }],
    ['trust News.TEST.org', { name: 'trust', domains: ['news.test.org'] }],
  ])('parses %s', (line, command) => {
    expect(parseAdminCommand(words(line))).toMatchObject(command)
  })

  it.each([
    'demote a@b.test',
    'authorise',
    'reject 1',
    'reject 1 --reason "  "',
    'create',
    'create nobody',
    'create a@b.test c@d.test',
    'create a@b.test --role owner',
    'create a@b.test --locale fr',
    'role a@b.test',
    'role a@b.test editor --add root',
    'requests --state any',
    'requests now',
    'leave-demo now',
    'suspend a@b.test --yes',
    'suspend a@b.test --reason x',
    'authorise 1 --force',
    'trust localhost',
  ])('rejects %s', (line) => {
    expect(() => parseAdminCommand(words(line))).toThrow(UsageError)
  })
})

describe('renderTable', () => {
  it('aligns columns and removes control characters', () => {
    const table = renderTable(
      ['NAME', 'ROLE'],
      [
        ['Ñandú', 'media'],
        ['\u001b[2J\u202eEvil', 'admin'],
      ],
    )
    expect(table).toBe('NAME     ROLE\nÑandú    media\n[2JEvil  admin')
  })
})
