import { paths } from '@mixed-zone/contract/screens'
import { CircleUserRound, ExternalLink, Menu } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useCurrentScreen } from '../../routing/screen-route.ts'
import { Sheet } from '../../ui/components/overlays/dialog.tsx'
import { classNames } from '../../ui/primitives/class-names.ts'
import { disclosureItemStyle } from '../../ui/primitives/disclosure.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { JobDock } from '../shared/job-dock.tsx'
import { isEntryOf, type SideBarEntry, useSideBarGroups } from './side-bar-entries.ts'
import { EntryCountMark, useScreenNames } from './studio-counts.tsx'
import { studioTexts } from './studio-texts.ts'

/** Beside them there is room for "More". */
const MAX_TABS = 4

const TAB =
  'relative flex h-16 w-full flex-col items-center justify-center gap-1 text-12 font-medium text-ink2 outline-offset-[-4px]'

const CURRENT_TAB = 'font-semibold text-ink after:absolute after:inset-x-[25%] after:top-0 after:h-[3px] after:bg-lamp'

/** The page ends above the bar, and floating elements stay above it: uploads and exports make it higher. */
function reserveHeight(nav: HTMLElement | null): (() => void) | undefined {
  if (nav === null || !('ResizeObserver' in window)) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    // Hidden while a screen has a bar of its own.
    if (nav.offsetHeight > 0) style.setProperty('--phone-bar-height', `${nav.offsetHeight}px`)
    else style.removeProperty('--phone-bar-height')
  })
  observer.observe(nav)
  return () => {
    observer.disconnect()
    style.removeProperty('--phone-bar-height')
  }
}

/** The navigation on phones: the first screens, and a sheet with the others. */
export function BottomNavigation() {
  const locale = useLocale()
  const texts = useTexts(studioTexts)
  const names = useScreenNames()
  const { account } = useBaseTexts().shell
  const [isOpen, setIsOpen] = useState(false)
  const entries = useSideBarGroups().flat()
  const current = useCurrentScreen()?.name
  const tabs = entries.filter(({ isInSheet }) => !isInSheet).slice(0, MAX_TABS)
  const inSheet = entries.filter((entry) => !tabs.includes(entry))
  const currentInSheet = inSheet.find((entry) => isEntryOf(entry, current))
  const close = () => setIsOpen(false)
  const nav = useRef<HTMLElement | null>(null)
  useEffect(() => reserveHeight(nav.current), [])
  return (
    <nav
      ref={nav}
      aria-label={texts.navigation}
      data-phone-nav
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="px-2 pt-2 empty:hidden">
        <JobDock />
      </div>
      <ul className="flex">
        {tabs.map((entry) => (
          <li key={entry.screen} className="min-w-0 flex-1">
            <TabLink entry={entry} isCurrent={isEntryOf(entry, current)} />
          </li>
        ))}
        <li className="min-w-0 flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={currentInSheet ? 'page' : undefined}
            data-screen={currentInSheet?.screen}
            onClick={() => setIsOpen(true)}
            className={classNames(TAB, currentInSheet && CURRENT_TAB)}
          >
            <Icon icon={Menu} size={22} />
            {texts.more}
            {currentInSheet && <span className="sr-only">, {names[currentInSheet.screen]}</span>}
          </button>
        </li>
      </ul>
      <Sheet isOpen={isOpen} onClose={close} title={texts.more}>
        <div>
          {inSheet.map((entry) => (
            <Link
              key={entry.screen}
              href={paths[entry.screen]({ locale })}
              aria-current={entry === currentInSheet ? 'page' : undefined}
              onClick={close}
              className={disclosureItemStyle()}
            >
              <Icon icon={entry.icon} /> {names[entry.screen]}
            </Link>
          ))}
          <Link href={paths.home({ locale })} onClick={close} className={disclosureItemStyle()}>
            <Icon icon={ExternalLink} /> {texts.seePortal}
          </Link>
          <Link href={paths.account({ locale })} onClick={close} className={disclosureItemStyle()}>
            <Icon icon={CircleUserRound} /> {account}
          </Link>
        </div>
      </Sheet>
    </nav>
  )
}

function TabLink({ entry, isCurrent }: { readonly entry: SideBarEntry; readonly isCurrent: boolean }) {
  const locale = useLocale()
  const names = useScreenNames()
  const { postsTab } = useTexts(studioTexts)
  return (
    <Link
      href={paths[entry.screen]({ locale })}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(TAB, isCurrent && CURRENT_TAB)}
    >
      <Icon icon={entry.icon} size={22} />
      <span className="max-w-full truncate leading-3.5 max-[22rem]:text-[0.6875rem] max-[22rem]:tracking-tight">
        {entry.screen === 'studioPosts' ? postsTab : names[entry.screen]}
      </span>
      {/* After the label: screen readers say "Requests, 38 waiting". */}
      <EntryCountMark screen={entry.screen} className="absolute top-1 left-[calc(50%+0.75rem)]" />
    </Link>
  )
}
