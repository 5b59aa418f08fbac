import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Link } from '../primitives/link.tsx'

interface SectionHeadProps {
  readonly id?: string
  readonly title: string
  readonly description?: string
  /** Leads to everything of the section. */
  readonly all?: { readonly href: string; readonly count: number }
  /** Beside the title, such as a live mark. */
  readonly aside?: ReactNode
  /** The rule belongs to light grounds; a night band has none. */
  readonly hasRule?: boolean
}

/** The head of a section: 3 px rule, headline, one muted line, and the way to all of it. */
export function SectionHead({ id, title, description, all, aside, hasRule = true }: SectionHeadProps) {
  const words = useWords().ui
  const { number } = useFormats()
  return (
    <div className={`mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 sm:mb-6 ${hasRule ? 'section-rule' : ''}`}>
      <h2 id={id} className="headline-28 text-ink">
        {title}
      </h2>
      {description !== undefined && <p className="hidden min-w-0 text-14 text-muted sm:block">{description}</p>}
      {aside}
      {all && (
        <Link
          href={all.href}
          className="touch-target underlined-on-hover ml-auto inline-flex items-center gap-2 rounded-control text-14 font-semibold text-ink"
        >
          <span className="hidden sm:inline">{words.seeAll}</span>
          <span className="sm:hidden">{words.all}</span>
          <span className="font-normal text-muted">{number(all.count)}</span>
          <span className="sr-only">{title}</span>
          <Icon icon={ArrowRight} size={18} />
        </Link>
      )}
    </div>
  )
}

/** "Live" with its green dot. */
export function LiveMark() {
  const words = useWords().ui
  return (
    <span className="inline-flex items-center gap-2 text-14 font-medium text-pitch">
      <span aria-hidden="true" className="size-2 rounded-pill bg-pitch" />
      {words.live}
    </span>
  )
}
