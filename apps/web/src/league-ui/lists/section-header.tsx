import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { classNames } from '../../ui/primitives/class-names.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'

interface Everything {
  readonly href: string
  readonly count: number
}

interface SectionHeaderProps {
  readonly id?: string
  readonly title: string
  readonly description?: string
  /** Link to all posts of the section. */
  readonly all?: Everything
  /** Beside the title, such as `LiveMark`. */
  readonly aside?: ReactNode
  /** False on night bands. */
  readonly hasRule?: boolean
  /** Above a list with lines: from 1024 px on the rule is below the headline, and the link to all posts below the list. */
  readonly isOverList?: boolean
}

/** Headline of a section with a 3 px rule, description and link to all posts. */
export function SectionHeader(props: SectionHeaderProps) {
  const { id, title, description, all, aside, hasRule = true, isOverList = false } = props
  return (
    <div
      className={classNames(
        'flex flex-wrap items-baseline gap-x-2 gap-y-1 sm:gap-x-4',
        hasRule && 'section-rule',
        isOverList ? 'mb-1 lg:mb-0 lg:border-t-0 lg:border-b-3 lg:border-ink lg:pt-0 lg:pb-2.5' : 'mb-4 sm:mb-6',
      )}
    >
      <h2 id={id} className="headline-28 text-ink">
        {title}
      </h2>
      {description !== undefined && (
        <p
          className={classNames('hidden min-w-0 text-14 text-muted sm:block', isOverList && 'lg:order-1 lg:basis-full')}
        >
          {description}
        </p>
      )}
      {aside !== undefined && <span className={classNames(isOverList && 'lg:ml-auto')}>{aside}</span>}
      {all && <SectionAll all={all} title={title} className={classNames('ml-auto', isOverList && 'lg:hidden')} />}
    </div>
  )
}

interface SectionAllProps {
  readonly all: Everything
  /** The section's title, for the accessible name of the link. */
  readonly title: string
  readonly className?: string
}

/** Link to all posts of a section, with their number. */
export function SectionAll({ all, title, className }: SectionAllProps) {
  const texts = useBaseTexts().ui
  const { formatNumber } = useFormats()
  return (
    <Link
      href={all.href}
      className={classNames(
        'touch-target underlined-on-hover inline-flex items-center gap-1.5 rounded-control text-14 font-semibold text-ink',
        className,
      )}
    >
      <span className="hidden sm:inline">{texts.seeAll}</span>
      <span className="sm:hidden">{texts.all}</span>
      <span className="font-normal text-muted">{formatNumber(all.count)}</span>
      <span className="sr-only">{title}</span>
      <Icon icon={ArrowRight} size={18} />
    </Link>
  )
}

/** "Live" with its green dot. */
export function LiveMark() {
  const texts = useBaseTexts().ui
  return (
    <span className="inline-flex items-center gap-2 text-14 font-medium text-pitch">
      <span aria-hidden="true" className="size-2 rounded-pill bg-pitch" />
      {texts.live}
    </span>
  )
}
