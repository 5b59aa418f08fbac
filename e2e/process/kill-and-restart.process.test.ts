import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { killCommands, type RunningCommand, startCommand, survivorsAfter } from '../harness/child-process.ts'
import { readOutbox, waitForMail } from '../harness/outbox.ts'
import { callPrivate, callPublic, logIn, READER, solveCaptcha } from '../harness/api-client.ts'
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
  folder = copyTemplate()
})

afterEach(async () => {
  await killCommands()
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

// One test for several promises, because each start takes seconds of CPU.
test('after kill -9 the server has all data and the last session, and sends the mail of a request once', async () => {
  const first = await startProduct({ dataDir: folder })
  const { token } = await logIn(first.origin, READER)
  const before = await homeOf(first.origin, token)
  const { sections } = await (await callPrivate({ origin: first.origin, token, path: 'sections' })).json()
  const captcha = await solveCaptcha(first.origin)
  const [{ token: lastToken }, { status }] = await Promise.all([
    logIn(first.origin, READER),
    callPublic(first.origin, 'register', { ...A_REQUEST, captcha }),
  ])
  first.command.kill('SIGKILL')
  await first.command.ended

  const second = await startProduct({ dataDir: folder })
  const after = await homeOf(second.origin, token)
  const last = await homeOf(second.origin, lastToken)
  const mail = await waitForMail({ dataDir: folder, to: A_REQUEST.email, about: 'received your access request' })
  await second.stop()

  expect(before.status).toBe(200)
  expect(after).toEqual(before)
  expect(last.status).toBe(200)
  expect(status).toBe(202)
  expect(mail.headers.get('message-id')).toMatch(/^<.+@.+>$/)
  expect(readOutbox(folder).filter(({ to }) => to.includes(A_REQUEST.email))).toHaveLength(1)
  // The fill of the template was interrupted by kill -9 and resumed: the demo is complete, without duplicates.
  expect(sections).toHaveLength(14)
  expect(sections.filter(({ count }: { count: number }) => count === 0)).toEqual([])
  const addresses = cardsOf(before.home).map(({ slug, section }) => `${section.textId}/${slug}`)
  expect(addresses.length).toBeGreaterThan(14)
  expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([])
})

test('npm start serves again after Ctrl-C and after kill -9, and SIGTERM to npm stops every process', async () => {
  const interrupted = npmStart({})
  await addressOf(interrupted)
  interrupted.killGroup('SIGINT')
  await interrupted.ended
  expect(await survivorsAfter(interrupted, 15_000)).toEqual([])

  const killed = npmStart({})
  await addressOf(killed)
  killed.killGroup('SIGKILL')

  const last = npmStart({})
  const origin = await addressOf(last)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  process.kill(last.pid, 'SIGTERM')
  await last.ended
  expect(await survivorsAfter(last, 15_000)).toEqual([])
})

test('NODE_ENV=production serves and refuses demo accounts', async () => {
  rmSync(folder, { recursive: true, force: true })
  const command = npmStart({ NODE_ENV: 'production', DEMO: 'false', MAIL: 'files' })
  const origin = await addressOf(command)

  expect((await fetch(`${origin}/es/login`)).status).toBe(200)
  await expect(logIn(origin, READER)).rejects.toThrow('401')
  expect(command.output()).not.toContain('Press-Box-2026')
})
