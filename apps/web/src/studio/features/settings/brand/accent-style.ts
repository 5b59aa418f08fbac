import { type AccentTokens, leagueAccent } from '@mixed-zone/contract/rules/colour/league-accent'
import type { CSSProperties } from 'react'

/** The style that shows a part of the page in an accent colour, as CSS variables. Empty for the default or an invalid colour. */
export function accentStyle(accent: string | null, theme: 'light' | 'dark'): CSSProperties {
  const derived = accent === null ? null : leagueAccent(accent)
  if (derived === null) return {}
  const tokens: AccentTokens = derived[theme]
  const style: Record<`--${string}`, string> = {
    '--accent': tokens.accent,
    '--on-accent': tokens.onAccent,
    '--accent-text': tokens.accentText,
    '--accent-edge': tokens.accentEdge,
    '--focus': tokens.focus,
    '--on-night-accent': derived.onNight,
    ...(derived.error && { '--flare': derived.error[theme].flare, '--on-night-flare': derived.error.dark.flare }),
  }
  return style
}
