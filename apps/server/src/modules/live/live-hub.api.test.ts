import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts'
import { createTestLog } from '../../../test/test-log.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { createLiveHub } from './live-hub.service.ts'
import { LiveStream } from './live-stream.ts'

let test: TestApp
let first: SignedIn
let second: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  first = await test.signIn()
  second = await test.signIn()
})

afterAll(() => test.remove())

const open = ({ actor }: SignedIn) => new LiveStream(actor, 'en', new Map())

describe('createLiveHub', () => {
  it('keeps a stream open that is added while the sessions of the others are checked', async () => {
    const checked = Promise.withResolvers<void>()
    const actors = Promise.withResolvers<ReadonlyMap<number, Actor>>()
    const hub = createLiveHub({
      db: test.db,
      clock: test.clock,
      changes: test.changes,
      log: createTestLog().log,
      mapActorsBySession: async (sessionIds) => {
        checked.resolve()
        return sessionIds.includes(second.actor.sessionId)
          ? new Map([[second.actor.sessionId, second.actor]])
          : actors.promise
      },
    })
    const [early, late] = [open(first), open(second)]
    hub.add(early, test.clock.now())
    await checked.promise
    hub.add(late, test.clock.now())
    actors.resolve(new Map())
    await expect.poll(() => early.body.writableEnded).toBe(true)
    expect(late.body.writableEnded).toBe(false)
    await hub.close()
  })
})
