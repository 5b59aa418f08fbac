import { contrast } from '@mixed-zone/contract/rules/colour/contrast'

interface Club {
  readonly shortName: string
  /** Empty if it has none. */
  readonly code: string
  readonly mainColour: string
  readonly secondColour: string
}

const MIN_CONTRAST = 4.5

/** Letters and digits only, so that nothing has to be escaped. */
function lettersOf({ code, shortName }: Club): string {
  if (code !== '') return code.slice(0, 3)
  const words = shortName.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const initials = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? '')]
  return initials.slice(0, 3).join('').toUpperCase()
}

function textColourOn({ mainColour, secondColour }: Club): string {
  if (contrast(secondColour, mainColour) >= MIN_CONTRAST) return secondColour
  return contrast('#ffffff', mainColour) >= MIN_CONTRAST ? '#ffffff' : '#000000'
}

/** The SVG that stands for a club without a crest: its code or initials on its main colour. */
export function drawInitialsCrest(club: Club): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path d="M6 4h52v30c0 14-11 22-26 27C17 56 6 48 6 34z" fill="${club.mainColour}" stroke="${club.secondColour}" stroke-width="3"/><text x="32" y="38" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="20" text-anchor="middle" fill="${textColourOn(club)}">${lettersOf(club)}</text></svg>`
}
