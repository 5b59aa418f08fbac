import { LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import { Copy, FilePlus2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { EmptyState } from '../../../../ui/components/empty-state.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { editorTexts } from '../editor-texts.ts'

interface LanguageStartProps {
  readonly locale: Locale
  readonly source: Locale
  readonly onCopy: () => void
  readonly onEmpty: () => void
  /** Other ways to begin. */
  readonly children?: ReactNode
}

/** In place of a language that nobody has begun. */
export function LanguageStart({ locale, source, onCopy, onEmpty, children }: LanguageStartProps) {
  const texts = useTexts(editorTexts).start
  const names = LOCALE_NAMES[useLocale()]
  return (
    <EmptyState
      title={texts.title({ language: names[locale] })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button icon={Copy} onClick={onCopy}>
            {texts.copy({ language: names[source] })}
          </Button>
          {children}
          <Button icon={FilePlus2} onClick={onEmpty}>
            {texts.empty}
          </Button>
        </span>
      }
    >
      {texts.text}
    </EmptyState>
  )
}
