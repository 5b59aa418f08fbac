import { buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { ExternalLink } from 'lucide-react'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { LinkChip } from '../../ui/components/chip.tsx'
import { ExternalAnchor } from '../../ui/primitives/external-anchor.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { PostSection } from './post-section.tsx'
import { postTexts } from './post-texts.ts'

/** Categories and tags as links to the posts that have them, and external links. */
export function PostLinks({ post }: { readonly post: Post }) {
  const locale = useLocale()
  const texts = useTexts(postTexts)
  if (post.tags.length === 0 && post.categories.length === 0 && post.external.length === 0) return null
  const terms = [
    ...post.categories.map(({ textId, name }) => ({ name, href: buildFilterPath(locale, { category: [textId] }) })),
    ...post.tags.map(({ textId, name }) => ({ name, href: buildFilterPath(locale, { tag: [textId] }) })),
  ]
  return (
    <PostSection id="tags" title={texts.tagsAndLinks}>
      {terms.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {terms.map(({ name, href }) => (
            <li key={href}>
              <LinkChip href={href}>{name}</LinkChip>
            </li>
          ))}
        </ul>
      )}
      {post.external.length > 0 && (
        <ul className={terms.length > 0 ? 'mt-3' : undefined}>
          {/* Two links may share a URL, so it cannot be the key. */}
          {post.external.map(({ title, url }, index) => (
            <li key={index}>
              <ExternalAnchor
                href={url}
                className="underlined-on-hover flex min-h-11 items-center gap-2.5 rounded-control font-semibold"
              >
                <Icon icon={ExternalLink} size={18} />
                {title}
              </ExternalAnchor>
            </li>
          ))}
        </ul>
      )}
    </PostSection>
  )
}
