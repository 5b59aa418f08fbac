import { useTexts } from '../../i18n/texts.ts'
import { sharedTexts } from './shared-texts.ts'
import type { DiffPart } from './text-diff.ts'

/** What was added is underlined, what was removed is struck through. Screen readers hear which is which. */
export function MarkedWords({ parts }: { readonly parts: readonly DiffPart[] }) {
  const texts = useTexts(sharedTexts).diff
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>
    if (kind === 'added') {
      return (
        <ins key={index} className="bg-pitch-tint text-pitch underline decoration-2 underline-offset-4 [del+&]:ml-1">
          <span className="sr-only">{texts.added}: </span>
          {text}
        </ins>
      )
    }
    return (
      <del key={index} className="bg-flare-tint text-flare line-through">
        <span className="sr-only">{texts.removed}: </span>
        {text}
      </del>
    )
  })
}
