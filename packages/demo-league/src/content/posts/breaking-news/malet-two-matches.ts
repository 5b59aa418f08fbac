import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const maletTwoMatches: DemoPost = {
  key: 'malet-two-matches',
  section: 'breaking-news',
  hoursAgo: 49,
  teams: ['estuario'],
  categories: ['official'],
  tags: ['refereeing'],
  players: ['ferran-malet'],
  pictures: [],
  contact: 'committee',
  translations: {
    es: {
      title: 'Dos partidos de sanción a Ferran Malet',
      summary: 'El Comité mantiene la roja directa. El Estuario no recurrirá.',
      body: p(
        'El Comité de Competición ha sancionado con dos partidos a Ferran Malet por juego peligroso. El defensa se perderá la visita al Estrela y el partido en casa contra el Campo Novo. El Estuario ha comunicado que no recurrirá.',
      ),
    },
    en: {
      title: 'Two-match ban for Ferran Malet',
      summary: 'The Committee uphold his straight red card. Estuario will not appeal.',
      body: p(
        'The Competition Committee have banned Ferran Malet for two matches for dangerous play. The defender misses the trip to Estrela and the home match against Campo Novo. Estuario have said that they won’t appeal.',
      ),
    },
    pt: {
      title: 'Dois jogos de castigo para Ferran Malet',
      summary: 'O Comité mantém o vermelho direto. O Estuario não vai recorrer.',
      body: p(
        'O Comité de Competição castigou Ferran Malet com dois jogos por jogo perigoso. O defesa falha a deslocação ao Estrela e a receção ao Campo Novo. O Estuario informou que não vai recorrer.',
      ),
    },
  },
}
