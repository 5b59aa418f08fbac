import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const faroSurPortraits: DemoPost = {
  key: 'faro-sur-portraits',
  section: 'club-media',
  hoursAgo: 3.2,
  teams: ['faro-sur'],
  categories: ['archive'],
  tags: ['kit'],
  players: ['celio-andrade'],
  pictures: ['portrait-faro-sur-4x5', 'trophy-faro-sur-4x5'],
  contact: 'faro-sur',
  rights: { kind: 'editorial', untilDays: 227 },
  translations: {
    es: {
      title: 'Retratos oficiales: segunda entrega',
      summary: 'Célio Andrade inaugura la serie de retratos con la equipación de rayas finas.',
      body: p(
        'El club publica la segunda entrega de retratos de la temporada, con la equipación de rayas finas amarillas y negras. El primero es el de Célio Andrade; los demás irán llegando a lo largo de la semana.',
      ),
    },
    en: {
      title: 'Official portraits: second set',
      summary: 'Célio Andrade opens the series in the pinstriped kit.',
      body: p(
        'The club release the second set of portraits of the season, in the yellow and black pinstripes. The first is Célio Andrade’s; the rest will follow in the course of the week.',
      ),
    },
    pt: {
      title: 'Retratos oficiais: segunda série',
      summary: 'Célio Andrade abre a série de retratos com o equipamento de riscas finas.',
      body: p(
        'O clube publica a segunda série de retratos da época, com o equipamento de riscas finas amarelas e pretas. O primeiro é o de Célio Andrade; os restantes chegam ao longo da semana.',
      ),
    },
  },
}
