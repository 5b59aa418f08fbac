/** A country's flag, or its two letters on systems without flags. */
export function CountryMark({ country }: { readonly country: string }) {
  if (canDrawFlags()) {
    return (
      <span aria-hidden="true" className="inline-flex w-7 shrink-0 justify-center text-18 leading-none">
        {flagOf(country)}
      </span>
    )
  }
  return (
    <span className="inline-flex h-5 w-7 shrink-0 items-center justify-center rounded-control bg-ink text-12 font-semibold text-paper">
      {country}
    </span>
  )
}

const FIRST_INDICATOR = 0x1f1e6
const FIRST_LETTER = 'A'.charCodeAt(0)

/** The flag of a country as text: its two letters as regional indicator symbols. */
export function flagOf(country: string): string {
  return String.fromCodePoint(...[...country].map((letter) => FIRST_INDICATOR + letter.charCodeAt(0) - FIRST_LETTER))
}

let canDraw: boolean | undefined

/** Windows has no flags and shows the two letters side by side. Measured once: it creates a canvas. */
function canDrawFlags(): boolean {
  canDraw ??= isDrawnAsOneGlyph()
  return canDraw
}

function isDrawnAsOneGlyph(): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas === null) return false
  const widthOf = (text: string) => canvas.measureText(text).width
  return widthOf(flagOf('ES')) < widthOf(flagOf('E')) * 1.5
}
