import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { CopyButton } from '../../ui/components/copy-button.tsx'
import { PostSection } from './post-section.tsx'
import { RichText } from './rich-text.tsx'
import { plainTextOf } from './rich-text-source.ts'
import type { Reading } from './use-reading-language.ts'

/** The text, to read and to copy. */
export function PostText({ reading }: { readonly reading: Reading }) {
  const locale = useLocale()
  const words = useWords().post
  if (reading.body === '') return null
  const copied = () => [reading.title, reading.summary, plainTextOf(reading.body)].filter(Boolean).join('\n\n')
  const isForeign = reading.locale !== locale && !reading.locales.includes(locale)
  return (
    <PostSection
      id="text"
      title={words.text}
      actions={<CopyButton text={copied} label={words.copyText} variant="secondary" />}
    >
      {isForeign && (
        <p className="mb-4 text-14 text-muted">{words.onlyIn({ language: LOCALE_NAMES[locale][reading.locale] })}</p>
      )}
      <RichText html={reading.body} lang={reading.locale} />
    </PostSection>
  )
}
