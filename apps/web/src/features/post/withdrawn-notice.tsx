import type { Post } from '@mixed-zone/contract/schemas/post'
import { paths } from '@mixed-zone/contract/screens'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { usePostWords } from './words/post-words.ts'

/** In place of a post that was there a moment ago: what happened, and two ways on. */
export function WithdrawnNotice({ section }: Pick<Post, 'section'>) {
  const locale = useLocale()
  const words = usePostWords()
  const { goHome } = useWords().states
  useDocumentTitle(words.withdrawnTitle)
  return (
    <div role="alert" className="page-width py-16 lg:py-24">
      <h1 className="headline-48">{words.withdrawnTitle}</h1>
      <p className="measure mt-3 text-18 text-ink2">{words.withdrawnText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={paths.posts({ locale, textId: section.textId })} variant="primary" size="large">
          {words.goToSection({ section: section.name })}
        </ButtonLink>
        <ButtonLink href={paths.home({ locale })} size="large">
          {goHome}
        </ButtonLink>
      </div>
    </div>
  )
}
