import type { DemoPost } from '../../post-type.ts'
import { p, quote } from '../body-html.ts'

export const bermejoStays: DemoPost = {
  key: 'bermejo-stays',
  section: 'breaking-news',
  hoursAgo: 20,
  teams: ['salinas'],
  categories: ['official'],
  tags: ['coaches'],
  pictures: ['press-salinas-3x2'],
  contact: 'salinas',
  translations: {
    es: {
      title: 'Salinas confirma a Rocío Bermejo hasta final de temporada',
      summary: 'La directiva respalda a la entrenadora, con el equipo penúltimo y un partido menos.',
      body:
        quote('«Nadie trabaja más que ella en esta casa»') +
        p(
          'Con esa frase, el presidente del Salinas, Ventura Galiana, cerró una semana de rumores. El club es penúltimo con cuatro puntos y tiene pendiente el partido aplazado de la jornada 7.',
        ),
    },
    en: {
      title: 'Salinas back Rocío Bermejo to the end of the season',
      summary: 'The board stand by their coach, second from bottom with a match in hand.',
      body:
        quote('“Nobody in this house works harder than she does”') +
        p(
          'With that, Salinas president Ventura Galiana ended a week of rumours. The club are second from bottom on four points and have yet to play their postponed match of matchday 7.',
        ),
    },
    pt: {
      title: 'Salinas confirma Rocío Bermejo até ao fim da época',
      summary: 'A direção segura a treinadora, com a equipa em penúltimo e um jogo a menos.',
      body:
        quote('«Ninguém trabalha mais do que ela nesta casa»') +
        p(
          'Com esta frase, o presidente do Salinas, Ventura Galiana, pôs fim a uma semana de boatos. O clube é penúltimo, com quatro pontos, e tem por jogar o encontro adiado da jornada 7.',
        ),
    },
  },
}
