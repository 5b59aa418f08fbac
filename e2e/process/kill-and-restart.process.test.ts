import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { endCommands, type RunningCommand, startCommand, survivorsAfter } from '../harness/child-process.ts'
import { readOutbox, waitForMail } from '../harness/outbox.ts'
import { callPrivate, callPublic, logIn, solveCaptcha } from '../harness/outside-client.ts'
import { startProduct } from '../harness/product.ts'
import { ROOT } from '../harness/project-root.ts'
import { copyTemplate } from '../harness/template.ts'

interface Home {
  sections: { posts: { slug: string; section: { textId: string } }[] }[]
}

const A_REQUEST = {
  email: 'kill@nine.test',
  name: 'Nina',
  surnames: "O'Kill",
  telephone: { prefix: '+34', number: '612345678' },
  region: 'europe',
  country: 'ES',
  companyName: 'Nine News',
  mediaType: 'newspaper',
  workType: 'journalist',
  comunicationsLocale: 'en',
  newsletter: false,
  legal: true,
}

let folder: string

beforeEach(() => {
  folder = copyTemplate(inject('templateFolder'))
})

afterEach(async () => {
  await endCommands()
  rmSync(folder, { recursive: true, force: true })
})

async function homeOf(origin: string, token: string): Promise<{ status: number; home: Home }> {
  const answer = await callPrivate({ origin, token, path: 'home' })
  return { status: answer.status, home: await answer.json() }
}

function cardsOf({ sections }: Home) {
  return sections.flatMap(({ posts }) => posts)
}

function npmStart(env: NodeJS.ProcessEnv): RunningCommand {
  return startCommand({ command: 'npm', args: ['start'], cwd: ROOT, env: { PORT: '0', DATA_DIR: folder, ...env } })
}

async function addressOf(command: RunningCommand): Promise<string> {
  const [, origin = ''] = await command.waitFor(/Mixed Zone is ready: (http:\/\/\S+)/)
  return origin
}

test('killed right after an answer, it serves again with all data, the last session too', async () => {
  const first = await startProduct({ dataDir: folder })
  const token = await logIn(first.origin)
  const before = await homeOf(first.origin, token)
  const lastToken = await logIn(first.origin)
  first.command.kill('SIGKILL')
  await first.command.ended

  const second = await startProduct({ dataDir: folder })

  expect(before.status).toBe(200)
  expect(await homeOf(second.origin, token)).toEqual(before)
  expect((await homeOf(second.origin, lastToken)).status).toBe(200)
})

test("killed between a request's answer and its mail, it sends the mail after the restart, once", async () => {
  const first = await startProduct({ dataDir: folder })
  const captcha = await solveCaptcha(first.origin)
  const { status } = await callPublic(first.origin, 'register', { ...A_REQUEST, captcha })
  first.command.kill('SIGKILL')
  await first.command.ended

  const second = await startProduct({ dataDir: folder })
  const mail = await waitForMail({ dataDir: folder, to: A_REQUEST.email, about: 'received your access request' })
  await second.stop()

  expect(status).toBe(202)
  expect(mail.headers.get('message-id')).toMatch(/^<.+@.+>$/)
  expect(readOutbox(folder).filter(({ to }) => to.includes(A_REQUEST.email))).toHaveLength(1)
})

test('killed while it filled in the demo, the next start brought the whole of it, once', async () => {
  // The template was made that way.
  const { origin } = await startProduct({ dataDir: folder })
  const token = await logIn(origin)
  const { sections } = await (await callPrivate({ origin, token, path: 'sections' })).json()
  const { home } = await homeOf(origin, token)

  expect(sections).toHaveLength(14)
  expect(sections.filter(({ count }: { count: number }) => count === 0)).toEqual([])
  const addresses = cardsOf(home).map(({ slug, section }) => `${section.textId}/${slug}`)
  expect(addresses.length).toBeGreaterThan(14)
  expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([])
})

test('npm start serves, and SIGTERM to npm alone ends all of it', async () => {
  const command = npmStart({})
  const origin = await addressOf(command)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)

  process.kill(command.pid, 'SIGTERM')

  await command.ended
  expect(await survivorsAfter(command, 15_000)).toEqual([])
})

test('Ctrl-C leaves no process behind, and the folder can be opened at once', async () => {
  const command = npmStart({})
  await addressOf(command)

  command.killGroup('SIGINT')

  await command.ended
  expect(await survivorsAfter(command, 15_000)).toEqual([])
  await startProduct({ dataDir: folder })
})

test('everything killed at once, the folder can be opened at once', async () => {
  const command = npmStart({})
  await addressOf(command)
  command.killGroup('SIGKILL')

  const next = npmStart({})

  const origin = await addressOf(next)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

test('with NODE_ENV=production it serves, and nobody gets in with a demo account', async () => {
  rmSync(folder, { recursive: true, force: true })
  const command = npmStart({ NODE_ENV: 'production', DEMO: 'false', MAIL: 'files' })
  const origin = await addressOf(command)

  expect((await fetch(`${origin}/es/login`)).status).toBe(200)
  await expect(logIn(origin)).rejects.toThrow('401')
  expect(command.output()).not.toContain('Press-Box-2026')
})
