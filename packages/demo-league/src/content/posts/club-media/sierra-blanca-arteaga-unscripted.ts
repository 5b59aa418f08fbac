import type { DemoPost } from '../../post-type.ts'
import { p, quote } from '../body-html.ts'

export const sierraBlancaArteagaUnscripted: DemoPost = {
  key: 'sierra-blanca-arteaga-unscripted',
  section: 'club-media',
  hoursAgo: 119,
  teams: ['sierra-blanca'],
  categories: ['press-conference'],
  tags: ['coaches'],
  pictures: ['press-sierra-blanca-3x2'],
  contact: 'sierra-blanca',
  translations: {
    es: {
      title: 'Arteaga, sin guion',
      summary: 'La entrenadora del Sierra Blanca cambió la rueda de prensa por un paseo con los periodistas.',
      body:
        p(
          'Doce periodistas, cuatro kilómetros y una entrenadora que contesta sin dejar de andar. Mónica Arteaga cambió la sala por el camino de los neveros, y la última pregunta se hizo en la cumbre.',
        ) + quote('«Sentada pienso lo que debo decir. Andando digo lo que pienso»'),
    },
    en: {
      title: 'Arteaga, unscripted',
      summary: 'Sierra Blanca’s coach swapped her press conference for a walk with the reporters.',
      body:
        p(
          'Twelve reporters, four kilometres and a coach who answers without breaking step. Mónica Arteaga left the press room for the old ice-house path, and the last question was put at the top.',
        ) + quote('“Sitting down I think about what I ought to say. Walking I say what I think”'),
    },
    pt: {
      title: 'Arteaga, sem guião',
      summary: 'A treinadora do Sierra Blanca trocou a conferência de imprensa por uma caminhada com os jornalistas.',
      body:
        p(
          'Doze jornalistas, quatro quilómetros e uma treinadora que responde sem parar de andar. Mónica Arteaga trocou a sala pelo caminho dos neveiros, e a última pergunta fez-se no cume.',
        ) + quote('«Sentada penso no que devo dizer. A andar digo o que penso»'),
    },
  },
}
