import { join } from 'node:path'
import { login, register } from '@mixed-zone/contract/endpoints/access'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration } from '../../test/a-registration.ts'
import { type EndedProcess, runProcess } from '../../test/run-process.ts'
import { type TestApp, startTestApp, TEST_SECRET } from '../../test/start-test-app.ts'
import { SOLVED } from '../../test/test-captcha.ts'
import { createMails } from '../mails/create-mails.ts'
import { createDemoService, createDesk } from '../modules/studio/studio.ts'
import { people } from '../platform/database/schema/people.ts'
import { auditEntries } from '../platform/database/schema/records.ts'
import { parseAdminCommand } from './admin-arguments.ts'
import { runAdminCommand } from './admin-run.ts'

const ADMIN = join(import.meta.dirname, 'admin.ts')

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

/** Runs the command in this process, which is faster. */
async function admin(...args: readonly string[]): Promise<EndedProcess> {
  const printed: string[] = []
  const errors: string[] = []
  const command = parseAdminCommand(args)
  if (command.name === 'help') throw new Error('help runs nothing')
  const { clock, jobs, config } = test
  const mails = createMails({ clock, jobs, secret: TEST_SECRET, fromAddress: config.settings.values.help.email })
  const isDone = await runAdminCommand(command, {
    desk: createDesk({ db: test.db, clock, mails, loginLimits: test.access.loginLimits }),
    demo: createDemoService({
      db: test.db,
      backgroundDb: test.db,
      clock,
      changes: test.changes,
      publicUrl: 'https://league.test',
    }),
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text),
  })
  return { code: isDone ? 0 : 1, stdout: printed.join(''), stderr: errors.join('') }
}

/** Runs the command as a process beside the running server. */
function adminProcess(...args: readonly string[]): Promise<EndedProcess> {
  const { dataDir, databaseUrl } = test.database
  return runProcess(ADMIN, args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', SECRET: TEST_SECRET })
}

async function passwordFor(email: string): Promise<string> {
  const mail = (await test.mails()).findLast((each) => each.recipient === email && each.template === 'authorised')
  if (mail?.template !== 'authorised' || mail.details === null) throw new Error('no password was mailed')
  return mail.details.provisionalPassword
}

const logIn = async (email: string) =>
  test.call(login, { body: { email, password: await passwordFor(email), captcha: SOLVED } })

describe('npm run admin', () => {
  it('creates the first admin and mails a provisional password', async () => {
    const { code, stdout } = await admin('create', 'chief@league.test', '--locale', 'en')
    expect([code, stdout]).toEqual([0, expect.stringContaining('role admin')])
    const answer = (await logIn('chief@league.test')).answer()
    expect([answer.user.role, answer.mustChangePassword]).toEqual(['admin', true])
    expect(stdout).not.toContain(await passwordFor('chief@league.test'))
    const again = await admin('create', 'CHIEF@league.test')
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('has an account already')])
    expect((await admin('create', 'second@league.test')).stdout).toContain('role media')
  })

  it('lists and decides requests while the server runs', async () => {
    const [one, two] = [aRegistration({ companyName: 'Diario Único' }), aRegistration()]
    await test.call(register, { body: one })
    await test.call(register, { body: two })
    const { stdout } = await admin('requests')
    expect(stdout).toContain(one.email)
    expect(stdout).toContain('Diario Único')
    expect((await admin('authorise', one.email, 'nobody@example.test')).code).toBe(1)
    expect((await logIn(one.email)).status).toBe(200)
    expect((await admin('reject', two.email, '--reason', 'No card')).code).toBe(0)
    expect((await admin('requests')).stdout).toContain('none')
    expect((await admin('requests', '--state', 'rejected')).stdout).toContain(two.email)
    const audit = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'request.rejected'))
    expect(audit).toMatchObject([{ actorId: null, actorLabel: 'npm run admin' }])
  })

  it('changes roles and suspends people, but never the last admin', async () => {
    const chief = 'chief@league.test'
    expect((await admin('suspend', chief)).stderr).toContain('last admin')
    expect((await admin('role', chief, 'media')).code).toBe(1)
    const { email } = await test.signIn()
    expect((await admin('role', email, 'editor', '--take', 'publish')).stdout).toContain('role editor')
    expect((await admin('suspend', email)).code).toBe(0)
    const [person] = await test.db.select().from(people).where(eq(people.email, email))
    expect(person).toMatchObject({ role: 'editor', state: 'suspended', permissionsTaken: ['publish'] })
    expect((await admin('people', email)).stdout).toMatch(/editor\s+suspended/)
    expect((await admin('renew', email)).stderr).toBe(`${email}: is suspended\n`)
    await admin('reinstate', email)
    expect((await admin('renew', email)).stdout).toContain('will be mailed')
  })

  it('works as a process beside the running server', async () => {
    const { code, stdout, stderr } = await adminProcess('create', 'beside@league.test', '--role', 'manager')
    expect([code, stdout, stderr]).toEqual([0, expect.stringContaining('role manager'), ''])
    const mail = (await test.mails()).find(({ recipient }) => recipient === 'beside@league.test')
    expect(mail?.template).toBe('authorised')
  }, 180_000)

  it('prints its usage, and rejects an unknown command', async () => {
    const [help, wrong] = await Promise.all([adminProcess('help'), adminProcess('demote', 'x')])
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage:'), stderr: '' })
    expect(wrong).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('Usage:') })
  })
})
