const FIRST_INDICATOR = 0x1f1e6
const FIRST_LETTER = 'A'.charCodeAt(0)

/** The flag of a country as text: its two letters as regional indicators, which systems draw as one. */
export function flagOf(country: string): string {
  return String.fromCodePoint(...[...country].map((letter) => FIRST_INDICATOR + letter.charCodeAt(0) - FIRST_LETTER))
}

let canDraw: boolean | undefined

/** Whether this system draws flags: Windows has none, and shows the letters side by side. */
export function canDrawFlags(): boolean {
  canDraw ??= isDrawnAsOne()
  return canDraw
}

function isDrawnAsOne(): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas === null) return false
  const widthOf = (text: string) => canvas.measureText(text).width
  return widthOf(flagOf('ES')) < widthOf(flagOf('E')) * 1.5
}
