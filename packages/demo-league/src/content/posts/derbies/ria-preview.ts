import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const riaPreview: DemoPost = {
  key: 'ria-preview',
  section: 'derbies',
  hoursAgo: 47,
  teams: ['almenara', 'puerto-claro'],
  categories: ['preview'],
  tags: ['derbi-de-la-ria', 'coaches'],
  fixture: { home: 'almenara', away: 'puerto-claro' },
  pictures: ['crowd-almenara-16x9', 'press-almenara-3x2', 'press-puerto-claro-16x9', 'huddle-puerto-claro-3x2'],
  contact: 'almenara',
  translations: {
    es: {
      title: 'Previa: dos orillas, un balón y cuatro puntos de distancia',
      summary:
        'El tercero recibe al líder. Lo que dijeron las dos entrenadoras, los datos del duelo y la hora de todo.',
      body:
        p(
          'El Almenara ha encajado cinco goles en once jornadas; el Puerto Claro ha marcado veintidós. Entre las dos cifras hay un puente de novecientos metros y una ría que, en día de derbi, se cruza a pie.',
          '«Llegamos bien. Ellas también. Entonces gana el que se equivoque menos», dijo Celestina Abreu. Graça Valadares fue más breve: «Un derbi se juega».',
        ) +
        ul(
          'El Almenara no ha perdido en La Atalaya esta temporada.',
          'El Puerto Claro ha ganado cuatro de sus cinco salidas.',
          'Dirige Beatriz Cuesta; en el VAR, Rui Camacho.',
        ),
    },
    en: {
      title: 'Preview: two shores, one ball and four points between them',
      summary: 'Third host first. What both coaches said, the figures of the fixture and when everything happens.',
      body:
        p(
          'Almenara have conceded five goals in eleven matchdays; Puerto Claro have scored twenty-two. Between those numbers lie a bridge of nine hundred metres and an estuary that people cross on foot on derby day.',
          '“We’re in good shape. So are they. Whoever makes fewer mistakes wins,” said Celestina Abreu. Graça Valadares was briefer: “A derby is for playing.”',
        ) +
        ul(
          'Almenara are unbeaten at La Atalaya this season.',
          'Puerto Claro have won four of their five away matches.',
          'Referee: Beatriz Cuesta; VAR: Rui Camacho.',
        ),
    },
    pt: {
      title: 'Antevisão: duas margens, uma bola e quatro pontos de distância',
      summary: 'O terceiro recebe o líder. O que disseram as duas treinadoras, os dados do duelo e as horas de tudo.',
      body:
        p(
          'O Almenara sofreu cinco golos em onze jornadas; o Puerto Claro marcou vinte e dois. Entre os dois números há uma ponte de novecentos metros e uma ria que, em dia de dérbi, se atravessa a pé.',
          '«Chegamos bem. Elas também. Ganha quem errar menos», disse Celestina Abreu. Graça Valadares foi mais breve: «Um dérbi joga-se».',
        ) +
        ul(
          'O Almenara ainda não perdeu em La Atalaya esta época.',
          'O Puerto Claro ganhou quatro das cinco deslocações.',
          'Dirige Beatriz Cuesta; no VAR, Rui Camacho.',
        ),
    },
  },
}
