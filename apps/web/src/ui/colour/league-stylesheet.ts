import { type AccentTokens, type ErrorTokens, leagueAccent } from '@mixed-zone/contract/rules/colour/league-accent'

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
  // The record has exactly the keys of the tokens.
  const keys = Object.keys(NAMES) as (keyof AccentTokens)[]
  return keys.map((key) => `${NAMES[key]}:${tokens[key]}`).join(';')
}

const errorDeclarations = (tokens: ErrorTokens | undefined) =>
  tokens ? `;--flare:${tokens.flare};--flare-tint:${tokens.flareTint}` : ''

/** The CSS that replaces our amber with a league's colour in both themes; null for an invalid colour. */
export function leagueStylesheet(hex: string): string | null {
  const accent = leagueAccent(hex)
  if (accent === null) return null
  const { error } = accent
  const dark = declarations(accent.dark) + errorDeclarations(error?.dark)
  return [
    `:root,[data-theme="light"]{${declarations(accent.light)}${errorDeclarations(error?.light)}}`,
    `:root{--on-night-accent:${accent.onNight}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"],[data-theme="dark"]){${dark}}}`,
    `[data-theme="dark"]{${dark}}`,
    // Night defines its own accents, which these later rules would override.
    ...(error
      ? [
          `:root{--on-night-flare:${error.dark.flare};--on-night-flare-tint:${error.dark.flareTint}}`,
          '.night{--flare:var(--on-night-flare);--flare-tint:var(--on-night-flare-tint)}',
        ]
      : []),
    '.night{--accent-text:var(--on-night-accent);--accent-edge:var(--on-night-accent);--focus:var(--on-night-accent);--lamp:var(--on-night-accent)}',
  ].join('\n')
}

/** Applies a league's colour as a constructed style sheet, which the content security policy allows. */
export function applyLeagueColour(hex: string): void {
  const css = leagueStylesheet(hex)
  if (css === null) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
