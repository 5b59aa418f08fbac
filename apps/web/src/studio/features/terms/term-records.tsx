import type { TermDetail, TermUses } from '@mixed-zone/contract/schemas/studio/terms'
import { paths } from '@mixed-zone/contract/screens'
import { useId, type ReactNode } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { termsTexts } from './terms-texts.ts'

/** The filter of the list of posts for each kind. */
const POST_FILTERS = {
  teams: 'team',
  categories: 'category',
  tags: 'tag',
  players: 'tag',
  sections: 'section',
} as const

const USES = [
  'posts',
  'drafts',
  'captions',
  'fixtures',
  'players',
  'squads',
  'promises',
  'savedViews',
] as const satisfies readonly (keyof TermUses)[]

export function TermUseList({ term }: { readonly term: TermDetail }) {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  const { formatNumber } = useFormats()
  const canSeePosts = useSession((session) => session.permissions.includes('posts'))
  const used = USES.filter((use) => term.uses[use] > 0)
  const filter = new URLSearchParams({ [POST_FILTERS[term.kind]]: term.id }).toString()
  return (
    <Part title={texts.whoUses}>
      {used.length === 0 && <p className="py-1 text-14 text-muted">{texts.nobodyUses}</p>}
      <ul>
        {used.map((use) => (
          <li key={use} className="border-t border-line py-2 text-14">
            {texts.uses[use]({ count: term.uses[use], shown: formatNumber(term.uses[use]) })}
          </li>
        ))}
      </ul>
      {canSeePosts && term.posts > 0 && (
        <p className="mt-1 text-14">
          <TextLink href={`${paths.studioPosts({ locale })}?${filter}`}>{texts.seePosts}</TextLink>
        </p>
      )}
    </Part>
  )
}

export function Squad({ term }: { readonly term: TermDetail }) {
  const texts = useTexts(termsTexts)
  return (
    <Part title={texts.squad}>
      {term.squad.length === 0 && <p className="py-1 text-14 text-muted">{texts.noSquad}</p>}
      <ul>
        {term.squad.map(({ playerId, name, number, position }) => (
          <li key={playerId} className="flex gap-3 border-t border-line py-1.5 text-14">
            <span className="w-6 shrink-0 text-right font-semibold tabular-nums">{number}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <span className="text-muted">{texts.positions[position]}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function OldAddresses({ term: { aliases } }: { readonly term: TermDetail }) {
  const texts = useTexts(termsTexts)
  if (aliases.length === 0) return null
  return (
    <Part title={texts.oldAddresses}>
      <ul>
        {aliases.map((alias) => (
          <li key={alias} className="border-t border-line py-1.5 text-14 wrap-anywhere text-muted">
            {alias}
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface MergedTermsProps {
  readonly term: TermDetail
  readonly isBusy: boolean
  readonly onUndo: (mergeId: string) => void
}

export function MergedTerms({ term: { merges }, isBusy, onUndo }: MergedTermsProps) {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  const { date } = useFormats()
  if (merges.length === 0) return null
  return (
    <Part title={texts.mergedHere}>
      <ul>
        {merges.map(({ id, names, undoUntil, mergedBy, mergedAt }) => (
          <li key={id} className="flex items-center gap-3 border-t border-line py-2">
            <span className="min-w-0 flex-1 text-14">
              <span className="block font-semibold wrap-anywhere">{names[locale]}</span>
              <span className="block text-12 text-muted">
                {[mergedBy, date(mergedAt), texts.undoUntil({ date: date(undoUntil) })].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button size="small" isBusy={isBusy} onClick={() => onUndo(id)}>
              {texts.undo}
              <span className="sr-only"> {names[locale]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="mb-1 text-14 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
