import { saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import type { FactField, FactSaved, FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Result } from '../../../../api/client.ts'
import { checklistQuery, postDetailQuery } from '../../../shared/publish/post-queries.ts'
import { studioClient } from '../../../shared/studio-client.ts'
import type { Mention } from '../body/suggestion-menu.tsx'
import { unsavedFacts } from '../unsaved-fields.ts'
import { type QueuedChange, type RefusedChange, useSaveQueue } from '../use-save-queue.ts'

/** Somebody else has saved the field meanwhile: both values are there to choose from. */
export interface FactConflict {
  readonly field: FactField
  readonly mine: unknown
  readonly mineAt: number
}

/** How the last change was saved. */
export type FactSaving = 'idle' | 'saving' | 'offline'

export interface Facts {
  /** As they are on the screen: what is being saved counts. */
  readonly values: FactValues
  readonly saving: FactSaving
  readonly unsavedCount: number
  readonly savedAt: number | null
  readonly conflicts: readonly FactConflict[]
  readonly refusals: readonly RefusedChange<FactField, unknown>[]
  /** Fields that the choice of the fixture has filled in. */
  readonly filled: readonly FactField[]
  readonly save: <Field extends FactField>(field: Field, value: FactValues[Field]) => void
  /** Ends a conflict with one of the two values. */
  readonly resolve: (field: FactField, choice: 'mine' | 'theirs') => void
  /** Gives up what was refused. */
  readonly discard: (field: FactField) => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Saves each field of the panel when it changes. */
export function useFacts(detail: PostDetail): Facts {
  const { id } = detail
  const client = useQueryClient()
  const [conflicts, setConflicts] = useState<readonly FactConflict[]>([])
  const [filled, setFilled] = useState<readonly FactField[]>([])
  const [unsaved] = useState(() => unsavedFacts(id))
  const { queryKey } = postDetailQuery(id)
  /** What this tab has sent last without an answer: the server may have stored it. */
  const unanswered = useRef(new Map<FactField, unknown>())
  const queue = useSaveQueue<FactField, unknown, FactSaved>({
    unsaved,
    send,
    onSaved: keepSaved,
    onConflict: handleConflict,
  })

  const currentFacts = () => (client.getQueryData<PostDetail>(queryKey) ?? detail).facts

  async function send(field: FactField, { value, version }: QueuedChange<unknown>): Promise<Result<FactSaved>> {
    const result = await studioClient.call(saveFact, { value, version }, { params: { id, field } })
    if (result.ok) unanswered.current.delete(field)
    else if (result.failure.type === 'network') unanswered.current.set(field, value)
    return result
  }

  async function handleConflict(field: FactField, sent: QueuedChange<unknown>): Promise<boolean> {
    await client.refetchQueries({ queryKey })
    // Another value may have been chosen meanwhile. Nothing waits any more if the session has ended.
    const newest = queue.waiting(field)
    if (newest === undefined) return false
    const { value, at } = newest
    const stored = currentFacts()[field]
    // It could not be loaded again: the change waits for the next attempt.
    if (stored.version === sent.version) return false
    const isOwn = isSame(stored.value, sent.value) || isSame(stored.value, unanswered.current.get(field))
    unanswered.current.delete(field)
    // The answer to an earlier attempt was lost, or both have chosen the same: there is nothing to decide.
    if (isSame(stored.value, value)) {
      queue.forget(field)
      return false
    }
    // Stored by this tab: what it has chosen since then replaces it.
    if (isOwn) {
      queue.enqueue(field, { value, version: stored.version, at })
      return true
    }
    queue.dequeue(field)
    setConflicts((before) => [...before.filter((one) => one.field !== field), { field, mine: value, mineAt: at }])
    return false
  }

  function keepSaved(field: FactField, { filled: others, ...saved }: FactSaved): void {
    const fields = Object.keys(others) as FactField[]
    if (fields.length > 0) setFilled(fields)
    // Changed meanwhile by the same person: they replace what was just saved or filled in.
    for (const [changed, { version }] of [[field, saved], ...Object.entries(others)] as const) {
      const waiting = queue.waiting(changed as FactField)
      if (waiting !== undefined) queue.enqueue(changed as FactField, { ...waiting, version })
    }
    client.setQueryData<PostDetail>(queryKey, (before) => {
      if (before === undefined) return before
      // The server answers with values of the field's own schema.
      return { ...before, facts: { ...before.facts, [field]: saved, ...others } as PostDetail['facts'] }
    })
    // Names of what was chosen, and what is still missing.
    void client.invalidateQueries({ queryKey })
    void client.invalidateQueries({ queryKey: checklistQuery(id).queryKey })
  }

  const save: Facts['save'] = (field, value) => {
    const version = queue.waiting(field)?.version ?? currentFacts()[field].version
    queue.enqueue(field, { value, version })
    void queue.flush(field)
  }

  return {
    values: { ...valuesOf(detail), ...Object.fromEntries(queue.drafts) },
    saving: queue.saving,
    unsavedCount: queue.unsavedCount,
    savedAt: queue.savedAt,
    conflicts,
    refusals: queue.refusals,
    filled,
    save,
    resolve(field, choice) {
      const conflict = conflicts.find((one) => one.field === field)
      setConflicts((before) => before.filter((one) => one.field !== field))
      unsaved.delete(field)
      // It was parsed by the field's own schema when it was chosen.
      if (conflict !== undefined && choice === 'mine') save(field, conflict.mine as FactValues[typeof field])
    },
    discard: queue.forget,
  }
}

function valuesOf({ facts }: PostDetail): FactValues {
  // The same keys, each with the value of its own field.
  return Object.fromEntries(Object.entries(facts).map(([field, { value }]) => [field, value])) as unknown as FactValues
}

/** Adds the club, player or tag that was named in the text. */
export function addMention({ values, save }: Facts, mention: Mention): void {
  const add = (ids: readonly string[], id: string) => (ids.includes(id) ? [...ids] : [...ids, id])
  if (mention.kind === 'team') save('teams', add(values.teams, mention.id))
  else if (mention.tag.kind === 'player') save('players', add(values.players, mention.tag.id))
  else save('tags', add(values.tags, mention.tag.id))
}
