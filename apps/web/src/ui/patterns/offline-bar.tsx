import { WifiOff } from 'lucide-react'
import { Icon } from '../primitives/icon.tsx'

interface OfflineBarProps {
  readonly isOffline: boolean
  /** The bold label. */
  readonly word: string
  readonly text: string
}

/** Says that the browser is offline. Always mounted, so that screen readers announce its text when it appears. */
export function OfflineBar({ isOffline, word, text }: OfflineBarProps) {
  return (
    <div role="status">
      {isOffline && (
        <div className="border-t-2 border-accent-edge bg-accent-tint text-14 text-ink">
          <div className="page-width flex items-center gap-3 py-2.5">
            <Icon icon={WifiOff} />
            <p>
              <strong className="mr-1 font-semibold">{word}</strong> {text}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
