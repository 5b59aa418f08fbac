import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { Button } from '../../primitives/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Icon } from '../../primitives/icon.tsx'
import { AriaLocale } from '../aria-locale.tsx'

interface ViewerShellProps {
  /** The accessible name. */
  readonly label: string
  readonly onClose: () => void
  /** Left in the top bar: position and name. */
  readonly header: ReactNode
  /** Buttons beside the close button, styled by `viewerActionStyle`. */
  readonly actions?: ReactNode
  /** Where something is edited: the primary button that closes it, instead of the close button. */
  readonly doneLabel?: string
  /** Caption, credit and actions, below the content. */
  readonly footer: ReactNode
  readonly onKeyDown?: (event: KeyboardEvent) => void
  /** Fills the space between top bar and footer. */
  readonly children: ReactNode
}

/**
 * A full-screen dialog for a picture or a video, black in both themes. React Aria traps the focus, restores it on close,
 * and closes on Escape.
 */
export function ViewerShell(props: ViewerShellProps) {
  const { label, onClose, header, actions, doneLabel, footer, onKeyDown, children } = props
  const texts = useBaseTexts().ui
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
        className="fixed inset-0 z-50"
        data-viewer
      >
        <Modal className="night h-full data-entering:animate-appear">
          {/* Keys are handled outside of the dialog, because the dialog itself has the focus at first. */}
          <div className="h-full" onKeyDown={onKeyDown}>
            <AriaDialog aria-label={label} className="flex h-dvh flex-col bg-viewer outline-none">
              <div className="flex min-h-16 shrink-0 items-center gap-x-2 px-4 sm:gap-x-4 sm:px-6">
                <div className="flex min-w-0 flex-1 items-baseline gap-x-4">{header}</div>
                {actions}
                {doneLabel === undefined ? (
                  <button type="button" onClick={onClose} className={viewerActionStyle()}>
                    <Icon icon={X} size={22} />
                    <span className="max-sm:sr-only">{texts.close}</span>
                    <kbd aria-hidden="true" className={classNames(KEY, 'border-edge text-muted')}>
                      Esc
                    </kbd>
                  </button>
                ) : (
                  <Button variant="primary" onClick={onClose}>
                    {doneLabel}
                    <kbd aria-hidden="true" className={classNames(KEY, 'border-current')}>
                      Esc
                    </kbd>
                  </Button>
                )}
              </div>
              <div className="relative min-h-0 flex-1">{children}</div>
              <div className="shrink-0 pb-[env(safe-area-inset-bottom)]">{footer}</div>
            </AriaDialog>
          </div>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

const KEY = 'rounded-control border px-1.5 font-text text-12 max-lg:hidden'

/** Classes of a button in the top bar: icon and text, on phones only the icon. */
export function viewerActionStyle(): string {
  return 'pressable inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2.5 rounded-control px-2 font-medium text-ink hover:bg-sunken aria-pressed:bg-sunken sm:px-3'
}
