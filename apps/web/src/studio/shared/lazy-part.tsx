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

/** A part of a screen in a file of its own. */
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

/** Of any props. */
interface Loadable {
  readonly load: () => Promise<unknown>
}

/** Loads a part ahead. A failure is told when it is opened. */
export function preloadPart({ load }: Loadable): void {
  load().catch(() => undefined)
}

const PRELOAD_AFTER_MS = 1000

/** Loads parts after the screen itself, once that is ready, so that they also open without a connection. */
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
 * Shows a part once it is loaded. A failure stays here, unlike that of `React.lazy`, which would replace the whole screen by an error: on a
 * bad network, nobody must lose the text in front of them because a dialog does not open.
 */
export function LazyPartView<Props extends object>(view: LazyPartViewProps<Props>) {
  const { part, props, fallback = null, onFailed, isOptional = false } = view
  const [Part, setPart] = useState(part.get)
  const [isFailed, setIsFailed] = useState(false)
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
  return isOptional ? null : <FailedPart onRetry={() => setIsFailed(false)} />
}

function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  const { partFailed } = useTexts(sharedTexts)
  const { tryAgain } = useBaseTexts().states
  return (
    <Alert
      variant="error"
      className="m-4 max-w-180 sm:m-6"
      action={
        <Button size="small" onClick={onRetry} className="mt-2 flex">
          {tryAgain}
        </Button>
      }
    >
      {partFailed}
    </Alert>
  )
}

/** In place of a dialog that is loading. It covers the page like the dialog, after a moment. */
export function DialogFallback() {
  const { loading } = useBaseTexts().shell
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
