import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CopyButton } from '../../ui/components/copy-button.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { PostSection } from './post-section.tsx'
import { handleFileLink } from '../downloads/downloads.tsx'
import { postTexts } from './post-texts.ts'
import { recordCopy } from './record-use.ts'
import { copiedText } from './rich-text-source.ts'
import { RichText } from './rich-text.tsx'
import { TextFigure, useFigureText } from './text-figure.tsx'
import type { Reading } from './use-reading-language.ts'

interface PostTextProps {
  readonly post: Post
  readonly reading: Reading
  readonly isPreview?: boolean
  readonly onOpen: (kind: 'picture' | 'video', assetId: string) => void
}

/** The text, with buttons to copy and download it. */
export function PostText({ post, reading, isPreview = false, onOpen }: PostTextProps) {
  const locale = useLocale()
  const texts = useTexts(postTexts)
  const describe = useFigureText()
  if (reading.body === '') return null
  const files = post.texts.filter((file) => file.locale === reading.locale)
  const isForeign = reading.locale !== locale && !reading.locales.includes(locale)
  const names = reading.locales.map((each) => LOCALE_NAMES[locale][each])
  const assetOf = (id: string) => post.assets.find((asset) => asset.id === id)
  const figureText = (id: string) => {
    const asset = assetOf(id)
    return asset ? describe(asset) : ''
  }
  const languages = new Intl.ListFormat(locale).format(names)
  return (
    <PostSection
      id="text"
      title={texts.text}
      actions={
        <>
          <CopyButton
            text={() => copiedText(reading, figureText)}
            label={texts.copyText}
            variant="secondary"
            onCopied={() => (isPreview ? undefined : recordCopy(post.id))}
          />
          {files.map(({ format, name, url }) => (
            <ButtonLink
              key={format}
              href={url}
              download={name}
              onClick={(event) => handleFileLink(event, { title: name, file: { url, name } })}
              variant="quiet"
              size="small"
              // The visible text first, for voice control.
              aria-label={`${format.toUpperCase()}, ${texts.textAs({ format: format.toUpperCase() })}`}
            >
              {format.toUpperCase()}
            </ButtonLink>
          ))}
        </>
      }
    >
      {isForeign && (
        <p className="mb-4 text-14 text-muted">
          {texts.onlyIn({ language: languages })}
          {reading.locales
            .filter((each) => each !== reading.locale)
            .map((each) => (
              <button
                key={each}
                type="button"
                onClick={() => reading.choose(each)}
                className="underlined ml-2 rounded-control font-semibold text-ink"
              >
                {texts.readIn({ language: LOCALE_NAMES[locale][each] })}
              </button>
            ))}
        </p>
      )}
      <RichText
        html={reading.body}
        lang={reading.locale}
        renderFigure={(id) => {
          const asset = assetOf(id)
          return asset ? <TextFigure post={post} asset={asset} onOpen={onOpen} /> : null
        }}
      />
    </PostSection>
  )
}
