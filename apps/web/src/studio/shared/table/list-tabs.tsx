import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Link } from '../../../ui/primitives/link.tsx'
import type { ListController } from './list-state.ts'
import { useSavedViews, ViewActions } from './saved-views.tsx'

export interface ListTab {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  /** Null while it is loading: its place is reserved. */
  readonly count?: number | null
}

interface ListTabsProps {
  /** Names the navigation. */
  readonly label: string
  readonly tabs: readonly ListTab[]
  /** Offers one's own views of this list as tabs after the given ones. */
  readonly list?: ListController
  /** At the right end. */
  readonly children?: ReactNode
}

/** The given views of a list, then the person's own. Links, because the address carries the view. */
export function ListTabs({ label, tabs, list, children }: ListTabsProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { views, current } = useSavedViews(list)
  const given = tabs.map((tab) => ({ ...tab, isCurrent: tab.isCurrent && current === undefined }))
  const own = views.map(({ id, name, query }) => ({
    label: name,
    href: `${path}?${query}`,
    isCurrent: id === current?.id,
  }))
  const isGivenView =
    list?.viewQuery === '' ||
    tabs.some(({ isCurrent, href }) => isCurrent && (href.split('?')[1] ?? '') === list?.viewQuery)
  const nav = useRef<HTMLElement | null>(null)
  const shown = [...given, ...own].find(({ isCurrent }) => isCurrent)?.href
  // Counts make the tabs wider once they are there.
  const counts = tabs.map(({ count }) => count).join()
  useEffect(() => scrollToTab(nav.current), [shown, counts])
  return (
    <div className="flex items-center gap-5 border-b border-line px-4 sm:px-6">
      <nav
        ref={nav}
        aria-label={label}
        className="relative min-w-0 flex-1 overflow-x-auto mask-r-from-[calc(100%-1.5rem)]"
      >
        {/* The tabs fade out where there are more; the last one ends before that. */}
        <ul className="flex w-max gap-5 pr-6">
          {[...given, ...own].map((tab) => (
            <li key={tab.href}>
              <TabLink {...tab} />
            </li>
          ))}
        </ul>
      </nav>
      {list && <ViewActions list={list} current={current} isGivenView={isGivenView} />}
      {children}
    </div>
  )
}

const FADE_PX = 24

/** On phones the current tab, which has `data-current`, may be beyond the edge. `nav` has to be positioned. */
export function scrollToTab(nav: HTMLElement | null): void {
  const tab = nav?.querySelector<HTMLElement>('[data-current]')
  if (!nav || !tab) return
  const end = tab.offsetLeft + tab.offsetWidth + FADE_PX
  if (end > nav.scrollLeft + nav.clientWidth) nav.scrollLeft = end - nav.clientWidth
  else if (tab.offsetLeft < nav.scrollLeft) nav.scrollLeft = tab.offsetLeft
}

export function TabLink({ label, href, isCurrent, count }: ListTab) {
  const { formatNumber } = useFormats()
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={isCurrent || undefined}
      className={classNames(
        'relative flex h-11 items-center gap-1.5 text-14 font-medium whitespace-nowrap outline-offset-[-2px]',
        isCurrent
          ? 'font-semibold after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:bg-lamp'
          : 'text-ink2 hover:text-ink',
      )}
    >
      {label}{' '}
      {count !== undefined && (
        <span className={classNames('text-12 font-medium text-muted', count === null && 'invisible')}>
          {formatNumber(count ?? 0)}
        </span>
      )}
    </Link>
  )
}
