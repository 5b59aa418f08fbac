import { useTexts } from '../../../i18n/texts.ts'
import { designTexts } from '../design-texts.ts'
import { Part } from './part.tsx'

/** Literal class names, because Tailwind only generates those that it finds. */
const SWATCHES = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['ink2', 'bg-ink2'],
  ['muted', 'bg-muted'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['accent', 'bg-accent'],
  ['accentText', 'bg-accent-text'],
  ['accentTint', 'bg-accent-tint'],
  ['pitch', 'bg-pitch'],
  ['flare', 'bg-flare'],
  ['sky', 'bg-sky'],
  ['night', 'bg-night'],
  ['mark', 'bg-mark'],
] as const

export function ColoursPart() {
  return (
    <Part name="colours">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {SWATCHES.map(([name, look]) => (
          <li key={name} className="text-12 text-muted">
            <span className={`mb-1 block h-10 rounded-control border border-line ${look}`} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function TypePart() {
  const texts = useTexts(designTexts).type
  return (
    <Part name="type">
      <div className="grid gap-3">
        <p className="headline-48">{texts.headline}</p>
        <p className="headline-36">{texts.section}</p>
        <p className="headline-28">{texts.section}</p>
        <p className="headline-22">{texts.story}</p>
        <p className="headline-18">{texts.small}</p>
        <p className="headline-16">{texts.row}</p>
        <p className="measure mt-2 text-18 text-ink2">{texts.body}</p>
        <p className="measure">{texts.body}</p>
        <p className="text-14 text-muted">{texts.meta}</p>
        <p className="text-12 text-muted">{texts.meta}</p>
        <p className="figures text-18">2–1 · 93′ · 1:48</p>
        <p className="headline-28 w-48 border-l border-line pl-2">{texts.longWord}</p>
      </div>
    </Part>
  )
}
