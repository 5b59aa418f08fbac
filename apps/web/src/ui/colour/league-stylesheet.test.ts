import { describe, expect, it } from 'vitest'
import { leagueStylesheet } from './league-stylesheet.ts'

describe('leagueStylesheet', () => {
  it('sets every token in every theme, and contains nothing but colours', () => {
    const css = leagueStylesheet('#1d4ed8') ?? ''
    const names = ['--accent:', '--on-accent:', '--accent-text:', '--accent-edge:', '--focus:', '--accent-tint:']
    expect(names.filter((name) => css.split(name).length - 1 < 3)).toEqual([])
    expect(leagueStylesheet('#fff}body{display:none')).toBeNull()
  })
})
