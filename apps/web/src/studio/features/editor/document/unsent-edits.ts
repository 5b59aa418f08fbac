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

const openDatabase = () =>
  openDB(UNSENT_DATABASE, (database) => createStores(database, [[STORE, { autoIncrement: true }]]))

async function openStore(database: Promise<IDBDatabase>): Promise<IDBObjectStore> {
  const [store] = transact(await database, [STORE], 'readwrite')
  if (store === undefined) throw new Error('The store is missing')
  return store
}

const loadRows = async (store: IDBObjectStore) => (await getAllKeysValues(store)) as { k: number; v: StoredEdit }[]

const isOld = ({ v }: { readonly v: StoredEdit }) => Date.now() - v.at > MAX_AGE_MS

/** The posts in which this person has written something that was not sent. */
export async function listUnsentPosts(personId: string): Promise<string[]> {
  try {
    const database = openDatabase()
    const rows = await loadRows(await openStore(database))
    ;(await database).close()
    const owners = rows.filter((row) => !isOld(row)).map(({ v }) => v.owner.split('/'))
    return [...new Set(owners.flatMap(([person, postId = '']) => (person === personId ? postId : [])))]
  } catch {
    // Storage is disabled: nothing was stored.
    return []
  }
}

export type UnsentEdits = ReturnType<typeof openUnsentEdits>

/**
 * What a person has written and the server has not stored yet, in IndexedDB. Only that, and not the document: texts that others have written
 * never stay on this computer.
 */
export function openUnsentEdits({ personId, postId }: { personId: string; postId: string }) {
  const owner = `${personId}/${postId}`
  const opening = openDatabase()
  // Handled by every use below.
  opening.catch(() => undefined)

  async function deleteAll(keys: readonly number[]): Promise<void> {
    if (keys.length === 0) return
    const store = await openStore(opening)
    await Promise.all(keys.map((key) => rtop(store.delete(key))))
  }

  return {
    /** Those of this person in this post, in the order in which they were made. */
    async load(): Promise<UnsentEdit[]> {
      const rows = await loadRows(await openStore(opening))
      await deleteAll(rows.filter(isOld).map(({ k }) => k))
      return rows
        .filter((row) => row.v.owner === owner && !isOld(row))
        .map(({ k, v }) => ({ key: k, bytes: new Uint8Array(v.bytes), base: new Uint8Array(v.base) }))
    },

    async add(edited: Omit<UnsentEdit, 'key'>): Promise<number> {
      const edit: StoredEdit = { owner, at: Date.now(), ...edited }
      const store = await openStore(opening)
      const adding = store.add(edit)
      // Not when the browser next has time: a tab that is being closed would abort the transaction.
      store.transaction.commit()
      return (await rtop(adding)) as number
    },

    delete: deleteAll,

    async close(): Promise<void> {
      ;(await opening).close()
    },
  }
}
