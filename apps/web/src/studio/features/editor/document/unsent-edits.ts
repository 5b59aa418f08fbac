import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { createStores, getAllKeysValues, openDB, rtop, transact } from 'lib0/indexeddb'
import { UNSENT_DATABASE } from '../../../../session/unsaved-edits.ts'

const STORE = 'edits'
const MAX_AGE_MS = 7 * DAY_MS

export interface UnsentEdit {
  readonly key: number
  readonly bytes: Uint8Array
  /** What this browser had when it was made, as a state vector. */
  readonly base: Uint8Array
}

interface StoredEdit {
  /** Whose, and in which post: somebody else at this browser must not see them. */
  readonly owner: string
  readonly at: number
  readonly bytes: Uint8Array
  readonly base: Uint8Array
}

export type UnsentEdits = ReturnType<typeof openUnsentEdits>

/**
 * What a person has written and the server has not stored yet, in IndexedDB. Only that, and not the document: texts that others have written
 * never stay on this computer.
 */
export function openUnsentEdits({ personId, postId }: { personId: string; postId: string }) {
  const owner = `${personId}/${postId}`
  const opening = openDB(UNSENT_DATABASE, (database) => createStores(database, [[STORE, { autoIncrement: true }]]))
  // Handled by every use below.
  opening.catch(() => undefined)

  async function openStore(): Promise<IDBObjectStore> {
    const [store] = transact(await opening, [STORE], 'readwrite')
    if (store === undefined) throw new Error('The store is missing')
    return store
  }

  async function deleteAll(keys: readonly number[]): Promise<void> {
    if (keys.length === 0) return
    const store = await openStore()
    await Promise.all(keys.map((key) => rtop(store.delete(key))))
  }

  return {
    /** Those of this person in this post, in the order in which they were made. */
    async load(): Promise<UnsentEdit[]> {
      const rows = (await getAllKeysValues(await openStore())) as { k: number; v: StoredEdit }[]
      const isOld = ({ v }: { v: StoredEdit }) => Date.now() - v.at > MAX_AGE_MS
      await deleteAll(rows.filter(isOld).map(({ k }) => k))
      return rows
        .filter((row) => row.v.owner === owner && !isOld(row))
        .map(({ k, v }) => ({ key: k, bytes: new Uint8Array(v.bytes), base: new Uint8Array(v.base) }))
    },

    async add(edited: Omit<UnsentEdit, 'key'>): Promise<number> {
      const edit: StoredEdit = { owner, at: Date.now(), ...edited }
      return (await rtop((await openStore()).add(edit))) as number
    },

    delete: deleteAll,

    async close(): Promise<void> {
      ;(await opening).close()
    },
  }
}
