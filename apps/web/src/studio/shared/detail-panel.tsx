import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTexts } from '../../i18n/texts.ts'
import { AriaLocale } from '../../ui/components/aria-locale.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { sharedTexts } from './shared-texts.ts'
import { useHasPanelSheet, useIsPhone } from './use-media-query.ts'

/** The widths of the detail panels, in pixels, by what they show. */
const WIDTHS = {
  editor: 'lg:w-[336px]',
  fixture: 'lg:w-[336px]',
  mail: 'lg:w-[376px]',
  person: 'lg:w-[392px]',
  term: 'lg:w-[392px]',
  request: 'lg:w-[424px]',
  audit: 'lg:w-[440px]',
} as const

interface DetailPanelProps {
  /** The accessible name. */
  readonly label: string
  readonly kind: keyof typeof WIDTHS
  /** Left in the first line, such as a badge with the state. */
  readonly header?: ReactNode
  /** Right in the first line, such as "3 of 38". */
  readonly position?: ReactNode
  /** At the right end of the first line, before the close button. */
  readonly tools?: ReactNode
  readonly onClose: () => void
  /** Stays in view below the scrolling content, such as the buttons. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** Details of one row: beside the list, under 1024 px a sheet from the right, on phones the whole screen. */
export function DetailPanel(props: DetailPanelProps) {
  const isSheet = useHasPanelSheet()
  if (isSheet) return <PanelSheet {...props} />
  return (
    <aside
      aria-label={props.label}
      className={`${WIDTHS[props.kind]} flex shrink-0 flex-col border-l border-line bg-surface`}
    >
      <PanelContent {...props} />
    </aside>
  )
}

function PanelSheet(props: DetailPanelProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={(isStillOpen) => !isStillOpen && props.onClose()}
        className="fixed inset-0 z-50 flex justify-end bg-scrim data-entering:animate-appear"
      >
        <Modal className="h-full w-full bg-surface text-ink shadow-dialog sm:w-[min(440px,90vw)]">
          <Dialog aria-label={props.label} className="flex h-dvh flex-col outline-none">
            <PanelContent {...props} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

function PanelContent({ kind, header, position, tools, onClose, footer, children }: DetailPanelProps) {
  const texts = useTexts(sharedTexts)
  const isPhone = useIsPhone()
  // In line with the sections of the editor's panel, which are narrower.
  const sides = kind === 'editor' ? 'sm:px-5' : 'sm:px-6'
  return (
    <>
      <div className={isPhone ? 'night flex h-14 items-center gap-2 px-2' : `${sides} flex items-center gap-3 pt-4`}>
        {isPhone && <IconButton icon={ArrowLeft} label={texts.back} onClick={onClose} />}
        {!isPhone && header}
        <span className={isPhone ? 'font-semibold' : 'ml-auto text-14 whitespace-nowrap text-muted'}>{position}</span>
        {tools}
        {!isPhone && <IconButton icon={X} size="small" label={texts.closePanel} onClick={onClose} className="-mr-2" />}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-6 sm:px-6">
        {isPhone && header}
        {children}
      </div>
      {footer !== undefined && (
        <div
          className={`${sides} shrink-0 border-t border-line px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]`}
        >
          {footer}
        </div>
      )}
    </>
  )
}
