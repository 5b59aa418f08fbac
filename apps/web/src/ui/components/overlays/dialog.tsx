import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { classNames } from '../../primitives/class-names.ts'
import { IconButton } from '../../primitives/icon-button.tsx'
import { AriaLocale } from '../aria-locale.tsx'

interface DialogWindowProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** Default: 640 px. `small` is for a short question, `wide`, `wider` and `widest` for two and three columns. */
  readonly size?: keyof typeof WIDTHS
  /** Covers the whole screen of a phone. */
  readonly isPhoneScreen?: boolean
  /** Requires an answer: a click outside does not close it. */
  readonly isAlert?: boolean
}

interface DialogViewProps {
  readonly onClose: () => void
  readonly title: string
  readonly subtitle?: ReactNode
  readonly children: ReactNode
  /** Buttons at the bottom. */
  readonly footer?: ReactNode
}

const WIDTHS = {
  small: 'max-w-110',
  normal: 'max-w-160',
  wide: 'max-w-180',
  wider: 'max-w-220',
  widest: 'max-w-260',
} as const

const SCRIM = 'fixed inset-0 z-50 flex bg-scrim data-entering:animate-appear data-exiting:opacity-0'

/** A modal dialog. The focus is trapped and restored on close. */
export function Dialog({ title, subtitle, footer, children, ...window }: DialogWindowProps & DialogViewProps) {
  return (
    <DialogWindow {...window}>
      <DialogView title={title} subtitle={subtitle} footer={footer} onClose={window.onClose}>
        {children}
      </DialogView>
    </DialogWindow>
  )
}

/** The frame without content, for several views in a row: two dialogs would steal the focus from each other. */
export function DialogWindow(props: DialogWindowProps) {
  const { isOpen, onClose, children, size = 'normal', isAlert = false, isPhoneScreen = false } = props
  const dialog = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    // The focused element may be removed with its view; without focus in the dialog Escape would not work.
    if (isOpen && document.activeElement === document.body) dialog.current?.focus()
  })

  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
        isDismissable={!isAlert}
        data-below-toasts
        className={classNames(
          SCRIM,
          'items-end justify-center px-4 pt-[max(1rem,var(--toasts-height,0px))] pb-4',
          'sm:items-center sm:pb-[max(1rem,var(--toasts-height,0px))]',
          isPhoneScreen && 'max-sm:px-0 max-sm:pt-(--toasts-height) max-sm:pb-0',
        )}
      >
        <Modal
          className={classNames(
            'flex max-h-full w-full flex-col overflow-hidden rounded-picture bg-surface text-ink shadow-dialog',
            WIDTHS[size],
            isPhoneScreen && 'max-sm:h-dvh max-sm:rounded-none',
          )}
        >
          <AriaDialog
            ref={dialog}
            role={isAlert ? 'alertdialog' : 'dialog'}
            className={classNames('flex min-h-0 flex-col outline-none', isPhoneScreen && 'max-sm:flex-1')}
          >
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

/** The content of a dialog: title, close button, body and footer. */
export function DialogView({ onClose, title, subtitle, children, footer }: DialogViewProps) {
  return (
    <>
      <DialogHeader title={title} subtitle={subtitle} onClose={onClose} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6 sm:px-6">{children}</div>
      {footer !== undefined && (
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-4 sm:px-6">
          {footer}
        </div>
      )}
    </>
  )
}

interface SheetProps extends Omit<DialogViewProps, 'subtitle'> {
  readonly isOpen: boolean
  /** Beside the title, such as "Clear". */
  readonly aside?: ReactNode
}

/** A bottom sheet on phones, up to 88 px below the top. From 640 px on it is a panel at the right. */
export function Sheet({ isOpen, onClose, title, aside, children, footer }: SheetProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
        isDismissable
        data-below-toasts
        className={`${SCRIM} items-end max-lg:pt-(--toasts-height) sm:items-stretch sm:justify-end`}
      >
        <Modal className="flex h-[calc(100dvh-88px)] max-h-full w-full flex-col overflow-hidden rounded-t-sheet bg-surface text-ink shadow-dialog data-entering:animate-rise sm:h-full sm:w-100 sm:rounded-none sm:data-entering:animate-appear">
          <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
            <DialogHeader title={title} aside={aside} onClose={onClose} />
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line px-4 py-4 sm:px-6">
              {children}
            </div>
            {footer !== undefined && (
              <div className="border-t border-line px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6">
                {footer}
              </div>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

interface DialogHeaderProps {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly aside?: ReactNode
  readonly onClose: () => void
}

function DialogHeader({ title, subtitle, aside, onClose }: DialogHeaderProps) {
  const texts = useBaseTexts().ui
  return (
    <div className="flex items-start gap-4 px-4 pt-4 pb-4 sm:px-6">
      <div className="min-w-0 flex-1 pt-1">
        <Heading slot="title" className="headline-28">
          {title}
        </Heading>
        {subtitle !== undefined && <p className="mt-0.5 text-14 text-muted">{subtitle}</p>}
      </div>
      {aside}
      <IconButton icon={X} label={texts.close} onClick={onClose} className="-mr-2" />
    </div>
  )
}
