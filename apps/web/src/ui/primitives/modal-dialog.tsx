import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'

interface ModalDialogProps {
  /** The accessible name. */
  readonly label: string
  readonly onClose: () => void
  /** Its place, size and ground. */
  readonly className: string
  readonly children: ReactNode
}

/**
 * The browser's own modal window, open as long as it is in the page: nothing behind it can be reached, Escape and a press
 * beside it close it, and the focus goes back to where it came from. For what stands in the header of every page; anything
 * richer takes the component kit's `Dialog` and `Sheet`, which cost a reader fifty kilobytes.
 */
export function ModalDialog({ label, onClose, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement | null>(null)

  // Before it leaves the page: only a dialog that is closed while it is there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- by keyboard Escape does the same
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={classNames('fixed m-0 max-h-none max-w-none text-ink backdrop:bg-scrim', className)}
    >
      {children}
    </dialog>,
    document.body,
  )
}
