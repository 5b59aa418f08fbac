import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const squadsEstrelaEstuario: DemoPost = {
  key: 'squads-estrela-estuario',
  section: 'breaking-news',
  hoursAgo: -14,
  teams: ['estrela', 'estuario'],
  categories: ['line-ups'],
  tags: [],
  players: ['adilson-rocha'],
  fixture: { home: 'estrela', away: 'estuario' },
  pictures: ['volley-estrela-3x2'],
  contact: 'estrela',
  translations: {
    es: {
      title: 'Convocatorias del Estrela–Estuario: vuelve Adilson Rocha',
      summary: 'Filipa Antunes recupera al centrocampista. Blai Montagut viaja con diecinueve, sin Malet.',
      body: p(
        'Adilson Rocha regresa a la lista del Estrela do Mar tras cumplir un partido de sanción; también está Marta Coutinho. El Estuario viaja con diecinueve futbolistas y sin Ferran Malet, sancionado.',
      ),
    },
    en: {
      title: 'Squads for Estrela v Estuario: Adilson Rocha is back',
      summary: 'Filipa Antunes has her midfielder again. Blai Montagut travels with nineteen, Malet not among them.',
      body: p(
        'Adilson Rocha returns to Estrela do Mar’s squad after a one-match ban; Marta Coutinho is in it too. Estuario travel with nineteen players and without the suspended Ferran Malet.',
      ),
    },
    pt: {
      title: 'Convocados do Estrela–Estuario: regressa Adilson Rocha',
      summary: 'Filipa Antunes recupera o médio. Blai Montagut viaja com dezanove, sem Malet.',
      body: p(
        'Adilson Rocha regressa aos convocados do Estrela do Mar depois de cumprir um jogo de castigo; Marta Coutinho também está na lista. O Estuario viaja com dezanove jogadores e sem Ferran Malet, castigado.',
      ),
    },
  },
}
