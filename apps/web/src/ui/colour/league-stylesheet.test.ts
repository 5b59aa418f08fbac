import { describe, expect, it } from 'vitest'
import { leagueStylesheet } from './league-stylesheet.ts'

describe('leagueStylesheet', () => {
  it('sets every token in every theme, and contains nothing but colours', () => {
    const css = leagueStylesheet('#1d4ed8') ?? ''
    const names = ['--accent:', '--on-accent:', '--accent-text:', '--accent-edge:', '--focus:', '--accent-tint:']
    expect(names.filter((name) => css.split(name).length - 1 < 3)).toEqual([])
    expect(css).not.toContain('--flare')
    expect(leagueStylesheet('#fff}body{display:none')).toBeNull()
  })

  it('moves the red of errors in every theme and on night beside a red accent', () => {
    const css = leagueStylesheet('#e4002b') ?? ''
    for (const name of ['--flare:', '--flare-tint:']) expect(css.split(`;${name}`).length - 1).toBeGreaterThanOrEqual(3)
    expect(css).toContain(':root{--on-night-flare:#')
  })
})
