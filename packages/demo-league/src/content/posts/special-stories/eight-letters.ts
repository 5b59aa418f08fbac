import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const eightLetters: DemoPost = {
  key: 'eight-letters',
  section: 'special-stories',
  hoursAgo: 294,
  teams: [],
  categories: ['archive'],
  tags: ['history'],
  pictures: ['captains-ferreria-4x5', 'floodlights-almenara-3x2'],
  contact: 'league-desk',
  translations: {
    es: {
      title: '1926: ocho cartas y un sello',
      summary:
        'La liga nació por correo. Se publican las ocho respuestas a la carta que la fundó, y la que llegó tarde.',
      body:
        p(
          'Adelaida Quirós, maestra de Almenara, escribió a ocho clubes para proponerles «un torneo de ida y vuelta, sin distinción de costa ni de sexo». Puso un sello para la respuesta en cada sobre.',
        ) +
        ul(
          'Siete dijeron que sí.',
          'El Puerto Claro contestó: «Solo si empezamos en casa».',
          'El Monteluna, que llegaría el domingo en tren.',
          'El Faro Sur mandó un telegrama: «Vamos».',
        ) +
        p(
          'La octava carta apareció en 1971, detrás de un buzón. Era del Trigales y también decía que sí. Se le dio plaza aquel mismo verano.',
        ),
    },
    en: {
      title: '1926: eight letters and a stamp',
      summary:
        'The league was born by post. The eight answers to its founding letter, including the one that came late.',
      body:
        p(
          'Adelaida Quirós, a schoolmistress in Almenara, wrote to eight clubs to propose “a tournament home and away, without distinction of coast or sex”. Each envelope held a stamp for the reply.',
        ) +
        ul(
          'Seven said yes.',
          'Puerto Claro answered: “Only if we begin at home.”',
          'Monteluna, that they would arrive by train on Sunday.',
          'Faro Sur sent a telegram: “Coming.”',
        ) +
        p(
          'The eighth letter turned up in 1971, behind a pillar box. It was from Trigales, and it also said yes. They were given a place that summer.',
        ),
    },
    pt: {
      title: '1926: oito cartas e um selo',
      summary: 'A liga nasceu pelo correio. Publicam-se as oito respostas à carta que a fundou, e a que chegou tarde.',
      body:
        p(
          'Adelaida Quirós, professora em Almenara, escreveu a oito clubes a propor «um torneio a duas voltas, sem distinção de costa nem de sexo». Em cada envelope pôs um selo para a resposta.',
        ) +
        ul(
          'Sete disseram que sim.',
          'O Puerto Claro respondeu: «Só se começarmos em casa».',
          'O Monteluna, que chegaria no domingo de comboio.',
          'O Faro Sur mandou um telegrama: «Vamos».',
        ) +
        p(
          'A oitava carta apareceu em 1971, atrás de um marco do correio. Era do Trigales e também dizia que sim. Deram-lhe lugar nesse mesmo verão.',
        ),
    },
  },
}
