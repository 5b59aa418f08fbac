import type { PersonState, StudioPerson } from '@mixed-zone/contract/schemas/studio/people'
import { Ban, Check, KeyRound, LockKeyhole, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { type Formats, useFormats } from '../../../i18n/use-formats.ts'
import { Badge, type BadgeTone } from '../../../ui/components/badge.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { peopleTexts } from './people-texts.ts'
import type { PeopleTexts } from './texts/es.ts'

const STATE_STYLES: Readonly<Record<PersonState, { icon: LucideIcon; colour: string; tone: BadgeTone }>> = {
  active: { icon: Check, colour: 'text-pitch', tone: 'pitch' },
  provisional: { icon: KeyRound, colour: 'text-sky', tone: 'sky' },
  locked: { icon: LockKeyhole, colour: 'text-accent-text', tone: 'accent' },
  suspended: { icon: Ban, colour: 'text-flare', tone: 'flare' },
}

export function personName({ name, surnames }: Pick<StudioPerson, 'name' | 'surnames'>): string {
  return `${name} ${surnames}`.trim()
}

/** Until when, or why; null for an active account. */
export function explainState(person: StudioPerson, texts: PeopleTexts, { dateTime }: Formats): string | null {
  const { state, lockedUntil, provisionalUntil, suspendedReason } = person
  if (state === 'suspended')
    return suspendedReason === null ? null : texts.suspendedBecause({ reason: suspendedReason })
  if (state === 'locked' && lockedUntil !== null) return texts.lockedUntil({ until: dateTime(lockedUntil) })
  if (state !== 'provisional' || provisionalUntil === null) return null
  const until = dateTime(provisionalUntil)
  return new Date(provisionalUntil) > new Date() ? texts.provisionalUntil({ until }) : texts.provisionalOver({ until })
}

/** The state in a row of the list. */
export function StateMark({ person }: { readonly person: StudioPerson }) {
  const texts = useTexts(peopleTexts)
  const formats = useFormats()
  const { icon, colour } = STATE_STYLES[person.state]
  return (
    <span
      title={explainState(person, texts, formats) ?? undefined}
      className={classNames('inline-flex items-center gap-1.5 font-semibold whitespace-nowrap', colour)}
    >
      {person.state !== 'active' && <Icon icon={icon} size={16} />}
      {texts.states[person.state]}
    </span>
  )
}

export function StateBadge({ state }: { readonly state: PersonState }) {
  const texts = useTexts(peopleTexts)
  const { icon, tone } = STATE_STYLES[state]
  return (
    <Badge tone={tone} icon={icon}>
      {texts.states[state]}
    </Badge>
  )
}
