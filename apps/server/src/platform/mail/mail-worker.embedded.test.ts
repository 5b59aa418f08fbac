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
  // The processes of the test have it to themselves.
  await folder.close()
  server = await startSmtpServer()
})

afterEach(async () => {
  killChildren()
  await server.close()
  await folder.remove()
})

const startSending = (url: string, wish = ''): TestChild =>
  startChild('../../mail/send-mails.fixture.ts', folder.dataDir, url, wish)

const messageIds = () => server.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])

async function storedMails() {
  const { db, close } = await openDatabase({ dataDir: folder.dataDir })
  const rows = await db.select().from(mails)
  await close()
  return rows
}

describe('kill -9', () => {
  it('between the cause of a mail and the mail: it is sent after the restart, once', async () => {
    // Nobody listens there: it cannot have been sent before.
    const first = startSending('smtp://127.0.0.1:1', 'write')
    expect(await first.nextLine()).toBe('written')
    await first.kill()
    const second = startSending(server.url)
    await expect.poll(() => server.received.length, { timeout: 60_000 }).toBe(1)
    await second.kill()
    expect(server.received[0]?.raw).toContain('hola')
  }, 120_000)

  it('between the last byte of a mail and its answer: it is sent again under the same Message-ID', async () => {
    const { promise: isHandedOver, resolve: handOver } = Promise.withResolvers<void>()
    const mute = await startSmtpServer({
      onData(stream) {
        stream.on('end', handOver).resume()
      },
    })
    const first = startSending(mute.url, 'write')
    await isHandedOver
    await first.kill()
    await mute.close()
    const [before] = await storedMails()
    expect(before).toMatchObject({ state: 'sending', attempts: 1 })
    const second = startSending(server.url)
    await expect.poll(() => server.received.length, { timeout: 60_000 }).toBe(1)
    await second.kill()
    expect(messageIds()).toEqual([before?.messageId])
  }, 120_000)
})
