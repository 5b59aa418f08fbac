import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { ErrorText } from '../../primitives/error-text.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { TOAST_MS, type Toast, toasts } from './toast-store.ts'

function ToastLine({ toast }: { readonly toast: Toast }) {
  const texts = useBaseTexts().ui
  const [isHeld, setIsHeld] = useState(false)

  // The timer pauses while the toast is hovered or focused.
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toasts.dismiss(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id])

  return (
    <li
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="pointer-events-auto flex min-h-12 items-center gap-2 rounded-control border border-edge bg-ink py-1 pr-1 pl-4 text-paper shadow-float sm:gap-3"
    >
      <Icon icon={toast.isError ? CircleAlert : Check} />
      <span className="min-w-0 flex-1 py-1.5 wrap-anywhere">
        {toast.isError ? <ErrorText>{toast.text}</ErrorText> : toast.text}
      </span>
      {toast.action && (
        <button
          type="button"
          className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 outline-offset-[-4px]"
          onClick={() => {
            toast.action?.onPress()
            toasts.dismiss(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={texts.close}
        className="flex size-11 items-center justify-center rounded-control outline-offset-[-4px]"
        onClick={() => toasts.dismiss(toast.id)}
      >
        <Icon icon={X} size={18} />
      </button>
    </li>
  )
}

/** Above and below the toasts. */
const MARGINS_PX = 16 + 8

/** Dialogs leave this much room at the top. */
function reserveHeight(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    if (list.offsetHeight > 0) style.setProperty('--toasts-height', `${list.offsetHeight + MARGINS_PX}px`)
    else style.removeProperty('--toasts-height')
  })
  observer.observe(list)
  return () => {
    observer.disconnect()
    style.removeProperty('--toasts-height')
  }
}

/**
 * Where toasts appear: bottom left, on phones above the bar; at the top while a dialog is open. Mounted once, so that screen
 * readers know the live region.
 */
export function ToastRegion({ className = 'sm:left-6' }: { readonly className?: string }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => reserveHeight(list.current), [])
  const texts = useBaseTexts().ui
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot)
  return (
    <section
      aria-label={texts.messages}
      // Keeps toasts reachable while a React Aria dialog is open.
      data-react-aria-top-layer
      data-toasts
      className={`pointer-events-none fixed inset-x-4 z-60 sm:right-auto sm:w-120 ${className}`}
    >
      <ul ref={list} aria-live="polite" aria-relevant="additions" className="grid grid-cols-1 gap-2">
        {shown.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  )
}
