import type { Localised } from '@mixed-zone/contract/locales'
import type { Position } from './players.ts'

/** What a player is called by position and gender. */
export const POSITION_NAMES: Readonly<Record<Position, Readonly<Record<'f' | 'm', Localised>>>> = {
  goalkeeper: {
    f: { es: 'portera', en: 'goalkeeper', pt: 'guarda-redes' },
    m: { es: 'portero', en: 'goalkeeper', pt: 'guarda-redes' },
  },
  defender: {
    f: { es: 'defensa', en: 'defender', pt: 'defesa' },
    m: { es: 'defensa', en: 'defender', pt: 'defesa' },
  },
  midfielder: {
    f: { es: 'centrocampista', en: 'midfielder', pt: 'médio' },
    m: { es: 'centrocampista', en: 'midfielder', pt: 'médio' },
  },
  winger: {
    f: { es: 'extremo', en: 'winger', pt: 'extremo' },
    m: { es: 'extremo', en: 'winger', pt: 'extremo' },
  },
  forward: {
    f: { es: 'delantera', en: 'forward', pt: 'avançada' },
    m: { es: 'delantero', en: 'forward', pt: 'avançado' },
  },
}
