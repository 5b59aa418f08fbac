import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'

interface ModalDialogProps {
  /** The accessible name. */
  readonly label: string
  readonly onClose: () => void
  /** Position, size and background. */
  readonly className: string
  readonly children: ReactNode
}

/**
 * The browser's native modal dialog, open while it is mounted. Escape and a click outside close it, and the focus returns to
 * where it was. For the header of every page; elsewhere use `Dialog` and `Sheet`, which load 50 kB of React Aria.
 */
export function ModalDialog({ label, onClose, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement | null>(null)

  // A layout effect: the browser restores the focus only if the dialog is closed before it is removed.
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
