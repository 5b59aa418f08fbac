import type { MailState } from '@mixed-zone/contract/schemas/studio/mail'
import {
  Ban,
  Check,
  CircleHelp,
  CircleSlash,
  CircleX,
  Clock3,
  LoaderCircle,
  type LucideIcon,
  RefreshCw,
  ShieldBan,
  TriangleAlert,
} from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge, type BadgeTone } from '../../../ui/components/badge.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { mailTexts } from './mail-texts.ts'

interface Look {
  readonly icon: LucideIcon
  readonly tone: BadgeTone
  readonly text: string
}

const LOOKS: Readonly<Record<MailState, Look>> = {
  waiting: { icon: Clock3, tone: 'accent', text: 'text-accent-text' },
  sending: { icon: LoaderCircle, tone: 'sky', text: 'text-sky' },
  retrying: { icon: RefreshCw, tone: 'accent', text: 'text-accent-text' },
  accepted: { icon: Check, tone: 'pitch', text: 'text-pitch' },
  returned: { icon: CircleX, tone: 'flare', text: 'text-flare' },
  failed: { icon: TriangleAlert, tone: 'flare', text: 'text-flare' },
  uncertain: { icon: CircleHelp, tone: 'accent', text: 'text-accent-text' },
  suppressed: { icon: ShieldBan, tone: 'flare', text: 'text-flare' },
  cancelled: { icon: Ban, tone: 'plain', text: 'text-muted' },
  dropped: { icon: CircleSlash, tone: 'plain', text: 'text-muted' },
}

/** The state of a mail in a row. */
export function MailStateText({ state }: { readonly state: MailState }) {
  const texts = useTexts(mailTexts)
  const { icon, text } = LOOKS[state]
  return (
    <span className={classNames('inline-flex items-center gap-1.5 align-middle font-semibold whitespace-nowrap', text)}>
      <Icon icon={icon} size={18} />
      {texts.states[state]}
    </span>
  )
}

export function MailStateBadge({ state }: { readonly state: MailState }) {
  const texts = useTexts(mailTexts)
  const { icon, tone } = LOOKS[state]
  return (
    <Badge tone={tone} icon={icon}>
      {texts.states[state]}
    </Badge>
  )
}
