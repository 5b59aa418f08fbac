import type { Fixture } from '@mixed-zone/contract/schemas/taxonomy'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Icon } from '../primitives/icon.tsx'
import { Link } from '../primitives/link.tsx'
import { FixtureCell } from './fixture-cell.tsx'

interface FixtureStripProps {
  /** "Matchday 12". */
  readonly title: string
  /** Where the title leads. */
  readonly titleHref?: string
  /** Today's date, over the title. */
  readonly date: string
  /** The way to the matchday's pack. */
  readonly action?: ReactNode
  readonly fixtures: readonly Fixture[]
  readonly hrefOf?: (fixture: Fixture) => string
}

const CELL_PX = 172
/** A strip of less than four. */
const NARROW_PX = 640

/** Which ends of a scroller are reached; both where everything fits. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return { isAtStart: scrollLeft < 8, isAtEnd: scrollLeft + clientWidth > scrollWidth - 8 }
}

/** The strip of fixtures under the header: it scrolls sideways and snaps, the last one cut on purpose. */
export function FixtureStrip({ title, titleHref, date, action, fixtures, hrefOf }: FixtureStripProps) {
  const texts = useBaseTexts().ui
  const list = useRef<HTMLOListElement | null>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })

  // Where few fit beside each other, what is over lies to the left.
  const next = fixtures.findIndex(({ state }) => state === 'live' || state === 'scheduled')
  useEffect(() => {
    const element = list.current
    if (!element) return
    let isNew = true
    // It tells of the first size too, once the page is laid out: to measure here would make the browser lay it out twice.
    const observer = new ResizeObserver(() => {
      const cell = isNew && element.clientWidth < NARROW_PX ? element.children[next] : null
      if (cell instanceof HTMLElement) element.scrollTo({ left: cell.offsetLeft, behavior: 'instant' })
      isNew = false
      setEnds(endsOf(element))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [fixtures.length, next])

  function scroll(direction: 1 | -1) {
    list.current?.scrollBy({ left: direction * CELL_PX * 2, behavior: 'smooth' })
  }

  const arrow =
    'hidden w-11 shrink-0 items-center justify-center text-ink outline-offset-[-3px] hover:bg-surface sm:flex'
  return (
    <section aria-label={title} className="night border-t border-line">
      <div className="page-width max-lg:px-0! lg:flex">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-(--page-margin) py-3 lg:w-58 lg:shrink-0 lg:flex-col lg:px-0">
          <p className="order-1 text-14 text-muted lg:order-none">{date}</p>
          <p className="headline-28 text-ink">
            {titleHref === undefined ? (
              title
            ) : (
              <Link href={titleHref} className="touch-target underlined-on-hover rounded-control">
                {title}
              </Link>
            )}
          </p>
          {action !== undefined && <div className="order-2 max-lg:ml-auto lg:mt-1">{action}</div>}
        </div>
        <div className="flex min-w-0 flex-1 max-lg:border-t max-lg:border-line">
          {!ends.isAtStart && (
            <button type="button" aria-label={texts.previousFixtures} onClick={() => scroll(-1)} className={arrow}>
              <Icon icon={ChevronLeft} />
            </button>
          )}
          <ol
            ref={list}
            onScroll={(event) => setEnds(endsOf(event.currentTarget))}
            // Without links inside, the keyboard needs a way to scroll it.
            tabIndex={hrefOf ? undefined : 0}
            className="relative flex min-w-0 flex-1 snap-x scroll-smooth overflow-x-auto [scrollbar-width:none]"
          >
            {fixtures.map((fixture) => (
              <li
                key={fixture.id}
                className="w-40 shrink-0 snap-start border-r border-line first:border-l sm:w-43 max-lg:first:border-l-0"
              >
                <FixtureCell fixture={fixture} href={hrefOf?.(fixture)} />
              </li>
            ))}
          </ol>
          {!ends.isAtEnd && (
            <button
              type="button"
              aria-label={texts.nextFixtures}
              onClick={() => scroll(1)}
              className={`${arrow} lg:-mr-(--page-margin)`}
            >
              <Icon icon={ChevronRight} />
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
