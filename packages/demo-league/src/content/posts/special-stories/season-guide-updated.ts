import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const seasonGuideUpdated: DemoPost = {
  key: 'season-guide-updated',
  section: 'special-stories',
  hoursAgo: 23.8,
  teams: [],
  categories: ['statistics'],
  tags: ['records', 'calendar'],
  pictures: ['trophy-estrela-3x2'],
  documents: ['season-guide', 'statistics-after-11'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Guía de la temporada {season}',
      summary: 'Puesta al día tras once jornadas: clasificación, banquillos, estadios y lo que queda por jugar.',
      body:
        p(
          'La guía de la temporada se actualiza cuatro veces al año. Esta segunda edición incorpora la clasificación tras la jornada 11 y los cambios de plantilla.',
        ) +
        ul(
          'Veinte clubes, 38 jornadas, 380 partidos.',
          'Tres derbis en tres semanas: jornadas 12, 13 y 14.',
          'Pausas: dos semanas antes de la jornada 18 y una antes de la 27.',
          'Las tres últimas jornadas, en horario unificado.',
        ) +
        p('Puede reproducirse entera o en parte citando a la Liga Meridiana.'),
    },
    en: {
      title: 'Guide to the {season} season',
      summary: 'Brought up to date after eleven matchdays: table, coaches, stadiums and what is still to come.',
      body:
        p(
          'The season guide is revised four times a year. This second edition has the table after matchday 11 and the changes of squad.',
        ) +
        ul(
          'Twenty clubs, 38 matchdays, 380 matches.',
          'Three derbies in three weeks: matchdays 12, 13 and 14.',
          'Breaks: two weeks before matchday 18, one before matchday 27.',
          'The last three matchdays at the same hour.',
        ) +
        p('It may be reproduced in whole or in part with credit to Liga Meridiana.'),
    },
    pt: {
      title: 'Guia da época {season}',
      summary: 'Atualizado após onze jornadas: classificação, treinadores, estádios e o que falta jogar.',
      body:
        p(
          'O guia da época é atualizado quatro vezes por ano. Esta segunda edição traz a classificação após a jornada 11 e as mudanças nos plantéis.',
        ) +
        ul(
          'Vinte clubes, 38 jornadas, 380 jogos.',
          'Três dérbis em três semanas: jornadas 12, 13 e 14.',
          'Pausas: duas semanas antes da jornada 18 e uma antes da 27.',
          'As três últimas jornadas, em horário unificado.',
        ) +
        p('Pode ser reproduzido no todo ou em parte citando a Liga Meridiana.'),
    },
  },
}
