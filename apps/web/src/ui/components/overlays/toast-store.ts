export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: ToastAction
}

interface ToastOptions {
  readonly action?: ToastAction
}

type Listener = () => void

/** Long enough to read and to reach the button; the desk's undo lasts as long. */
export const TOAST_MS = 10_000

/** Toasts wait here, so that any part of the app can say something without knowing where it is shown. */
export function createToastStore() {
  let toasts: readonly Toast[] = []
  let nextId = 1
  const listeners = new Set<Listener>()

  function replace(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    show(text: string, { action }: ToastOptions = {}): number {
      const id = nextId++
      // Three at most: an older one has been read by then.
      replace([...toasts, { id, text, ...(action && { action }) }].slice(-3))
      return id
    },
    dismiss(id: number) {
      if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id))
    },
    getSnapshot: () => toasts,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The page's toasts. */
export const toasts = createToastStore()
