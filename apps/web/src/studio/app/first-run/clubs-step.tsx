import { listTerms, setCrest } from '@mixed-zone/contract/endpoints/studio/terms'
import { LOGO_TYPES } from '@mixed-zone/contract/schemas/studio/settings'
import type { ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, CircleAlert, Plus, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { CreateDialog } from '../../features/terms/create-dialog.tsx'
import { ColourBox, TermMark } from '../../features/terms/term-mark.tsx'
import { TERMS_KEY } from '../../features/terms/terms-queries.ts'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { toBase64 } from '../../shared/to-base64.ts'
import { sortCrests } from './crest-files.ts'
import { firstRunTexts } from './first-run-texts.ts'
import { StepPage, type StepProps } from './step-page.tsx'

/** As many as a list returns; no league has more. */
const PAGE_SIZE = 50

const clubsQuery = queryOptions({
  queryKey: [...TERMS_KEY, 'first-run'],
  queryFn: ({ signal }) =>
    orThrow(
      studioClient.call(listTerms, undefined, { params: { kind: 'teams' }, query: { pageSize: PAGE_SIZE }, signal }),
    ),
})

/** The clubs with their crests. */
export function ClubsStep({ step, setup }: StepProps) {
  const texts = useTexts(firstRunTexts).clubs
  const { number } = useFormats()
  const query = useQuery(clubsQuery)
  const [isCreating, setIsCreating] = useState(false)
  const count = query.data?.total ?? setup.counts.clubs
  return (
    <StepPage
      step={step}
      title={texts.title}
      note={texts.note}
      goOn={{
        label: texts.keep({ count, shown: number(count) }),
        isDisabled: count === 0,
        run: async () => true,
      }}
    >
      <PanelBody query={query}>
        {({ items }) => (
          <div className="grid gap-5">
            <div className="flex flex-wrap items-start gap-3">
              <Button icon={Plus} onClick={() => setIsCreating(true)}>
                {texts.add}
              </Button>
              {items.length > 0 && <CrestFiles clubs={items} />}
            </div>
            {items.length === 0 ? <p className="text-muted">{texts.none}</p> : <ClubTable clubs={items} />}
          </div>
        )}
      </PanelBody>
      {isCreating && (
        <CreateDialog kind="teams" onCreated={() => setIsCreating(false)} onClose={() => setIsCreating(false)} />
      )}
    </StepPage>
  )
}

function useSaveCrest() {
  const client = useQueryClient()
  const { states } = useBaseTexts()
  return async (club: ListedTerm, file: File): Promise<boolean> => {
    const body = { file: await toBase64(file), version: club.version }
    const result = await studioClient.call(setCrest, body, { params: { id: club.id } })
    if (!result.ok) {
      const { failure } = result
      toasts.showError(`${file.name}: ${failure.fields['file'] ?? failureMessage(failure, states)}`)
    }
    await client.invalidateQueries({ queryKey: TERMS_KEY })
    void client.invalidateQueries({ queryKey: studioKey('setting', 'setup') })
    return result.ok
  }
}

interface Outcome {
  readonly stored: number
  readonly unknown: readonly string[]
  readonly tooLarge: readonly string[]
}

/** Crests of several clubs at once, by the names of the files. */
function CrestFiles({ clubs }: { readonly clubs: readonly ListedTerm[] }) {
  const texts = useTexts(firstRunTexts).clubs
  const { number } = useFormats()
  const save = useSaveCrest()
  const input = useRef<HTMLInputElement | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function handleFiles(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    setIsBusy(true)
    const { crests, unknown, tooLarge } = sortCrests(files, clubs)
    let stored = 0
    for (const { club, file } of crests) if (await save(club, file)) stored += 1
    setOutcome({ stored, unknown: unknown.map(({ name }) => name), tooLarge: tooLarge.map(({ name }) => name) })
    setIsBusy(false)
  }

  const sentences =
    outcome === null
      ? []
      : [
          ...(outcome.stored > 0 ? [texts.stored({ count: outcome.stored, shown: number(outcome.stored) })] : []),
          ...(outcome.unknown.length > 0 ? [texts.unknown({ names: outcome.unknown.join(', ') })] : []),
          ...(outcome.tooLarge.length > 0 ? [texts.tooLarge({ names: outcome.tooLarge.join(', ') })] : []),
        ]
  const isWrong = outcome !== null && outcome.unknown.length + outcome.tooLarge.length > 0
  return (
    <>
      <Button icon={Upload} isBusy={isBusy} onClick={() => input.current?.click()}>
        {texts.crests}
      </Button>
      <p className="min-w-60 flex-1 text-14 text-muted">{texts.crestsHelp}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept={LOGO_TYPES.join(',')}
        aria-label={texts.crests}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void handleFiles([...(event.target.files ?? [])])
          // The same files can be chosen again.
          event.target.value = ''
        }}
      />
      {sentences.length > 0 && (
        <Alert variant={isWrong ? 'warning' : 'success'} className="w-full">
          {sentences.join(' ')}
        </Alert>
      )}
    </>
  )
}

function ClubTable({ clubs }: { readonly clubs: readonly ListedTerm[] }) {
  const { columns, complete } = useTexts(firstRunTexts).clubs
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-14">
        <thead className="border-b border-edge text-12 text-muted">
          <tr>
            {Object.entries(columns).map(([key, label]) => (
              <th key={key} scope="col" className="py-2 pr-4 font-semibold whitespace-nowrap">
                {label}
              </th>
            ))}
            <td>
              <span className="sr-only">{complete}</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {clubs.map((club) => (
            <ClubRow key={club.id} term={club} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ClubRow({ term }: { readonly term: ListedTerm }) {
  const texts = useTexts(firstRunTexts).clubs
  const save = useSaveCrest()
  const input = useRef<HTMLInputElement | null>(null)
  const { club, names } = term
  const name = names.es
  if (club === null) return null
  return (
    <tr className="h-14 border-b border-line">
      <td className="pr-4">
        <TermMark term={term} />
      </td>
      <th scope="row" className="pr-4 font-semibold">
        {name}
      </th>
      <td className="pr-4">{club.shortName}</td>
      <td className="pr-4 text-muted">{club.code}</td>
      <td className="pr-4">
        <span className="flex gap-1">
          <ColourBox colour={club.mainColour} />
          <ColourBox colour={club.secondColour} />
        </span>
      </td>
      <td className="pr-4 text-muted">{club.stadium}</td>
      <td className="text-right whitespace-nowrap">
        {club.crest === null ? (
          <>
            <button
              type="button"
              aria-label={texts.crestOf({ name })}
              className="inline-flex min-h-9 items-center gap-2 font-semibold text-accent-text pointer-coarse:min-h-11"
              onClick={() => input.current?.click()}
            >
              <Icon icon={CircleAlert} size={18} />
              {texts.noCrest}
            </button>
            <input
              ref={input}
              type="file"
              accept={LOGO_TYPES.join(',')}
              aria-label={texts.crestOf({ name })}
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file) void save(term, file)
                event.target.value = ''
              }}
            />
          </>
        ) : (
          <span className="inline-flex text-pitch">
            <Icon icon={Check} size={18} />
            <span className="sr-only">{texts.complete}</span>
          </span>
        )}
      </td>
    </tr>
  )
}
