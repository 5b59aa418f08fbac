import type { ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { Check, CircleAlert, ImagePlus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { ErrorText } from '../../../ui/primitives/error-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { ColourBox, TermMark } from '../../features/terms/term-mark.tsx'
import type { PlannedClub } from './club-file.ts'
import { CREST_TYPES } from './crest-files.ts'
import { firstRunTexts } from './first-run-texts.ts'

interface ClubTableProps {
  readonly clubs: readonly ListedTerm[]
  /** Rows of a file that are not clubs yet. */
  readonly planned: readonly PlannedClub[]
  /** Crests of planned clubs, by their text id. */
  readonly crests: ReadonlyMap<string, File>
  readonly onCrest: (club: ListedTerm, file: File) => void
}

export function ClubTable({ clubs, planned, crests, onCrest }: ClubTableProps) {
  const { title, columns, status, complete } = useTexts(firstRunTexts).clubs
  return (
    <div
      role="region"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs a stop for the keyboard
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      <table className="w-full text-left text-14">
        <thead className="border-b border-edge text-12 text-muted">
          <tr>
            {Object.entries(columns).map(([key, label]) => (
              <th key={key} scope="col" className="py-2 pr-4 font-semibold whitespace-nowrap">
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{status}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {planned.map((club) => (
            <ClubRow
              key={club.id}
              name={club.fields.name}
              club={club.fields}
              mark={
                crests.has(club.textId) ? <ColourBox colour={club.fields.mainColour} className="size-9" /> : <NoCrest />
              }
            >
              <PlannedState club={club} hasCrest={crests.has(club.textId)} />
            </ClubRow>
          ))}
          {clubs.map(
            (term) =>
              term.club && (
                <ClubRow
                  key={term.id}
                  name={term.names.es}
                  club={term.club}
                  mark={term.club.crest === null ? <NoCrest /> : <TermMark term={term} />}
                >
                  {term.club.crest === null ? (
                    <CrestButton name={term.names.es} onFile={(file) => onCrest(term, file)} />
                  ) : (
                    <span className="inline-flex text-pitch">
                      <Icon icon={Check} size={18} />
                      <span className="sr-only">{complete}</span>
                    </span>
                  )}
                </ClubRow>
              ),
          )}
        </tbody>
      </table>
    </div>
  )
}

function NoCrest() {
  return (
    <span className="inline-flex size-9 items-center justify-center rounded-control border border-dashed border-edge text-accent-text">
      <Icon icon={ImagePlus} size={18} />
    </span>
  )
}

interface ClubRowProps {
  readonly name: string
  readonly club: Pick<PlannedClub['fields'], 'shortName' | 'code' | 'mainColour' | 'secondColour' | 'stadium'>
  readonly mark: ReactNode
  /** What there is to say of it. */
  readonly children: ReactNode
}

function ClubRow({ name, club, mark, children }: ClubRowProps) {
  return (
    <tr className="h-14 border-b border-line">
      <td className="pr-4">{mark}</td>
      <th scope="row" className="min-w-32 pr-4 font-semibold">
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
      <td className="text-right whitespace-nowrap">{children}</td>
    </tr>
  )
}

interface PlannedStateProps {
  readonly club: PlannedClub
  readonly hasCrest: boolean
}

function PlannedState({ club: { line, state, wrongField }, hasCrest }: PlannedStateProps) {
  const texts = useTexts(firstRunTexts).clubs
  const { formatNumber } = useFormats()
  if (state === 'new') return <span className="text-muted">{hasCrest ? texts.newWithCrest : texts.new}</span>
  return (
    <span className="text-flare">
      <ErrorText>
        {wrongField === null
          ? texts.repeated({ line: formatNumber(line) })
          : texts.wrong({ line: formatNumber(line), field: texts.fields[wrongField] })}
      </ErrorText>
    </span>
  )
}

function CrestButton({ name, onFile }: { readonly name: string; readonly onFile: (file: File) => void }) {
  const texts = useTexts(firstRunTexts).clubs
  const input = useRef<HTMLInputElement | null>(null)
  return (
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
        accept={CREST_TYPES}
        aria-label={texts.crestOf({ name })}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
