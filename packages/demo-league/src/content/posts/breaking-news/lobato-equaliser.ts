import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const lobatoEqualiser: DemoPost = {
  key: 'lobato-equaliser',
  section: 'breaking-news',
  hoursAgo: 0.76,
  teams: ['cantera', 'nortada'],
  categories: ['report'],
  tags: [],
  players: ['beatriz-lobato', 'joel-okafor'],
  fixture: { home: 'cantera', away: 'nortada' },
  pictures: [],
  contact: 'nortada',
  translations: {
    es: {
      title: 'Beatriz Lobato empata para el Nortada en El Tajo',
      summary: 'La delantera responde en el 29 al gol de Okafor. Cantera 1, Nortada 1.',
      body: p(
        'Beatriz Lobato, a pase de Carlota Reis, firmó el 1–1 en el minuto 29. Joel Okafor había adelantado al Cantera en el 11, al rematar una falta lateral de Ingrid Castells.',
      ),
    },
    pt: {
      title: 'Beatriz Lobato empata para o Nortada em El Tajo',
      summary: 'A avançada responde aos 29 ao golo de Okafor. Cantera 1, Nortada 1.',
      body: p(
        'Beatriz Lobato, a passe de Carlota Reis, fez o 1–1 aos 29 minutos. Joel Okafor adiantara o Cantera aos 11, na sequência de um livre lateral de Ingrid Castells. É o quinto golo da avançada do GD Nortada esta época.',
      ),
    },
  },
}
