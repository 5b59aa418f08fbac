import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { PictureLabels } from '../../../platform/images/picture-labels.ts'
import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import { visibleTo } from '../../library/rules.ts'
import { listUnpreparedPosts } from '../pack/pack.repository.ts'
import { type PreparePost, readerOfTomorrow } from './prepare-post.service.ts'
import type { Traffic } from './traffic.ts'

/** In one turn, the newest first; the rest has its turn a few minutes later. */
const MOST_POSTS = 200

/** Where so many cannot be prepared in one turn, it is not the posts: the next turn sees whether it is over. */
const MOST_FAILURES = 20

/** A post that could not be prepared waits so long, while the others have their turn. */
const RETRY_MS = 3_600_000

/** Between two posts, unless nobody is there: to write a document keeps everybody else waiting for some milliseconds, and they shall not be many in a row. */
const REST_MS = 250

/** So many at a time while nobody is there: most of the time each waits for its files to be written. One, as soon as somebody is. */
const AT_ONCE_WHEN_QUIET = 3

/** Late enough that nobody who has just started the product waits for it. */
const AFTER_START_SECONDS = 90

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly timeZone: string
  readonly labels: PictureLabels
  readonly preparePost: PreparePost
  readonly traffic: Traffic
  readonly restMs?: number
}

/**
 * Makes labels and documents before somebody asks for them: looks every few minutes for posts that lack theirs. It is no
 * condition for anything: what is not there yet is made when it is downloaded.
 */
export function createPrepareDownloads(parts: Parts): ScheduledJob {
  const { db, clock, labels, preparePost, traffic, restMs = REST_MS } = parts
  const retryAt = new Map<number, number>()
  return {
    name: 'prepare-downloads',
    cron: '*/5 * * * *',
    afterStartSeconds: AFTER_START_SECONDS,
    async run() {
      const time = clock.now().getTime()
      for (const [postId, at] of retryAt) if (at <= time) retryAt.delete(postId)
      const { viewer, now } = readerOfTomorrow(parts)
      const postIds = await listUnpreparedPosts(db, {
        visible: visibleTo(viewer, now),
        hasLabels: labels.version !== 'none',
        except: [...retryAt.keys()],
        limit: MOST_POSTS,
      })
      const waiting = postIds.values()
      let failures = 0
      const prepareOneByOne = async ({ onlyWhenQuiet }: { onlyWhenQuiet: boolean }) => {
        for (const postId of waiting) {
          if (!(await preparePost(postId))) {
            failures += 1
            retryAt.set(postId, time + RETRY_MS)
          }
          if (failures >= MOST_FAILURES) return
          if (traffic.isQuiet()) continue
          if (onlyWhenQuiet) return
          await pause(restMs)
        }
      }
      const others = traffic.isQuiet() ? AT_ONCE_WHEN_QUIET - 1 : 0
      // It is over when all of them are, also where one has failed: the next turn must not meet them at work.
      const ends = await Promise.allSettled([
        prepareOneByOne({ onlyWhenQuiet: false }),
        ...Array.from({ length: others }, () => prepareOneByOne({ onlyWhenQuiet: true })),
      ])
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    },
  }
}
