import type { DemoPost } from '../../post-type.ts'
import { h2, p, ul } from '../body-html.ts'

export const scholarshipsSecondCall: DemoPost = {
  key: 'scholarships-second-call',
  section: 'smartbank-stories',
  hoursAgo: 75,
  teams: [],
  categories: ['official', 'community'],
  tags: ['scholarships', 'education'],
  pictures: ['training-bahia-verde-4x5'],
  documents: ['scholarship-rules'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Becas SmartBank: segunda convocatoria',
      summary: 'Veinte becas de hasta 12.000 euros, una por club. Los proyectos pueden presentarse hasta el {day:35}.',
      body:
        p(
          'Las becas SmartBank apoyan proyectos educativos de jugadoras y jugadores de la liga. La segunda convocatoria queda abierta hasta el {day:35}.',
        ) +
        ul(
          'Veinte becas por temporada, una por club.',
          'Hasta 12.000 euros por proyecto.',
          'Duración: un curso, con evaluación en junio.',
        ) +
        h2('Cómo se solicita') +
        p(
          'Cada club presenta hasta tres proyectos. Decide un jurado de cinco personas ajenas a los clubes. De los veinte proyectos de la primera edición siguen en marcha diecisiete.',
        ),
    },
    en: {
      title: 'SmartBank scholarships: second call',
      summary:
        'Twenty scholarships of up to 12,000 euros, one for each club. Projects may be submitted until {day:35}.',
      body:
        p(
          'SmartBank scholarships support educational projects of players of the league. The second call is open until {day:35}.',
        ) +
        ul(
          'Twenty scholarships a season, one for each club.',
          'Up to 12,000 euros a project.',
          'Duration: one school year, reviewed in June.',
        ) +
        h2('How to apply') +
        p(
          'Each club puts forward up to three projects. A jury of five from outside the clubs decides. Of the twenty projects of the first edition seventeen are still going.',
        ),
    },
    pt: {
      title: 'Bolsas SmartBank: segunda convocatória',
      summary: 'Vinte bolsas até 12 000 euros, uma por clube. Os projetos podem apresentar-se até {day:35}.',
      body:
        p(
          'As bolsas SmartBank apoiam projetos educativos de jogadoras e jogadores da liga. A segunda convocatória está aberta até {day:35}.',
        ) +
        ul(
          'Vinte bolsas por época, uma por clube.',
          'Até 12 000 euros por projeto.',
          'Duração: um ano letivo, com avaliação em junho.',
        ) +
        h2('Como concorrer') +
        p(
          'Cada clube apresenta até três projetos. Decide um júri de cinco pessoas exteriores aos clubes. Dos vinte projetos da primeira edição, dezassete continuam em marcha.',
        ),
    },
  },
}
