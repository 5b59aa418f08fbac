import { LOCALES } from '@mixed-zone/contract/locales'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { settingsTexts } from './settings-texts.ts'
import { diffTexts } from './text-diff.ts'

interface VersionChangesProps {
  readonly version: number
  /** Values as their setting's schema has them. Undefined before the first version. */
  readonly before: unknown
  readonly after: unknown
  readonly onClose: () => void
}

/** What a version changed, with marked words. */
export function VersionChanges({ version, before, after, onClose }: VersionChangesProps) {
  const texts = useTexts(settingsTexts).versions
  const [locale, setLocale] = useState(useLocale())
  const isLocalised = [before, after].some(hasLanguages)
  const [old, current] = [before, after].map((value) => toText(value, isLocalised ? locale : null))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.changesTitle({ version })}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {isLocalised && (
        <div className="mb-4">
          <LanguageTabs label={texts.changesTitle({ version })} value={locale} onChange={setLocale} />
        </div>
      )}
      <Diff before={old ?? ''} after={current ?? ''} />
    </Dialog>
  )
}

function Diff({ before, after }: { readonly before: string; readonly after: string }) {
  const texts = useTexts(settingsTexts).versions
  if (before === after) return <p className="text-muted">{after === '' ? texts.noText : texts.same}</p>
  return (
    <p className="break-words whitespace-pre-wrap">
      {diffTexts(before, after).map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>
        if (kind === 'added') {
          return (
            <ins key={index} className="bg-pitch-tint text-pitch underline decoration-2 underline-offset-2">
              <span className="sr-only">{texts.added}: </span>
              {text}
            </ins>
          )
        }
        return (
          <del key={index} className="bg-flare-tint text-flare line-through">
            <span className="sr-only">{texts.removed}: </span>
            {text}
          </del>
        )
      })}
    </p>
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const isLocalisedText = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && LOCALES.every((locale) => typeof value[locale] === 'string')

function hasLanguages(value: unknown): boolean {
  if (isLocalisedText(value)) return true
  return isRecord(value) && Object.values(value).some(hasLanguages)
}

/** The values as lines of text: texts in one language as they are, everything else as `field: value`. */
function toText(value: unknown, locale: string | null, field = ''): string {
  if (value === null || value === undefined) return ''
  if (locale !== null && isLocalisedText(value)) return String(value[locale])
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([name, inner]) => toText(inner, locale, /^(?:\d+|name|text|templates)$/.test(name) ? '' : name))
      .filter((line) => line !== '')
      .join('\n')
  }
  return field === '' ? String(value) : `${field}: ${String(value)}`
}
