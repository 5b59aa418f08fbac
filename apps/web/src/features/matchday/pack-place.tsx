import type { MatchdayPage } from '@mixed-zone/contract/schemas/browse'
import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { useMatchdayWords } from './words/matchday-words.ts'

interface PackPlaceProps {
  readonly title: string
  readonly pack: MatchdayPage['pack']
  /** How it is taken home. */
  readonly children?: ReactNode
}

/** What everything of it comes to in one download, and the place for that download. Nothing where there is nothing to take. */
export function PackPlace({ title, pack, children }: PackPlaceProps) {
  const words = useMatchdayWords()
  const { bytes, number } = useFormats()
  if (pack.count === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-3">
        <Icon icon={Package} className="text-accent-text" />
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-14 text-muted">
            {words.packFacts({ count: pack.count, shown: number(pack.count), size: bytes(pack.size) })}
          </span>
        </span>
      </p>
      {children}
    </div>
  )
}
