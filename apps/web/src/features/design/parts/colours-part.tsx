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
