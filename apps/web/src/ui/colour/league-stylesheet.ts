import { type AccentTokens, leagueAccent } from './league-accent.ts'

const NAMES: Readonly<Record<keyof AccentTokens, string>> = {
  accent: '--accent',
  onAccent: '--on-accent',
  accentText: '--accent-text',
  accentEdge: '--accent-edge',
  focus: '--focus',
  accentTint: '--accent-tint',
  accentWash: '--accent-wash',
}

function declarations(tokens: AccentTokens): string {
  // The record holds exactly the keys of the tokens.
  const keys = Object.keys(NAMES) as (keyof AccentTokens)[]
  return keys.map((key) => `${NAMES[key]}:${tokens[key]}`).join(';')
}

/** The rules that replace our amber by a league's colour in both themes; null for what is no colour. */
export function leagueStylesheet(hex: string): string | null {
  const accent = leagueAccent(hex)
  if (accent === null) return null
  const dark = declarations(accent.dark)
  return [
    `:root,[data-theme="light"]{${declarations(accent.light)}}`,
    `:root{--on-night-accent:${accent.onNight}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"],[data-theme="dark"]){${dark}}}`,
    `[data-theme="dark"]{${dark}}`,
    // Night names its own accents, and these rules would come after it.
    '.night{--accent-text:var(--on-night-accent);--accent-edge:var(--on-night-accent);--focus:var(--on-night-accent);--lamp:var(--on-night-accent)}',
  ].join('\n')
}

/** Puts a league's colour over the page. A sheet of its own, which the content security policy permits. */
export function applyLeagueColour(hex: string): void {
  const css = leagueStylesheet(hex)
  if (css === null) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
