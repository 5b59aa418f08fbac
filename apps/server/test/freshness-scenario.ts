import { setTimeout as pause } from 'node:timers/promises'
import type { KnownPost } from '../src/modules/library/library.ts'

/** `media` never sees embargoed posts, `partner` only while permitted. */
export type Reader = 'media' | 'partner'

export interface FreshnessDeps {
  readonly nodeCount: number
  readonly readersPerNode: number
  /** Publications, archivings and embargoes together. */
  readonly operations: number
  databaseNow(): Promise<number>
  /** The ids of the posts that a node shows. */
  read(node: number, reader: Reader, list: 'home' | 'filter'): Promise<ReadonlySet<number>>
  publish(node: number, embargoUntil?: Date): Promise<KnownPost>
  archive(node: number, post: KnownPost): Promise<void>
  /** Whether `partner` may see embargoed posts. */
  setPermission(isAllowed: boolean): Promise<void>
  cutListeners(): Promise<void>
}

/** Ends the connections on which nodes listen to changes, by the statement that they repeat. */
export const CUT_LISTENERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and query like '%"databaseMs"%'`

const EMBARGO_MS = 700
const MAX_PAUSE_MS = 60
/** Of which one is archived: lists show all of them. */
const LATEST_POSTS = 10

/**
 * Changes posts and permissions at random moments while readers of all nodes read. Returns what a response showed although, according
 * to the database, it could not be seen at that moment.
 */
export async function findStaleResponses(deps: FreshnessDeps): Promise<{ wrong: string[]; responses: number }> {
  const { nodeCount, readersPerNode, operations, databaseNow, read, publish, archive } = deps
  const archived = new Set<number>()
  /** The end of each embargo by the database's clock. */
  const visibleFrom = new Map<number, number>()
  /** A new object for each change. */
  let permission = { isAllowed: false }
  const wrong: string[] = []
  let responses = 0
  const done = new AbortController()

  async function readUntilDone(node: number, number: number): Promise<void> {
    const reader = number % 2 === 0 ? 'media' : 'partner'
    while (!done.signal.aborted) {
      const permissionBefore = permission
      const archivedBefore = new Set(archived)
      const seen = await read(node, reader, number % 4 < 2 ? 'home' : 'filter')
      const receivedAt = await databaseNow()
      responses += 1
      for (const id of seen) {
        if (archivedBefore.has(id)) wrong.push(`${id} was archived before the call`)
        const isEarly = (visibleFrom.get(id) ?? 0) > receivedAt
        const maySeeEarly = reader === 'partner' && (permissionBefore.isAllowed || permission !== permissionBefore)
        if (isEarly && !maySeeEarly) wrong.push(`${id} was shown early`)
      }
    }
  }

  async function change(): Promise<void> {
    const posts: KnownPost[] = []
    for (let step = 0; step < operations; step += 1) {
      const node = step % nodeCount
      if (step % 3 === 0) {
        const embargoUntil = new Date((await databaseNow()) + EMBARGO_MS)
        const post = await publish(node, embargoUntil)
        visibleFrom.set(post.id, embargoUntil.getTime())
        posts.push(post)
      } else if (step % 3 === 1) {
        posts.push(await publish(node))
      } else {
        const latest = Math.min(posts.length, LATEST_POSTS)
        const [post] = posts.splice(posts.length - latest + Math.floor(Math.random() * latest), 1)
        if (post) {
          await archive(node, post)
          archived.add(post.id)
        }
      }
      if (step % 10 === 5) {
        const isAllowed = !permission.isAllowed
        // Granted here before it takes effect and withdrawn after: readers may see both meanwhile.
        if (isAllowed) permission = { isAllowed }
        await deps.setPermission(isAllowed)
        if (!isAllowed) permission = { isAllowed }
      }
      if (step % 15 === 7) await deps.cutListeners()
      await pause(Math.random() * MAX_PAUSE_MS)
    }
  }

  const readers = Array.from({ length: nodeCount * readersPerNode }, (_, number) =>
    readUntilDone(number % nodeCount, Math.floor(number / nodeCount)),
  )
  await Promise.all([change().finally(() => done.abort()), ...readers])
  return { wrong, responses }
}
