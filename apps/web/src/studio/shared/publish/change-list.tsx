import { LOCALES } from '@mixed-zone/contract/locales'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { MarkedWords } from '../marked-words.tsx'
import {
  type ComparedSection,
  compareProperties,
  compareTexts,
  linesOf,
  listChangedFiles,
  type NumberedPart,
  type SectionKind,
} from '../versions/compare-versions.ts'
import { DRAFT, versionQuery, versionsQuery } from '../versions/version-queries.ts'
import { publishTexts } from './publish-texts.ts'

interface ChangedLine extends Pick<ComparedSection, 'kind' | 'name'> {
  /** "PT"; null if all languages share it. */
  readonly language: string | null
  readonly line: readonly NumberedPart[]
}

interface Changes {
  /** The number of the version that was published last. */
  readonly since: number
  readonly lines: readonly ChangedLine[]
  /** The id of the file whose texts are all that has changed. */
  readonly onlyFile: string | null
}

const OF_FILES: ReadonlySet<SectionKind> = new Set(['caption', 'alternative', 'credit'])

/** What differs in the draft from what was published last, in every language; null while that is not known. */
export function useChangesSincePublished(postId: string, isEnabled: boolean): Changes | null {
  const locale = useLocale()
  const { dateTime } = useFormats()
  const list = useInfiniteQuery({ ...versionsQuery(postId), enabled: isEnabled })
  const since = list.data?.pages[0]?.lastPublished ?? null
  const isKnown = isEnabled && since !== null
  const before = useQuery({ ...versionQuery(postId, since ?? DRAFT, locale), enabled: isKnown }).data
  const after = useQuery({ ...versionQuery(postId, DRAFT, locale), enabled: isEnabled }).data
  return useMemo(() => {
    if (since === null || before === undefined || after === undefined) return null
    const lines = [
      ...LOCALES.flatMap((one) => changedLines(compareTexts(before, after, one).sections, one.toUpperCase())),
      ...changedLines(compareProperties(before, after, dateTime).sections, null),
    ]
    const [file = null, ...others] = listChangedFiles(before, after)
    const isOnly = others.length === 0 && lines.every(({ kind }) => OF_FILES.has(kind))
    return { since, lines, onlyFile: isOnly ? file : null }
  }, [since, before, after, dateTime])
}

const changedLines = (sections: readonly ComparedSection[], language: string | null): ChangedLine[] =>
  sections.flatMap((section) =>
    linesOf(section, 'mixed')
      .filter((line) => line.some(({ change }) => change !== null))
      .map((line) => ({ kind: section.kind, name: section.name, language, line })),
  )

/** A text may have been rewritten from the first to the last line. */
const MAX_SHOWN = 30

export function ChangeList({ changes: { since, lines } }: { readonly changes: Changes }) {
  const texts = useTexts(publishTexts).correction
  const left = lines.length - MAX_SHOWN
  return (
    <section>
      <h3 className="text-14">
        <span className="font-semibold">{texts.changed}</span>{' '}
        <span className="text-muted">{texts.since({ number: since })}</span>
      </h3>
      {lines.length === 0 ? (
        <p className="mt-1 text-14 text-muted">{texts.nothing}</p>
      ) : (
        <div
          role="region"
          aria-label={texts.changed}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs a stop for the keyboard
          tabIndex={0}
          className="mt-1 max-h-48 overflow-y-auto text-14"
        >
          <ul className="divide-y divide-line">
            {lines.slice(0, MAX_SHOWN).map(({ kind, name, language, line }, index) => (
              <li key={index} className="gap-x-4 py-2 wrap-anywhere sm:grid sm:grid-cols-[10rem_1fr]">
                <span className="text-muted">
                  {[language, texts.changedParts[kind], kind === 'fact' ? null : name].filter(Boolean).join(' · ')}
                </span>
                <span className="max-sm:block">
                  <MarkedWords parts={line} />
                </span>
              </li>
            ))}
            {left > 0 && <li className="py-2 text-muted">{texts.more({ count: left })}</li>}
          </ul>
        </div>
      )}
    </section>
  )
}
