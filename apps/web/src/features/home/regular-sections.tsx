import { paths } from '@mixed-zone/contract/screens'
import { useLocale } from '../../i18n/language-store.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { IndexLine } from '../../league-ui/cards/index-line.tsx'
import { StoryCard } from '../../league-ui/cards/story-card.tsx'
import { SectionHead } from '../../league-ui/lists/section-head.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import type { HomeSection } from './arrange-home.ts'

interface RegularSectionsProps {
  readonly index: HomeSection | null
  readonly sections: readonly HomeSection[]
}

/** The regular sections: regular-content with its posts, then each of the others as a list of links. */
export function RegularSections({ index, sections }: RegularSectionsProps) {
  const locale = useLocale()
  if (index === null && sections.length === 0) return null
  return (
    <section aria-labelledby={index?.textId} className="page-width">
      {index && (
        <>
          <SectionHead
            id={index.textId}
            title={index.name}
            description={index.description}
            all={{ href: paths.posts({ locale, textId: index.textId }), count: index.count }}
          />
          <div className="mb-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {index.posts.slice(0, 3).map((card) => (
              <div key={card.id} className="sm:max-lg:nth-3:hidden">
                <StoryCard
                  card={card}
                  size="small"
                  ratio={16 / 9}
                  sizes="(width >= 64rem) 30vw, 50vw"
                  isSideBySideOnPhone
                />
              </div>
            ))}
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
  const { number } = useFormats()
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
        <span className="text-14 text-muted">{number(section.count)}</span>
      </div>
      <p className="-mt-2 mb-3 text-14 text-muted">{section.description}</p>
      <ul>
        {section.posts.slice(0, 3).map((card, index) => (
          <IndexLine key={card.id} card={card} hasPicture={index === 0} />
        ))}
      </ul>
    </section>
  )
}
