import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login, register } from '@mixed-zone/contract/endpoints/access'
import { aPerson, TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { createPerson } from '../apps/server/src/modules/access/create-person.service.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { aRegistration } from '../apps/server/test/a-registration.ts'
import { createEasyCaptcha } from '../apps/server/test/easy-captcha.ts'
import { startPostgresServer } from '../apps/server/test/engines/postgres-server.ts'
import { type StartedNode, startNode } from '../apps/server/test/started-node.ts'
import { reportFigure } from './load/report-figure.ts'

// How long a login without a right password takes, by what is behind its address. The time must not tell whether there is an account. A test
// compares the work itself; this measures what remains of it over HTTP.
const SECRET = 'a-secret-that-only-benchmarks-have-01234'
const WRONG_PASSWORD = 'Wrong-Box-2026'
/** An account is blocked after 50 wrong passwords in an hour. */
const ROUNDS = 40
const MAX_APART_MS = 30
/** A login that verifies no hash takes a small part of the time. */
const MIN_QUICKEST = 0.5

const KINDS = ['unknown', 'wrong', 'suspended', 'requested'] as const
type Kind = (typeof KINDS)[number]

const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
await chmod(folder, 0o755)
const server = await startPostgresServer()
const databaseUrl = server.url('postgres')
const solved = createEasyCaptcha(SECRET)
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true }), () => server.remove()]
try {
  const node = await startNode({ SECRET, DATA_DIR: folder, DATABASE_URL: databaseUrl })
  undo.push(() => node.kill())
  report(await measure(node, await prepareEmails(node)))
} finally {
  for (const step of undo.reverse()) await step()
}

async function prepareEmails(node: StartedNode): Promise<Record<Kind, string>> {
  const database = await openDatabase({ dataDir: folder, databaseUrl })
  const [wrong, suspended] = [aPerson(), aPerson()]
  await createPerson(database.db, { ...wrong, password: TEST_PASSWORD }, new Date())
  await createPerson(database.db, { ...suspended, password: TEST_PASSWORD, state: 'suspended' }, new Date())
  await database.close()
  const request = aRegistration({ captcha: await solved() })
  const { status } = await node.call(register, { body: request })
  if (status !== 202) throw new Error(`The access request returned ${status}`)
  return { unknown: 'nobody@example.test', wrong: wrong.email, suspended: suspended.email, requested: request.email }
}

async function measure(node: StartedNode, emails: Record<Kind, string>): Promise<Record<Kind, number[]>> {
  const timesMs: Record<Kind, number[]> = { unknown: [], wrong: [], suspended: [], requested: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each in turn is the first, since the first one pays for what has been idle.
    for (const kind of [...KINDS.slice(round % KINDS.length), ...KINDS.slice(0, round % KINDS.length)]) {
      const body = { email: emails[kind], password: WRONG_PASSWORD, captcha: await solved() }
      const started = performance.now()
      const response = await node.call(login, { body, address: `198.51.100.${round}` })
      await response.text()
      timesMs[kind].push(performance.now() - started)
      if (response.status !== 401) throw new Error(`The login returned ${response.status}`)
    }
  }
  return timesMs
}

function report(timesMs: Record<Kind, number[]>): void {
  const medians = KINDS.map((kind) => median(timesMs[kind]))
  const quickest = KINDS.map((kind) => Math.min(...timesMs[kind]))
  process.stdout.write(
    `${KINDS.map((kind, index) => `${kind} ${medians[index]?.toFixed(1)} ms`).join(', ')} (medians)\n`,
  )
  reportFigure('ms between the medians', Math.max(...medians) - Math.min(...medians), { max: MAX_APART_MS })
  reportFigure(
    'quickest of all, relative to the quickest of the slowest kind',
    Math.min(...quickest) / Math.max(...quickest),
    {
      min: MIN_QUICKEST,
    },
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
