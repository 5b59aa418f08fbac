import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const finalStretchCalendar: DemoPost = {
  key: 'final-stretch-calendar',
  section: 'press-releases',
  hoursAgo: 1.6,
  teams: [],
  categories: ['official'],
  tags: ['calendar', 'broadcast'],
  pictures: [],
  documents: ['final-stretch-calendar', 'final-stretch-note', 'accreditation-terms'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Liga y clubes acuerdan el calendario de la fase final',
      summary:
        'El último tramo de la competición se disputará en horario unificado. Se adjuntan calendario y condiciones de acreditación.',
      body:
        p(
          'La Liga Meridiana y los veinte clubes han acordado que las jornadas 36, 37 y 38 de la temporada {season} se jueguen en horario unificado: domingo a las 18:30. La medida se aplica a todos los partidos, haya o no algo en juego.',
          'Hasta ahora solo se unificaban los encuentros con consecuencias deportivas. «Decidir cuáles eran nos costaba más que jugarlos», señala la presidenta de la liga, Sagrario Belmonte.',
        ) +
        ul(
          'Jornada 36: domingo, 18:30.',
          'Jornada 37: domingo, 18:30.',
          'Jornada 38: domingo, 18:30, con conexión entre los diez campos.',
        ) +
        p(
          'Las acreditaciones para esas tres jornadas se pedirán en una sola solicitud. Se adjuntan el calendario en PDF, esta nota en texto editable y las condiciones.',
        ),
    },
    en: {
      title: 'League and clubs agree the run-in calendar',
      summary: 'The last matchdays will be played at the same hour. Calendar and accreditation terms attached.',
      body:
        p(
          'Liga Meridiana and the twenty clubs have agreed that matchdays 36, 37 and 38 of the {season} season will be played at the same hour: Sunday at 18:30. This holds for all matches, whether or not anything is at stake.',
          'Until now only matches with something riding on them were brought together. “Deciding which those were took us longer than playing them,” says league president Sagrario Belmonte.',
        ) +
        ul(
          'Matchday 36: Sunday, 18:30.',
          'Matchday 37: Sunday, 18:30.',
          'Matchday 38: Sunday, 18:30, with a link-up of all ten grounds.',
        ) +
        p(
          'One request will cover accreditation for all three. The calendar as a PDF, this note as editable text and the terms are attached.',
        ),
    },
    pt: {
      title: 'Liga e clubes acordam o calendário da fase final',
      summary:
        'A reta final da competição vai jogar-se em horário unificado. Seguem em anexo o calendário e as condições de acreditação.',
      body:
        p(
          'A Liga Meridiana e os vinte clubes acordaram que as jornadas 36, 37 e 38 da época {season} se jogam em horário unificado: domingo às 18:30. A medida aplica-se a todos os jogos, haja ou não algo em disputa.',
          'Até agora só se unificavam os encontros com consequências desportivas. «Decidir quais eram dava-nos mais trabalho do que jogá-los», assinala a presidente da liga, Sagrario Belmonte.',
        ) +
        ul(
          'Jornada 36: domingo, 18:30.',
          'Jornada 37: domingo, 18:30.',
          'Jornada 38: domingo, 18:30, com ligação entre os dez campos.',
        ) +
        p(
          'Um só pedido de acreditação serve para as três jornadas. Seguem em anexo o calendário em PDF, esta nota em texto editável e as condições.',
        ),
    },
  },
}
