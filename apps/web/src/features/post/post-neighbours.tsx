import type { Post } from '@mixed-zone/contract/schemas/post'
import { paths } from '@mixed-zone/contract/screens'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'
import { postTexts } from './post-texts.ts'

/** The posts before and after this one in its section. */
export function PostNeighbours({ post }: { readonly post: Post }) {
  const locale = useLocale()
  const texts = useTexts(postTexts)
  const { previous, next, section } = post
  const look = 'flex h-full items-center gap-4 py-5'
  return (
    <nav aria-label={texts.neighbours} className="mt-16 border-t border-line">
      <ul className="flex max-sm:flex-col">
        {previous && (
          <li className="flex-1">
            <Link href={paths.post({ locale, ...previous })} className={look}>
              <Icon icon={ArrowLeft} />
              <span>
                <span className="block text-14 text-muted">{texts.previousIn({ section: section.name })}</span>
                <span className="headline-18 underlined-on-hover block">
                  <UnbrokenText text={previous.title} />
                </span>
              </span>
            </Link>
          </li>
        )}
        {next && (
          <li className="flex-1 border-line not-first:max-sm:border-t not-first:sm:border-l not-first:sm:pl-6">
            <Link href={paths.post({ locale, ...next })} className={`${look} justify-between sm:text-right`}>
              <span className="sm:ml-auto">
                <span className="block text-14 text-muted">{texts.nextIn({ section: section.name })}</span>
                <span className="headline-18 underlined-on-hover block">
                  <UnbrokenText text={next.title} />
                </span>
              </span>
              <Icon icon={ArrowRight} />
            </Link>
          </li>
        )}
      </ul>
      <p className="border-t border-line py-2">
        <TextLink href={paths.posts({ locale, textId: section.textId })}>
          {texts.allOfSection({ section: section.name })}
        </TextLink>
      </p>
    </nav>
  )
}
