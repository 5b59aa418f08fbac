import { Archive, CalendarClock, Check, Copyright, Eye, Lock, type LucideIcon } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Badge, type BadgeTone } from '../../ui/components/badge.tsx'

/** The states of a post that a badge shows. */
export type ShownState = 'draft' | 'in-review' | 'scheduled' | 'published' | 'archived'

const LOOKS: Readonly<Record<ShownState, { readonly tone: BadgeTone; readonly icon?: LucideIcon }>> = {
  draft: { tone: 'plain' },
  'in-review': { tone: 'accent', icon: Eye },
  scheduled: { tone: 'sky', icon: CalendarClock },
  published: { tone: 'pitch', icon: Check },
  archived: { tone: 'plain', icon: Archive },
}

export function StateBadge({ state }: { readonly state: ShownState }) {
  const texts = useBaseTexts().ui.states
  return <Badge {...LOOKS[state]}>{texts[state]}</Badge>
}

export function EmbargoBadge({ until }: { readonly until: string }) {
  const texts = useBaseTexts().ui
  const { dateTime } = useFormats()
  return (
    <Badge tone="flare" icon={Lock}>
      {texts.embargoedUntil({ at: dateTime(until) })}
    </Badge>
  )
}

/** A right of use. `isProminent` on the post itself. */
export function RightsBadge({ text, isProminent = false }: { readonly text: string; readonly isProminent?: boolean }) {
  return (
    <Badge tone={isProminent ? 'accent' : 'plain'} icon={Copyright}>
      {text}
    </Badge>
  )
}
