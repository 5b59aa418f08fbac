import { type ComponentType, useState } from 'react'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { toasts } from '../ui/components/overlays/toast-store.ts'

interface LazyPart<Props> {
  /** Null until it is loaded. */
  readonly Part: ComponentType<Props> | null
  /** Returns whether it is there. If not, a toast says so, and the next call tries again. */
  readonly load: () => Promise<boolean>
}

/**
 * A part of the page in a chunk of its own, loaded when it is opened. With `React.lazy`, a failure would replace the whole page, and the part
 * would never be loaded again.
 */
export function useLazyPart<Props>(loadPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const { network } = useBaseTexts().states
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  async function load(): Promise<boolean> {
    try {
      const loaded = await loadPart()
      setPart(() => loaded)
      return true
    } catch (error) {
      console.warn('Could not load a part of the app', error)
      toasts.showError(network)
      return false
    }
  }
  return { Part, load }
}
