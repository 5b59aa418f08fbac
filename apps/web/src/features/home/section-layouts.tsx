import type { CardDocument } from '@mixed-zone/contract/schemas/post'
import { FileText } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { DerbyCard } from '../../league-ui/cards/derby-card.tsx'
import { MosaicTile } from '../../league-ui/cards/mosaic-tile.tsx'
import { PortraitCard } from '../../league-ui/cards/portrait-card.tsx'
import { PortraitLead } from '../../league-ui/cards/portrait-lead.tsx'
import { ReleaseCard } from '../../league-ui/cards/release-card.tsx'
import { StoryCard } from '../../league-ui/cards/story-card.tsx'
import { TimeRow } from '../../league-ui/cards/time-row.tsx'
import { Badge } from '../../ui/components/badge.tsx'
import { JustifiedGrid } from '../../ui/components/media/justified-grid.tsx'
import { classNames } from '../../ui/primitives/class-names.ts'
import { handleFileLink } from '../downloads/downloads.tsx'
import type { HomeSection } from './arrange-home.ts'

/** The props of every layout. */
export interface SectionLayoutProps {
  readonly posts: HomeSection['posts']
}

/** Hidden where two columns would leave it alone in its row. */
const isLastOfThree = (index: number, count: number) => (index === 2 && count === 3 ? 'sm:max-lg:hidden' : '')

/** Five, four and three columns, in 4:3, 4:5 and 16:9; more than four posts continue in rows of three. */
export function Stories({ posts }: SectionLayoutProps) {
  const [large, medium, ...rest] = posts
  const small = rest.slice(0, 2)
  const others = rest.slice(2)
  return (
    <>
      <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-12">
        {large && (
          <div className="sm:col-span-2 lg:col-span-5">
            <StoryCard card={large} size="large" ratio={4 / 3} sizes="(width >= 64rem) 41vw, 100vw" />
          </div>
        )}
        {medium && (
          <div className="lg:col-span-4">
            <StoryCard card={medium} ratio={4 / 5} sizes="(width >= 64rem) 33vw, 50vw" isSideBySideOnPhone />
          </div>
        )}
        {small.length > 0 && (
          <div className="grid content-start gap-8 lg:col-span-3">
            {small.map((card) => (
              <StoryCard
                key={card.id}
                card={card}
                size="small"
                ratio={16 / 9}
                sizes="(width >= 64rem) 25vw, 50vw"
                isSideBySideOnPhone
              />
            ))}
          </div>
        )}
      </div>
      {others.length > 0 && (
        <div className="mt-8">
          <StoryRow posts={others} />
        </div>
      )}
    </>
  )
}

/** Stories side by side, three in a row. */
export function StoryRow({ posts }: SectionLayoutProps) {
  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((card, index) => (
        <div key={card.id} className={isLastOfThree(index, posts.length)}>
          <StoryCard card={card} ratio={3 / 2} sizes="(width >= 64rem) 33vw, 50vw" isSideBySideOnPhone />
        </div>
      ))}
    </div>
  )
}

/** Small stories, three in a row. */
export function SmallCards({ posts }: SectionLayoutProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((card, index) => (
        <div key={card.id} className={isLastOfThree(index, posts.length)}>
          <StoryCard card={card} size="small" ratio={16 / 9} sizes="(width >= 64rem) 30vw, 50vw" isSideBySideOnPhone />
        </div>
      ))}
    </div>
  )
}

/** A list with the time of each post, in two columns where there is room. */
export function Times({ posts }: SectionLayoutProps) {
  return (
    <ol className="gap-x-8 lg:grid lg:grid-cols-2">
      {posts.map((card) => (
        <TimeRow key={card.id} card={card} />
      ))}
    </ol>
  )
}

/** Pictures in their own ratios across the whole page. */
export function ClubMedia({ posts }: SectionLayoutProps) {
  const pictured = posts.filter(({ image }) => image !== null)
  return (
    <JustifiedGrid
      items={pictured}
      keyOf={({ id }) => id}
      ratioOf={ratioOf}
      targetHeight={300}
      phoneTargetHeight={210}
      gap={4}
    >
      {(card) => (
        <div className="relative" style={{ aspectRatio: ratioOf(card) }}>
          <MosaicTile card={card} />
        </div>
      )}
    </JustifiedGrid>
  )
}

function ratioOf({ image }: SectionLayoutProps['posts'][number]): number {
  return image === null ? 1 : image.width / image.height
}

/** The line between the columns of a row of three. */
const isAfterLine = (index: number) => (index % 3 === 0 ? '' : 'lg:-ml-8 lg:border-l lg:border-line lg:pl-8')

/** Pairs of crests on a night background, three in a row. */
export function Derbies({ posts }: SectionLayoutProps) {
  return (
    <div className="grid gap-x-16 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((card, index) => (
        <div key={card.id} className={classNames(isLastOfThree(index, posts.length), isAfterLine(index))}>
          <DerbyCard card={card} />
        </div>
      ))}
    </div>
  )
}

/** One large portrait, small ones below. */
export function Interviews({ posts }: SectionLayoutProps) {
  const [lead, ...others] = posts
  if (lead === undefined) return null
  return (
    <PortraitLead card={lead}>
      {others.length > 0 && (
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6">
          {others.map((card, index) => (
            <div
              key={card.id}
              className={`border-t border-line pt-4 ${index === 2 && others.length === 3 ? 'max-sm:hidden' : ''}`}
            >
              <PortraitCard card={card} />
            </div>
          ))}
        </div>
      )}
    </PortraitLead>
  )
}

/** Columns of text with links to their documents, three in a row. */
export function Releases({ posts }: SectionLayoutProps) {
  return (
    <div className="grid gap-y-6 lg:grid-cols-3 lg:gap-x-16">
      {posts.map((card, index) => (
        <div
          key={card.id}
          className={classNames(
            'max-lg:not-first:border-t max-lg:not-first:border-line max-lg:not-first:pt-6',
            isAfterLine(index),
          )}
        >
          <ReleaseCard
            card={card}
            actions={card.documents?.map((file) => <DocumentLink key={file.id} file={file} />)}
          />
        </div>
      ))}
    </div>
  )
}

function DocumentLink({ file }: { readonly file: CardDocument }) {
  const texts = useBaseTexts().home
  const { formatBytes } = useFormats()
  const kind = file.name.split('.').at(-1)?.toUpperCase() ?? ''
  return (
    <a
      href={file.url}
      download={file.name}
      onClick={(event) => handleFileLink(event, { title: file.name, file })}
      aria-label={`${texts.download({ name: file.name })}, ${formatBytes(file.size)}`}
      className="touch-target rounded-control"
    >
      <Badge icon={FileText}>{`${kind} ${formatBytes(file.size)}`}</Badge>
    </a>
  )
}
