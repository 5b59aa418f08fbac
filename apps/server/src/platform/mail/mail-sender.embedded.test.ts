import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/test-smtp-server.ts'
import { killChildren, startChild, type TestChild } from '../database/embedded/test-child.fixture.ts'
import { openDatabase } from '../database/open-database.ts'
import { mails } from '../database/schema/records.ts'

let folder: TestDatabase
let server: TestSmtpServer

beforeEach(async () => {
  folder = await openTestDatabase()
  // The processes of the test need the data folder for themselves.
  await folder.close()
  server = await startSmtpServer()
})

afterEach(async () => {
  killChildren()
  await server.close()
  await folder.remove()
})

const startSending = (url: string, ...templates: string[]): TestChild =>
  startChild('../../mail/mail-sender.fixture.ts', folder.dataDir, url, ...templates)

const messageIds = () => server.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])

async function storedMails() {
  const { db, close } = await openDatabase({ dataDir: folder.dataDir })
  const rows = await db.select().from(mails).orderBy(mails.id)
  await close()
  return rows
}

describe('kill -9', () => {
  it('after the commit and before the first attempt: the mail is sent once after the restart', async () => {
    const first = startSending('', 'hello')
    expect(await first.nextLine()).toBe('enqueued')
    await first.kill()
    const second = startSending(server.url)
    await expect.poll(() => server.received.length, { timeout: 60_000 }).toBe(1)
    await second.kill()
    expect(server.received[0]?.raw).toContain('hello')
    expect(messageIds()).toEqual([(await storedMails())[0]?.messageId])
  }, 120_000)

  it('after the last byte and before the reply: only the access mail is sent again, with its Message-ID', async () => {
    let handedOver = 0
    const silent = await startSmtpServer({
      onData(stream) {
        stream.on('end', () => (handedOver += 1)).resume()
      },
    })
    const first = startSending(silent.url, 'hello', 'newsletter')
    await expect.poll(() => handedOver, { timeout: 60_000 }).toBe(2)
    await first.kill()
    await silent.close()
    const [accessMail, newsletter] = await storedMails()
    expect([accessMail, newsletter]).toMatchObject([
      { state: 'sending', attempts: 1 },
      { state: 'sending', attempts: 1 },
    ])
    const second = startSending(server.url)
    await expect.poll(() => server.received.length, { timeout: 60_000 }).toBe(1)
    await second.kill()
    expect(messageIds()).toEqual([accessMail?.messageId])
    expect(await storedMails()).toMatchObject([{ attempts: 2 }, { state: 'uncertain', details: null }])
  }, 120_000)
})
