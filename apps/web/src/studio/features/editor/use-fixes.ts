import type { Locale } from '@mixed-zone/contract/locales'
import type { FactField } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useEffect, useState } from 'react'
import type { CheckItem, GetFixHandler } from '../../shared/publish/checklist.tsx'

/** The fields in which something that is missing can be added. */
const FIELDS: Readonly<Partial<Record<CheckItem['kind'], FactField>>> = {
  'section-missing': 'section',
  'category-missing': 'categories',
  'contact-missing': 'contact',
  'rights-missing': 'rights',
  'lead-image-missing': 'leadAsset',
}

const IN_TEXT: ReadonlySet<CheckItem['kind']> = new Set([
  'title-missing',
  'text-too-long',
  'language-missing',
  'translation-outdated',
  'translation-unread',
])

interface FixTargets {
  /** The language in view. */
  readonly locale: Locale
  readonly hasAssets: boolean
  readonly onPanel: () => void
  readonly onLanguage: (locale: Locale) => void
  readonly onFile: (assetId: string) => void
}

const IN_FILES: ReadonlySet<CheckItem['kind']> = new Set([
  'caption-missing',
  'alternative-missing',
  'file-recalled',
  'file-broken',
])

/** Leads from what is missing to where it can be added. */
export function useFixes({ locale, hasAssets, onPanel, onLanguage, onFile }: FixTargets): GetFixHandler {
  const [target, setTarget] = useState<{ readonly selector: string } | null>(null)

  // After the dialog has closed, whose trap would take the focus back.
  useEffect(() => {
    if (target !== null) document.querySelector<HTMLElement>(target.selector)?.focus()
  }, [target])

  return ({ kind, locales = [], assetIds: [assetId] = [] }) => {
    const field = FIELDS[kind]
    if (IN_FILES.has(kind)) return assetId === undefined ? null : () => onFile(assetId)
    if (IN_TEXT.has(kind)) {
      return () => {
        onLanguage(locales[0] ?? locale)
        setTarget({ selector: '[data-language-text] :is(textarea, button)' })
      }
    }
    if (field === undefined || (field === 'leadAsset' && !hasAssets)) return null
    return () => {
      onPanel()
      setTarget({ selector: `[data-fact=${field}] :is(select, input, button)` })
    }
  }
}
