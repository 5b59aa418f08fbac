import type { DemoPost } from '../../post-type.ts'
import { h2, p, ul } from '../body-html.ts'

export const mediaGuide: DemoPost = {
  key: 'media-guide',
  section: 'regular-content',
  hoursAgo: 100,
  teams: [],
  categories: ['accreditation'],
  tags: ['stadiums', 'accessibility'],
  pictures: ['press-lagoa-16x9'],
  documents: ['media-guide', 'accessibility-guide', 'accreditation-terms'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Guía de medios de la temporada {season}',
      summary: 'Estadios, ciudades, banquillos y tribunas de los veinte clubes. Con la guía de accesibilidad.',
      body:
        p(
          'La guía reúne en un documento lo que se pregunta cada jornada: por dónde se entra, dónde se enchufa, a qué hora se habla.',
        ) +
        h2('La liga, en cinco líneas') +
        ul(
          'Veinte clubes, 38 jornadas, equipos mixtos.',
          'Fundada en 1926.',
          'Presidenta: Sagrario Belmonte.',
          'Jefa de prensa: Marta Quiroga.',
          'Liga, clubes, lugares y personas son inventados: nada de lo que se cuenta aquí ha ocurrido.',
        ),
    },
    en: {
      title: 'Media guide of the {season} season',
      summary: 'Stadiums, cities, coaches and press boxes of the twenty clubs. With the accessibility guide.',
      body:
        p('The guide holds what people ask every matchday: where to go in, where to plug in, when people talk.') +
        h2('The league in five lines') +
        ul(
          'Twenty clubs, 38 matchdays, mixed teams.',
          'Founded in 1926.',
          'President: Sagrario Belmonte.',
          'Head of press: Marta Quiroga.',
          'League, clubs, places and people are invented: nothing told here has happened.',
        ),
    },
    pt: {
      title: 'Guia de media da época {season}',
      summary: 'Estádios, cidades, treinadores e tribunas dos vinte clubes. Com o guia de acessibilidade.',
      body:
        p(
          'O guia reúne num documento o que se pergunta em cada jornada: por onde se entra, onde se liga, a que horas se fala.',
        ) +
        h2('A liga em cinco linhas') +
        ul(
          'Vinte clubes, 38 jornadas, equipas mistas.',
          'Fundada em 1926.',
          'Presidente: Sagrario Belmonte.',
          'Chefe de imprensa: Marta Quiroga.',
          'Liga, clubes, lugares e pessoas são inventados: nada do que aqui se conta aconteceu.',
        ),
    },
  },
}
