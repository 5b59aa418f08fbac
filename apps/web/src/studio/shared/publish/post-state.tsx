import type { PostViewState, StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { Archive, CalendarClock, Check, Eye, Lock, type LucideIcon, PencilLine, Trash2 } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge, type BadgeTone } from '../../../ui/components/badge.tsx'
import { useShortTime } from '../short-time.tsx'
import { publishTexts } from './publish-texts.ts'

const LOOKS: Readonly<Record<PostViewState, { readonly tone: BadgeTone; readonly icon?: LucideIcon }>> = {
  draft: { tone: 'plain' },
  review: { tone: 'accent', icon: Eye },
  scheduled: { tone: 'sky', icon: CalendarClock },
  embargoed: { tone: 'flare', icon: Lock },
  published: { tone: 'pitch', icon: Check },
  archived: { tone: 'plain', icon: Archive },
  trash: { tone: 'plain', icon: Trash2 },
}

type ShownPost = Pick<StudioPost, 'state' | 'embargoUntil'> & Partial<Pick<StudioPost, 'correctedAt'>>

/** The state of a post; an embargo with its end. */
export function PostStateBadge({ post: { state, embargoUntil, correctedAt } }: { readonly post: ShownPost }) {
  const texts = useTexts(publishTexts)
  const shortTime = useShortTime()
  if (state === 'published' && correctedAt) {
    return (
      <Badge tone="sky" icon={PencilLine}>
        {texts.corrected}
      </Badge>
    )
  }
  const label =
    state === 'embargoed' && embargoUntil !== null
      ? texts.embargoUntil({ at: shortTime(embargoUntil) })
      : texts.states[state]
  return <Badge {...LOOKS[state]}>{label}</Badge>
}
