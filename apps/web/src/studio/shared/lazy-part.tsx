import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { currentLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Loading } from '../../ui/primitives/skeleton.tsx'
import { Spinner } from '../../ui/primitives/spinner.tsx'
import { sharedTexts } from './shared-texts.ts'

/** A part of a screen in a chunk of its own. */
export interface LazyPart<Props> {
  /** Null as long as it is not loaded. */
  readonly get: () => ComponentType<Props> | null
  /** Tries again after a failure. */
  readonly load: () => Promise<ComponentType<Props>>
}

export function defineLazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  return {
    get: () => loaded,
    async load() {
      loaded ??= await load()
      return loaded
    },
  }
}

/** A part of whatever props. */
interface Loadable {
  readonly load: () => Promise<unknown>
}

/** Loads a part before it is opened. A failure is reported only if it happens again then. */
export function preloadPart({ load }: Loadable): void {
  load().catch(() => undefined)
}

const PRELOAD_AFTER_MS = 1000

/** Preloads parts once the screen itself is ready, so that they also open without a connection. */
export function usePreloadedParts(parts: readonly Loadable[], isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => {
      for (const part of parts) preloadPart(part)
    }, PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [parts, isReady])
}

interface LazyPartViewProps<Props> {
  readonly part: LazyPart<Props>
  readonly props: Props
  /** As large as the part, while it is loading. */
  readonly fallback?: ReactNode
  /** Takes the part off the screen if it cannot be loaded: a toast says so. Without it, an alert is in its place. */
  readonly onFailed?: () => void
  /** Shows nothing if it cannot be loaded. */
  readonly isOptional?: boolean
}

/**
 * Shows a part once it is loaded. A failure stays in its place: nobody must lose the text in front of them because a dialog does not open on
 * a bad network. `React.lazy` inside an error boundary is not enough: it never loads again after a failure, it shows the fallback for parts
 * that were preloaded too, and the boundary cannot tell a failed load from an error of the part itself.
 */
export function LazyPartView<Props extends object>(view: LazyPartViewProps<Props>) {
  const { part, props, fallback = null, onFailed, isOptional = false } = view
  const [Part, setPart] = useState(part.get)
  const [isFailed, setIsFailed] = useState(false)
  const [retries, setRetries] = useState(0)
  const { states } = useBaseTexts()

  const handleFailure = useEffectEvent((error: unknown) => {
    console.warn('Could not load a part of the studio', error)
    if (onFailed === undefined) return setIsFailed(true)
    toasts.showError(sharedTexts.get(currentLocale())?.partFailed ?? states.network)
    onFailed()
  })

  useEffect(() => {
    if (Part !== null || isFailed) return
    let isShown = true
    part.load().then(
      (loaded) => isShown && setPart(() => loaded),
      (error: unknown) => isShown && handleFailure(error),
    )
    return () => {
      isShown = false
    }
  }, [part, Part, isFailed])

  useEffect(() => {
    if (!isFailed) return
    const retry = () => setIsFailed(false)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isFailed])

  if (Part !== null) return <Part {...props} />
  if (!isFailed) return fallback
  if (isOptional) return null
  function handleRetry(): void {
    setRetries(retries + 1)
    setIsFailed(false)
  }
  return <LoadFailedAlert canReload={retries > 0} onRetry={handleRetry} />
}

interface LoadFailedAlertProps {
  /** After a retry that has failed, too: some browsers do not request a module again, and after an update it is gone. */
  readonly canReload: boolean
  readonly onRetry: () => void
}

function LoadFailedAlert({ canReload, onRetry }: LoadFailedAlertProps) {
  const { partFailed, reload } = useTexts(sharedTexts)
  const { tryAgain } = useBaseTexts().states
  return (
    <Alert
      variant="error"
      className="m-4 max-w-180 sm:m-6"
      action={
        <span className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={onRetry}>
            {tryAgain}
          </Button>
          {canReload && (
            // What is not saved yet is kept in the browser, and sent after it.
            <Button size="small" onClick={() => location.reload()}>
              {reload}
            </Button>
          )}
        </span>
      }
    >
      {partFailed}
    </Alert>
  )
}

/** Reloading the page, the browser's own search and the like. */
const isOfBrowser = ({ key, ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey || /^F\d/.test(key)

/**
 * In place of a dialog that is loading. It covers the page like the dialog, after a moment, and takes its keys at once. The focus stays
 * where it is, because the dialog gives it back to there.
 */
export function DialogFallback({ onCancel }: { readonly onCancel: () => void }) {
  const { loading } = useBaseTexts().shell
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOfBrowser(event)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
  })
  useEffect(() => {
    const block = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    document.addEventListener('keydown', (event) => handleKey(event), options)
    // What is pasted or dictated into the text below.
    for (const type of ['beforeinput', 'paste', 'cut']) document.addEventListener(type, block, options)
    return () => listeners.abort()
  }, [])
  return (
    <Loading label={loading}>
      <span className="fixed inset-0 z-50 flex items-center justify-center bg-scrim">
        <span className="rounded-picture bg-surface p-4 text-ink shadow-dialog">
          <Spinner size={24} />
        </span>
      </span>
    </Loading>
  )
}
