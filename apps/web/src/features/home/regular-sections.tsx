import { paths } from '@mixed-zone/contract/screens'
import { useLocale } from '../../i18n/language-store.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { IndexLine } from '../../league-ui/cards/index-line.tsx'
import { SectionHeader } from '../../league-ui/lists/section-header.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import type { HomeSection } from './arrange-home.ts'
import { SmallCards } from './section-layouts.tsx'

interface RegularSectionsProps {
  /** Introduces the others. */
  readonly header: HomeSection | null
  readonly sections: readonly HomeSection[]
}

/** Sections as lists of links, three in a row, below the posts of the one that introduces them. */
export function RegularSections({ header, sections }: RegularSectionsProps) {
  const locale = useLocale()
  return (
    <section aria-labelledby={header?.textId} className="page-width">
      {header && (
        <>
          <SectionHeader
            id={header.textId}
            title={header.name}
            description={header.description}
            all={{ href: paths.posts({ locale, textId: header.textId }), count: header.count }}
          />
          <div className="mb-10">
            <SmallCards posts={header.posts} />
          </div>
        </>
      )}
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map((section) => (
          <SectionIndex key={section.textId} section={section} />
        ))}
      </div>
    </section>
  )
}

function SectionIndex({ section }: { readonly section: HomeSection }) {
  const locale = useLocale()
  const { formatNumber } = useFormats()
  return (
    <section aria-labelledby={section.textId} className="border-t border-ink pt-3">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h3 id={section.textId} className="headline-18">
          <Link
            href={paths.posts({ locale, textId: section.textId })}
            className="touch-target underlined-on-hover rounded-control"
          >
            {section.name}
          </Link>
        </h3>
        <span className="text-14 text-muted">{formatNumber(section.count)}</span>
      </div>
      <p className="-mt-2 mb-3 text-14 text-muted">{section.description}</p>
      <ul>
        {section.posts.map((card, index) => (
          <IndexLine key={card.id} card={card} hasPicture={index === 0} />
        ))}
      </ul>
    </section>
  )
}
