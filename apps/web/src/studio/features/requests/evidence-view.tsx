import type { Evidence, EvidenceKind } from '@mixed-zone/contract/schemas/studio/requests'
import { BadgeCheck, CircleHelp, type LucideIcon, Phone, RotateCcw, ShieldX, Sparkle, UserX } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { Alert, type AlertVariant } from '../../../ui/primitives/alert.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { requestsTexts } from './requests-texts.ts'
import type { RequestsTexts } from './texts/es.ts'

const LOOKS: Readonly<Record<EvidenceKind, { readonly icon: LucideIcon; readonly colour: string }>> = {
  'rejected-before': { icon: RotateCcw, colour: 'text-flare' },
  'distrusted-domain': { icon: ShieldX, colour: 'text-flare' },
  'trusted-domain': { icon: BadgeCheck, colour: 'text-pitch' },
  'free-mail': { icon: CircleHelp, colour: 'text-accent-text' },
  colleagues: { icon: BadgeCheck, colour: 'text-pitch' },
  'suspended-colleagues': { icon: UserX, colour: 'text-accent-text' },
  'other-telephone-country': { icon: Phone, colour: 'text-accent-text' },
  'new-medium': { icon: Sparkle, colour: 'text-sky' },
}

/** A piece of evidence in a few words, with its number or year. */
export function evidenceLabel(kind: EvidenceKind, evidence: Evidence, texts: RequestsTexts): string {
  if (kind === 'colleagues') return texts.withAccess({ count: evidence.colleagues.active })
  if (kind === 'suspended-colleagues') return texts.suspended({ count: evidence.colleagues.suspended })
  if (kind === 'rejected-before' && evidence.lastRejectedAt !== null) {
    return texts.rejectedIn({ year: evidence.lastRejectedAt.slice(0, 4) })
  }
  return texts.kinds[kind]
}

/** The most telling piece of evidence, for the list. */
export function EvidenceMark({ evidence }: { readonly evidence: Evidence }) {
  const texts = useTexts(requestsTexts)
  const [kind] = evidence.kinds
  if (kind === undefined) return <span className="text-muted">{texts.noEvidence}</span>
  const { icon, colour } = LOOKS[kind]
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <Icon icon={icon} size={16} className={colour} />
      {evidenceLabel(kind, evidence, texts)}
    </span>
  )
}

const VARIANTS: Readonly<Record<Evidence['verdict'], AlertVariant>> = {
  trustworthy: 'success',
  'look-closer': 'warning',
  unknown: 'info',
}

/** Sums the evidence up in a sentence. It never decides. */
export function Verdict({ evidence }: { readonly evidence: Evidence }) {
  const texts = useTexts(requestsTexts)
  const reasons = evidence.kinds.map((kind) => evidenceLabel(kind, evidence, texts))
  return (
    <Alert variant={VARIANTS[evidence.verdict]} word={texts.verdicts[evidence.verdict]} className="mt-4 text-14">
      {reasons.length > 0 && `${reasons.join(', ')}.`}
    </Alert>
  )
}
