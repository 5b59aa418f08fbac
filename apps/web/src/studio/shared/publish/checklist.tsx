import { LANGUAGE_TAGS, LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { BLOCKING_CHECKS, type Checklist, WARNING_CHECKS } from '@mixed-zone/contract/schemas/studio/posts'
import { Check, CircleAlert, CircleX, Clock, History } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Spinner } from '../../../ui/primitives/spinner.tsx'
import type { LateUploads } from '../uploads/late-uploads.ts'
import { publishTexts } from './publish-texts.ts'
import type { PublishTexts } from './texts/es.ts'

export type CheckItem = Checklist['blocking'][number] | Checklist['warnings'][number]

/** Leads to where it can be solved; null if that is not possible here. */
export type GetFixHandler = (check: CheckItem) => (() => void) | null

/** "6 captions missing (Portuguese)". */
export function checkText({ kind, count, assetIds, locales = [] }: CheckItem, texts: PublishTexts, locale: Locale) {
  const names = LOCALES.filter((one) => locales.includes(one)).map((one) => LOCALE_NAMES[locale][one])
  const languages = new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(names)
  return texts.checks[kind]({ count: count ?? assetIds?.length ?? names.length, languages })
}

interface ChecklistViewProps {
  readonly checklist: Checklist
  readonly getFixHandler?: GetFixHandler
  /** Files that this browser is sending. */
  readonly uploads?: LateUploads
  /** Names the checks that pass, where there is room. */
  readonly areNamed?: boolean
}

/** What blocks, what only warns, and how many checks pass. */
export function ChecklistView({ checklist, getFixHandler, uploads, areNamed = false }: ChecklistViewProps) {
  const locale = useLocale()
  const texts = useTexts(publishTexts)
  const { blocking, warnings, checks } = checklist
  const passing = checks - blocking.length - warnings.length
  const items = [
    ...blocking.map((check) => ({ check, icon: CircleX, look: 'text-flare' })),
    ...warnings.map((check) => ({
      check,
      icon: check.kind === 'translation-outdated' ? History : CircleAlert,
      look: 'text-accent-text',
    })),
  ].map((item) => ({ ...item, fix: getFixHandler?.(item.check) ?? null }))
  return (
    <ul className="divide-y divide-line border-t border-line text-14">
      {items.map(({ check, icon, look, fix }) => (
        <li key={check.kind} className="flex items-start gap-2.5 py-2.5">
          <Icon icon={icon} size={20} className={look} />
          <span className="min-w-0 flex-1 font-semibold">{checkText(check, texts, locale)}</span>
          {fix && (
            <button
              type="button"
              aria-label={`${texts.dialog.fix}: ${checkText(check, texts, locale)}`}
              onClick={fix}
              className="touch-target underlined min-h-6 rounded-control text-12 font-semibold"
            >
              {texts.dialog.fix}
            </button>
          )}
        </li>
      ))}
      <li className="flex items-start gap-2.5 py-2.5">
        <Icon icon={Check} size={20} className="text-pitch" />
        <span className="min-w-0 flex-1">
          {items.length === 0 ? texts.dialog.allPassing : texts.dialog.passing({ count: Math.max(0, passing) })}
          {areNamed && <span className="block text-12 text-muted">{passedCheckNames(checklist, texts)}</span>}
        </span>
      </li>
      {uploads !== undefined && uploads.goingOut > 0 && (
        <li className="flex items-start gap-2.5 py-2.5">
          <Spinner size={20} />
          {texts.dialog.uploading({ count: uploads.goingOut })}
        </li>
      )}
      {uploads !== undefined && uploads.staying > 0 && (
        <li className="flex items-start gap-2.5 py-2.5">
          <Icon icon={Clock} size={20} className="text-accent-text" />
          {texts.dialog.uploadingLater({ count: uploads.staying })}
        </li>
      )}
    </ul>
  )
}

/** "Title, rights, files": each name once. */
function passedCheckNames({ blocking, warnings }: Checklist, texts: PublishTexts): string {
  const failing = new Set<string>([...blocking, ...warnings].map(({ kind }) => kind))
  const names = [...BLOCKING_CHECKS, ...WARNING_CHECKS].filter((kind) => !failing.has(kind))
  return names.map((kind) => texts.passingChecks[kind]).join(' · ')
}

interface ChecklistCountProps {
  readonly checklist: Checklist
  /** In the colour of what it is inside. */
  readonly isPlain?: boolean
}

/** "2 warnings", or how many must be solved. */
export function ChecklistCount({ checklist: { blocking, warnings }, isPlain = false }: ChecklistCountProps) {
  const texts = useTexts(publishTexts).dialog
  const isBlocked = blocking.length > 0
  if (!isBlocked && warnings.length === 0) return null
  const look = isBlocked ? 'text-flare' : 'text-accent-text'
  return (
    <span className={isPlain ? 'font-normal' : classNames('text-14 font-semibold', look)}>
      {isBlocked ? texts.blocking({ count: blocking.length }) : texts.warnings({ count: warnings.length })}
    </span>
  )
}
