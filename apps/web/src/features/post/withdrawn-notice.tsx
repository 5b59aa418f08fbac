import type { Post } from '@mixed-zone/contract/schemas/post'
import { paths } from '@mixed-zone/contract/screens'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { postTexts } from './post-texts.ts'

/** In place of a post that was there a moment ago: what happened, and two ways on. */
export function WithdrawnNotice({ section }: Pick<Post, 'section'>) {
  const locale = useLocale()
  const texts = useTexts(postTexts)
  const { goHome } = useBaseTexts().states
  useDocumentTitle(texts.withdrawnTitle)
  return (
    <div role="alert" className="page-width py-16 lg:py-24">
      <h1 className="headline-48">{texts.withdrawnTitle}</h1>
      <p className="measure mt-3 text-18 text-ink2">{texts.withdrawnText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={paths.posts({ locale, textId: section.textId })} variant="primary" size="large">
          {texts.goToSection({ section: section.name })}
        </ButtonLink>
        <ButtonLink href={paths.home({ locale })} size="large">
          {goHome}
        </ButtonLink>
      </div>
    </div>
  )
}
