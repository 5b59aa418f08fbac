import { createTeam, listTerms, setCrest } from '@mixed-zone/contract/endpoints/studio/terms'
import type { ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { CreateDialog } from '../../features/terms/create-dialog.tsx'
import { TERMS_KEY } from '../../features/terms/terms-queries.ts'
import { type CsvProblem, readCsvFile } from '../../shared/csv/csv-file.ts'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { toBase64 } from '../../shared/to-base64.ts'
import { CLUB_FORMAT, type ClubFile, MAX_CLUBS, type PlannedClub, planClubs } from './club-file.ts'
import { ClubFilesBox } from './club-files-box.tsx'
import { ClubTable } from './club-table.tsx'
import { sortCrests } from './crest-files.ts'
import { firstRunTexts } from './first-run-texts.ts'
import { setupQuery } from './setup-query.ts'
import { StepPage, type StepProps } from './step-page.tsx'

const clubsQuery = queryOptions({
  queryKey: [...TERMS_KEY, 'first-run'],
  queryFn: ({ signal }) =>
    orThrow(
      studioClient.call(listTerms, undefined, { params: { kind: 'teams' }, query: { pageSize: MAX_CLUBS }, signal }),
    ),
})

const NO_CLUBS: readonly ListedTerm[] = []

/** The clubs with their crests: from a file, or by hand. Nothing of the file is stored before the button. */
export function ClubsStep({ step, setup }: StepProps) {
  const texts = useTexts(firstRunTexts).clubs
  const { formatNumber } = useFormats()
  const query = useQuery(clubsQuery)
  const clubs = query.data?.items ?? NO_CLUBS
  const files = useClubFiles(clubs)
  const [isCreating, setIsCreating] = useState(false)
  const count = (query.data?.total ?? setup.counts.clubs) + files.created.length
  return (
    <StepPage
      step={step}
      title={texts.title}
      note={texts.note}
      goOn={{
        label: texts.keep({ count, shown: formatNumber(count) }),
        isDisabled: count === 0 || files.isBusy,
        run: files.store,
      }}
    >
      <PanelBody query={query}>
        {({ items }) => (
          <div className="grid gap-4">
            <ClubFilesBox isBusy={files.isBusy} onFiles={(chosen) => void files.add(chosen)}>
              {files.file === null ? (
                <p className="font-semibold">{texts.drop}</p>
              ) : (
                <p>
                  <strong>{files.file.name}</strong> {texts.read(counted(files.planned.length, formatNumber))}{' '}
                  {files.known > 0 && texts.known(counted(files.known, formatNumber))}
                </p>
              )}
              <p className="text-12 text-muted">{texts.filesHelp}</p>
            </ClubFilesBox>
            <FilesReport files={files} />
            {items.length + files.planned.length === 0 ? (
              <p className="text-muted">{texts.none}</p>
            ) : (
              <ClubTable
                clubs={items}
                planned={files.planned.filter(({ state }) => state !== 'known')}
                crests={files.crests}
                onCrest={(club, file) => void files.add([file], club)}
              />
            )}
            <div>
              <Button size="small" variant="quiet" icon={Plus} onClick={() => setIsCreating(true)}>
                {texts.add}
              </Button>
            </div>
          </div>
        )}
      </PanelBody>
      {isCreating && (
        <CreateDialog kind="teams" onCreated={() => setIsCreating(false)} onClose={() => setIsCreating(false)} />
      )}
    </StepPage>
  )
}

const counted = (count: number, format: (count: number) => string) => ({ count, shown: format(count) })

interface Outcome {
  readonly problem: CsvProblem | 'no-names' | null
  readonly stored: number
  readonly unknown: readonly string[]
  readonly tooLarge: readonly string[]
}

interface FoundCrest {
  readonly club: ListedTerm | PlannedClub
  readonly file: File
}

type ClubFiles = ReturnType<typeof useClubFiles>

/** The file of the clubs and their crests, until they are stored. Crests of clubs that exist are stored at once. */
function useClubFiles(clubs: readonly ListedTerm[]) {
  const client = useQueryClient()
  const { states } = useBaseTexts()
  const [file, setFile] = useState<ClubFile | null>(null)
  /** Of clubs that do not exist yet, by their text id. */
  const [crests, setCrests] = useState<ReadonlyMap<string, File>>(new Map())
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const planned = useMemo(() => (file === null ? [] : planClubs(file, clubs)), [file, clubs])
  const created = planned.filter(({ state }) => state === 'new')
  const known = planned.filter(({ state }) => state === 'known').length

  const reload = () =>
    Promise.all([TERMS_KEY, setupQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })))

  async function saveCrest({ id, version }: Pick<ListedTerm, 'id' | 'version'>, crest: File): Promise<boolean> {
    const body = { file: await toBase64(crest), version }
    const result = await studioClient.call(setCrest, body, { params: { id } })
    if (!result.ok) {
      const { failure } = result
      toasts.showError(`${crest.name}: ${failure.fields['file'] ?? failureMessage(failure, states)}`)
    }
    return result.ok
  }

  async function readFile(table: File | undefined): Promise<Pick<Outcome, 'problem'> & { read: ClubFile | null }> {
    if (table === undefined) return { problem: null, read: file }
    const read = await readCsvFile(table, CLUB_FORMAT)
    if (typeof read === 'string') return { problem: read, read: file }
    return read.fields.includes('name') ? { problem: null, read } : { problem: 'no-names', read: file }
  }

  return {
    file,
    planned,
    created,
    known,
    crests,
    outcome,
    isBusy,

    /** Pictures go to the club that they are called like, or to the given one. */
    async add(chosen: readonly File[], club?: ListedTerm): Promise<void> {
      if (chosen.length === 0 || isBusy) return
      setIsBusy(true)
      const isPicture = ({ type }: File) => type.startsWith('image/')
      const { problem, read } = await readFile(chosen.findLast((one) => !isPicture(one)))
      const future = read === null ? [] : planClubs(read, clubs).filter(({ state }) => state === 'new')
      const pictures = chosen.filter(isPicture)
      const sorted = sortCrests<File, ListedTerm | PlannedClub>(pictures, [...clubs, ...future])
      const fitting = club ? pictures.filter((picture) => !sorted.tooLarge.includes(picture)) : []
      const found: readonly FoundCrest[] = club ? fitting.map((picture) => ({ club, file: picture })) : sorted.crests
      const next = new Map(crests)
      let stored = 0
      for (const { club: owner, file: picture } of found) {
        if ('line' in owner) next.set(owner.textId, picture)
        else if (await saveCrest(owner, picture)) stored += 1
      }
      const namesOf = (files: readonly File[]) => files.map(({ name }) => name)
      setFile(read)
      setCrests(next)
      setOutcome({
        problem,
        stored: stored + found.filter(({ club: owner }) => 'line' in owner).length,
        unknown: club ? [] : namesOf(sorted.unknown),
        tooLarge: namesOf(sorted.tooLarge),
      })
      if (stored > 0) await reload()
      setIsBusy(false)
    },

    /** Each club by itself: after a failure the rest can be stored by another try. Returns whether all of it was. */
    async store(): Promise<boolean> {
      let isComplete = true
      for (const { fields, textId } of created) {
        const result = await studioClient.call(createTeam, fields)
        if (!result.ok) {
          const { failure } = result
          toasts.showError(`${fields.name}: ${Object.values(failure.fields)[0] ?? failureMessage(failure, states)}`)
          isComplete = false
          break
        }
        const crest = crests.get(textId)
        if (crest !== undefined && !(await saveCrest(result.value, crest))) isComplete = false
      }
      await reload()
      if (isComplete) setFile(null)
      return isComplete
    },
  }
}

/** What became of the chosen files. */
function FilesReport({ files: { outcome } }: { readonly files: Pick<ClubFiles, 'outcome'> }) {
  const texts = useTexts(firstRunTexts).clubs
  const { formatNumber } = useFormats()
  if (outcome === null) return null
  const { problem, stored, unknown, tooLarge } = outcome
  const sentences = [
    ...(stored > 0 ? [texts.stored(counted(stored, formatNumber))] : []),
    ...(unknown.length > 0 ? [texts.unknown({ names: unknown.join(', ') })] : []),
    ...(tooLarge.length > 0 ? [texts.tooLarge({ names: tooLarge.join(', ') })] : []),
  ]
  return (
    <>
      {problem !== null && <Alert variant="error">{texts.problems[problem]}</Alert>}
      {sentences.length > 0 && (
        <Alert variant={unknown.length + tooLarge.length > 0 ? 'warning' : 'success'}>{sentences.join(' ')}</Alert>
      )}
    </>
  )
}
