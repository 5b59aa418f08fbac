import type { ErrorType } from '@mixed-zone/contract/errors'
import { createTeam, listTerms, setCrest } from '@mixed-zone/contract/endpoints/studio/terms'
import { isAccepted } from '@mixed-zone/contract/rules/accept-list'
import type { ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { TERMS_KEY } from '../../features/terms/terms-queries.ts'
import { type CsvProblem, readCsvFile } from '../../shared/csv/csv-file.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { toBase64 } from '../../shared/to-base64.ts'
import {
  CLUB_FILE_TYPES,
  CLUB_FORMAT,
  type ClubFile,
  isPlanned,
  MAX_CLUBS,
  type PlannedClub,
  planClubs,
  textIdsOf,
} from './club-file.ts'
import { matchCrests } from './crest-files.ts'
import { firstRunTexts } from './first-run-texts.ts'
import { setupQuery } from './setup-query.ts'

export const clubsQuery = queryOptions({
  queryKey: [...TERMS_KEY, 'first-run'],
  queryFn: ({ signal }) =>
    orThrow(
      studioClient.call(listTerms, undefined, { params: { kind: 'teams' }, query: { pageSize: MAX_CLUBS }, signal }),
    ),
})

interface ReadTable {
  /** The clubs of the file; those of the file before if it cannot be used. */
  readonly read: ClubFile | null
  readonly problem: CsvProblem | 'no-names' | null
  readonly isUnreadable: boolean
}

/** What became of the chosen files. All but the first two are names of files. */
interface Outcome {
  readonly problem: ReadTable['problem']
  readonly matched: number
  readonly unknown: readonly string[]
  readonly tooLarge: readonly string[]
  readonly unsupported: readonly string[]
  /** Tables beside the one that was read. */
  readonly furtherTables: readonly string[]
  readonly unreadable: readonly string[]
}

/** Only a crest that `failed` can be stored by another attempt. */
type CrestResult = 'saved' | 'failed' | 'refused' | 'unreadable'

/** Worth another attempt with the same file. Anything else would prevent the step from ending. */
const RETRYABLE: readonly (ErrorType | 'network')[] = [
  'network',
  'unavailable',
  'rate-limit',
  'storage-full',
  'conflict',
]

export type ClubFiles = ReturnType<typeof useClubFiles>

/** The file of the clubs and their crests, until they are stored. Crests of clubs that exist are stored at once. */
export function useClubFiles(clubs: readonly ListedTerm[]) {
  const client = useQueryClient()
  const { states } = useBaseTexts()
  const texts = useTexts(firstRunTexts).clubs
  const [file, setFile] = useState<ClubFile | null>(null)
  /** Not stored yet, by the text id of the club that the file creates or has created. */
  const [crests, setCrests] = useState<ReadonlyMap<string, File>>(new Map())
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const planned = useMemo(() => (file === null ? [] : planClubs(file, clubs)), [file, clubs])
  const newClubs = planned.filter(({ state }) => state === 'new')
  const known = planned.filter(({ state }) => state === 'known').length

  const reload = () =>
    Promise.all([TERMS_KEY, setupQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })))

  const showFailure = (name: string, message: string | undefined, failure: ApiFailure) =>
    toasts.showError(`${name}: ${message ?? failureMessage(failure, states)}`)

  async function saveCrest({ id, version }: Pick<ListedTerm, 'id' | 'version'>, crest: File): Promise<CrestResult> {
    const content = await toBase64(crest).catch(() => null)
    if (content === null) return 'unreadable'
    const result = await studioClient.call(setCrest, { file: content, version }, { params: { id } })
    if (result.ok) return 'saved'
    showFailure(crest.name, result.failure.fields['file'], result.failure)
    return RETRYABLE.includes(result.failure.type) ? 'failed' : 'refused'
  }

  async function readTable(table: File | undefined): Promise<ReadTable> {
    if (table === undefined) return { read: file, problem: null, isUnreadable: false }
    const read = await readCsvFile(table, CLUB_FORMAT).catch(() => null)
    if (read === null) return { read: file, problem: null, isUnreadable: true }
    if (typeof read === 'string') return { read: file, problem: read, isUnreadable: false }
    const hasNames = read.fields.includes('name')
    return { read: hasNames ? read : file, problem: hasNames ? null : 'no-names', isUnreadable: false }
  }

  async function addFiles(chosen: readonly File[], club?: ListedTerm): Promise<void> {
    const isTable = (one: File) => club === undefined && isAccepted(one, CLUB_FILE_TYPES)
    const [table, ...furtherTables] = chosen.filter(isTable)
    const { read, problem, isUnreadable } = await readTable(table)
    const unreadable = table !== undefined && isUnreadable ? [table] : []
    const readClubs = read === null ? [] : planClubs(read, clubs).filter(({ state }) => state === 'new')
    const { crests: found, ...rest } = matchCrests<File, ListedTerm | PlannedClub>(
      chosen.filter((one) => !isTable(one)),
      [...clubs, ...readClubs],
      club,
    )
    const pending = new Map(crests)
    let saved = 0
    for (const { club: owner, file: picture } of found) {
      if (isPlanned(owner)) {
        pending.set(owner.textId, picture)
        continue
      }
      const result = await saveCrest(owner, picture)
      if (result === 'unreadable') unreadable.push(picture)
      if (result !== 'saved') continue
      saved += 1
      // The saved crest supersedes a pending one.
      for (const textId of textIdsOf(owner)) pending.delete(textId)
    }
    const namesOf = (files: readonly File[]) => files.map(({ name }) => name)
    setFile(read)
    setCrests(pending)
    setOutcome({
      problem,
      matched: saved + found.filter(({ club: owner }) => isPlanned(owner)).length,
      unknown: namesOf(rest.unknown),
      tooLarge: namesOf(rest.tooLarge),
      unsupported: namesOf(rest.unsupported),
      furtherTables: namesOf(furtherTables),
      unreadable: namesOf(unreadable),
    })
    if (saved > 0) await reload()
  }

  /** Removes the club's crest from `pending`, unless another attempt can store it. Returns whether nothing went wrong. */
  async function storePendingCrest(
    club: Pick<ListedTerm, 'id' | 'version'>,
    textId: string,
    pending: Map<string, File>,
  ): Promise<boolean> {
    const crest = pending.get(textId)
    if (crest === undefined) return true
    const result = await saveCrest(club, crest)
    if (result === 'unreadable') toasts.showError(texts.unreadable({ names: crest.name }))
    if (result !== 'failed') pending.delete(textId)
    return result === 'saved'
  }

  async function storeAll(pending: Map<string, File>): Promise<boolean> {
    let isComplete = true
    // Their crests failed after an earlier attempt had created the clubs.
    for (const club of clubs) {
      const textId = textIdsOf(club).find((one) => pending.has(one))
      if (textId !== undefined && !(await storePendingCrest(club, textId, pending))) isComplete = false
    }
    for (const { fields, textId } of newClubs) {
      const result = await studioClient.call(createTeam, fields)
      if (!result.ok) {
        showFailure(fields.name, Object.values(result.failure.fields)[0], result.failure)
        return false
      }
      addToList(result.value)
      if (!(await storePendingCrest(result.value, textId, pending))) isComplete = false
    }
    return isComplete
  }

  /** The list may fail to reload when the connection is lost; then another attempt must not create the club again. */
  function addToList(club: ListedTerm): void {
    client.setQueryData(clubsQuery.queryKey, (list) => {
      if (list === undefined || list.items.some(({ id }) => id === club.id)) return list
      return { ...list, items: [...list.items, club], total: list.total + 1 }
    })
  }

  return {
    file,
    planned,
    newClubs,
    known,
    crests,
    outcome,
    isBusy,

    /** Pictures go to the club that they are called like, or to the given one. */
    async add(chosen: readonly File[], club?: ListedTerm): Promise<void> {
      if (chosen.length === 0 || isBusy) return
      setIsBusy(true)
      try {
        await addFiles(chosen, club)
      } finally {
        setIsBusy(false)
      }
    },

    /** Each club by itself: after a failure, another attempt stores the rest. Returns whether nothing went wrong. */
    async store(): Promise<boolean> {
      if (isBusy) return false
      setIsBusy(true)
      const pending = new Map(crests)
      try {
        const isComplete = await storeAll(pending)
        setCrests(pending)
        await reload()
        if (isComplete) setFile(null)
        return isComplete
      } finally {
        setIsBusy(false)
      }
    },
  }
}
