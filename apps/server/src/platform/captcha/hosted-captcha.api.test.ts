import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createTestLog } from '../../../test/test-log.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Captcha } from './captcha.ts'
import { createHostedCaptcha } from './hosted-captcha.ts'

let database: TestDatabase
let service: ServiceDouble

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

beforeEach(async () => {
  service = await startService()
})

afterEach(() => service.close())

interface ServiceDouble {
  readonly address: string
  readonly asked: { readonly method: string | undefined; readonly type: string | undefined; readonly body: string }[]
  answer: (response: ServerResponse) => void
  close(): Promise<void>
}

const verdict = (body: unknown) => (response: ServerResponse) =>
  void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))

/** What both services are to us: one address that is asked by a form, and answers JSON. */
async function startService(): Promise<ServiceDouble> {
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = request
    double.asked.push({ method, type: headers['content-type']?.split(';')[0], body: await text(request) })
    double.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  const double: ServiceDouble = {
    address: `http://127.0.0.1:${port}/siteverify`,
    asked: [],
    answer: verdict({ success: true, hostname: 'media.example.com' }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return double
}

let last = 0
const aSolution = () => `a-solution-of-the-widget-${(last += 1)}`

async function refusalOf(captcha: Captcha, solution: string | undefined): Promise<string | null> {
  try {
    await captcha.spend(solution)
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.type
    throw error
  }
}

describe.each(['turnstile', 'recaptcha'] as const)('%s', (kind) => {
  const log = createTestLog()
  const captchaAt = (verifyAddress: string, timeoutMs = 8000) =>
    createHostedCaptcha({
      db: database.db,
      clock: createTestClock(),
      log: log.log,
      kind,
      secret: 'the-secret/+&=',
      verifyAddress,
      timeoutMs,
    })

  it('asks the service with the secret and the solution, and nothing about the person', async () => {
    const solution = `${aSolution()}&secret=other`
    expect(await refusalOf(captchaAt(service.address), solution)).toBeNull()
    expect(service.asked).toHaveLength(1)
    const [question] = service.asked
    expect(question).toMatchObject({ method: 'POST', type: 'application/x-www-form-urlencoded' })
    expect([...new URLSearchParams(question?.body)]).toEqual([
      ['secret', 'the-secret/+&='],
      ['response', solution],
    ])
  })

  it('takes a solution once, whatever the service says, of several at once too', async () => {
    const captcha = captchaAt(service.address)
    const solution = aSolution()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => refusalOf(captcha, solution)))
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    expect(await refusalOf(captcha, solution)).toBe('captcha')
  })

  it.each([undefined, '', 'x'.repeat(8193)])('asks nobody about a solution that is none', async (solution) => {
    expect(await refusalOf(captchaAt(service.address), solution)).toBe('captcha')
    expect(service.asked).toEqual([])
  })

  it.each(['invalid-input-response', 'timeout-or-duplicate'])(
    'refuses what the service refuses as %s',
    async (code) => {
      service.answer = verdict({ success: false, 'error-codes': [code] })
      expect(await refusalOf(captchaAt(service.address), aSolution())).toBe('captcha')
    },
  )

  it('says that it is unavailable where the secret is wrong: no person can do anything about it', async () => {
    service.answer = verdict({ success: false, 'error-codes': ['invalid-input-secret'] })
    expect(await refusalOf(captchaAt(service.address), aSolution())).toBe('unavailable')
    expect(log.lines().join('')).toContain('invalid-input-secret')
    expect(log.lines().join('')).not.toContain('the-secret')
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => void response.writeHead(500).end('oops')],
    ['answers something else', verdict({ ok: 'yes' })],
    ['answers half', (response) => void response.writeHead(200, { 'Content-Length': 50 }).write('{"success":t')],
    ['says nothing', () => undefined],
    ['hangs up', (response) => void response.destroy()],
    ['leads elsewhere', (response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
  ])('is unavailable, and lets nobody in, while the service %s', async (_how, answer) => {
    service.answer = answer
    const solution = aSolution()
    expect(await refusalOf(captchaAt(service.address, 300), solution)).toBe('unavailable')
    // What was not judged is not spent.
    service.answer = verdict({ success: true })
    expect(await refusalOf(captchaAt(service.address), solution)).toBeNull()
  })

  it('has no challenge of its own', async () => {
    await expect(captchaAt(service.address).createChallenge()).rejects.toThrow('not-found')
  })
})
