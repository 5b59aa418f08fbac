export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

export interface Toast {
  readonly id: number
  readonly text: string
  /** Shown with the bold "Error!". */
  readonly isError?: boolean
  readonly action?: ToastAction
}

type ToastOptions = Pick<Toast, 'action' | 'isError'>

type Listener = () => void

/** Long enough to read it and to reach the button. The server's undo window is as long. */
export const TOAST_MS = 10_000

/** Lets any part of the app show a toast without knowing where it is rendered. */
export function createToastStore() {
  let toasts: readonly Toast[] = []
  let nextId = 1
  const listeners = new Set<Listener>()

  function replace(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    show(text: string, options: ToastOptions = {}): number {
      const id = nextId++
      // At most three: an older one has been read by then.
      replace([...toasts, { id, text, ...options }].slice(-3))
      return id
    },
    showError(text: string): number {
      return this.show(text, { isError: true })
    },
    dismiss(id: number) {
      if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id))
    },
    /** Hides what only informs: neither errors nor what has an action. */
    dismissInformation() {
      replace(toasts.filter(({ isError, action }) => isError === true || action !== undefined))
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
