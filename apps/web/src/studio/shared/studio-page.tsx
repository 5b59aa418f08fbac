import { ArrowLeft, ChevronRight } from 'lucide-react'
import { createContext, type ReactNode, use, useState } from 'react'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { BrandMark } from '../../ui/primitives/brand-mark.tsx'
import { classNames } from '../../ui/primitives/class-names.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { useIsPhone } from './use-media-query.ts'

/** What the frame puts into the top bar of every screen: the palette's button and who else is here. */
export const TopBarTools = createContext<ReactNode>(null)

/** On phones, the place in the top bar for the button of the filters. */
export const PhoneToolSlot = createContext<HTMLElement | null>(null)

interface StudioPageProps {
  readonly title: string
  /** On phones, instead of the title. */
  readonly shortTitle?: string
  /** The list that a page about one thing belongs to: a link before the title. */
  readonly parent?: { readonly label: string; readonly href: string }
  /** Beside the title, such as a count or the state of saving. */
  readonly status?: ReactNode
  /** Buttons at the right end of the top bar; at most one is primary. */
  readonly actions?: ReactNode
  /** Between top bar and content, such as tabs and filters. It does not scroll. */
  readonly header?: ReactNode
  /** Below the content, such as `Pagination`. */
  readonly footer?: ReactNode
  /** A `DetailPanel`. */
  readonly panel?: ReactNode
  /** Scrolls between top bar and footer. */
  readonly children: ReactNode
}

/** A screen of the studio: top bar, content, footer, and a panel beside them. */
export function StudioPage({
  title,
  shortTitle = title,
  parent,
  status,
  actions,
  header,
  footer,
  panel,
  children,
}: StudioPageProps) {
  const isPhone = useIsPhone()
  const tools = use(TopBarTools)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useDocumentTitle(title)
  return (
    <PhoneToolSlot value={isPhone ? slot : null}>
      <header
        className={classNames(
          'z-30 flex min-h-14 shrink-0 items-center gap-3 border-b border-line px-4 max-sm:sticky max-sm:top-0 sm:px-6',
          isPhone && 'night',
          // On tablets the buttons go to a line of their own before they cut off the title.
          !parent && 'sm:max-lg:flex-wrap sm:max-lg:gap-y-2 sm:max-lg:py-2',
        )}
      >
        {parent ? <ParentLink {...parent} /> : isPhone && <BrandMark size={22} />}
        <h1
          className={classNames(
            // Important: headlines are balanced, which wraps.
            'truncate text-nowrap!',
            // Where there is little room, the title gives way to the save state.
            parent && !isPhone ? 'min-w-20 shrink-9999 text-16 font-semibold' : 'min-w-0 headline-22 max-sm:text-18!',
            !parent && 'max-[22rem]:text-16! max-[22rem]:leading-5! max-[22rem]:text-wrap!',
          )}
        >
          {isPhone ? shortTitle : title}
        </h1>
        {status}
        <div className="ml-auto flex shrink-0 items-center gap-2 sm:gap-3 sm:max-lg:[&_kbd]:hidden">
          {tools}
          {!isPhone && actions}
          <span ref={setSlot} className="contents" />
        </div>
      </header>
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          {isPhone && actions !== undefined && (
            <div className="flex flex-wrap gap-2 px-4 pt-4 empty:hidden">{actions}</div>
          )}
          {header}
          {/* Positioned, so that texts for screen readers far below do not make the whole page longer. */}
          <div className="min-h-0 flex-1 sm:relative sm:overflow-auto">{children}</div>
          {footer !== undefined && (
            // On phones it follows the rows, whose number is not known while they load.
            <div className="flex min-h-14 shrink-0 flex-col justify-center border-t border-line px-4 py-2 max-sm:has-[[data-loading]]:invisible sm:px-6">
              {footer}
            </div>
          )}
        </div>
        {panel}
      </div>
    </PhoneToolSlot>
  )
}

function ParentLink({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <>
      <Link
        href={href}
        className="-ml-2 flex min-h-9 shrink-0 items-center rounded-control px-2 text-muted hover:text-ink pointer-coarse:min-h-11"
      >
        <Icon icon={ArrowLeft} className="lg:hidden" />
        <span className="max-lg:sr-only">{label}</span>
      </Link>
      <Icon icon={ChevronRight} size={18} className="-mx-1 text-muted max-lg:hidden" />
    </>
  )
}
