import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const distanceMap: DemoPost = {
  key: 'distance-map',
  section: '{product}-stories',
  hoursAgo: 99,
  teams: [],
  categories: ['statistics', 'infographic'],
  tags: ['travel'],
  pictures: ['bus-bahia-verde-3x2', 'bus-trigales-16x9', 'bus-nortada-4x5', 'bus-vega-real-3x2'],
  documents: ['distances'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Mapa de distancias: 9.511 km de temporada',
      summary: 'Es lo que recorre, de ida, un equipo medio en sus diecinueve salidas. El que más, el Bahía Verde.',
      body:
        p(
          'Diecinueve salidas a 501 kilómetros de media: un equipo de la liga recorre 9.511 kilómetros por temporada, y otros tantos para volver.',
        ) +
        ul(
          'Bahía Verde: 712 por viaje, 13.528 en total. Dos transbordadores y un avión.',
          'Faro Sur: 610 por viaje.',
          'Estrela: 604.',
          'Cantera: 388, el que menos.',
        ) +
        p(
          'El conductor del Trigales, Honorio Sáez, lleva la cuenta en el salpicadero desde 1998. Calcula que ha dado once vueltas al mundo «y siempre por la derecha».',
          'Se adjunta la tabla con las distancias medias de cada club.',
        ),
    },
    en: {
      title: 'Map of distances: 9,511 km in a season',
      summary: 'That is what an average team cover, one way, in nineteen away matches. Bahía Verde travel furthest.',
      body:
        p(
          'Nineteen trips of 501 kilometres on average: a team in the league cover 9,511 kilometres a season, and as many to get home.',
        ) +
        ul(
          'Bahía Verde: 712 a trip, 13,528 in all. Two ferries and a plane.',
          'Faro Sur: 610 a trip.',
          'Estrela: 604.',
          'Cantera: 388, the fewest.',
        ) +
        p(
          'Honorio Sáez, who drives the Trigales bus, has kept count on the dashboard since 1998. He reckons that he has been round the world eleven times, “always on the right”.',
          'The table with each club’s average distance is attached.',
        ),
    },
    pt: {
      title: 'Mapa de distâncias: 9511 km de época',
      summary:
        'É o que percorre, só de ida, uma equipa média nas dezanove deslocações. A que mais viaja é o Bahía Verde.',
      body:
        p(
          'Dezanove deslocações de 501 quilómetros em média: uma equipa da liga percorre 9511 quilómetros por época, e outros tantos para voltar.',
        ) +
        ul(
          'Bahía Verde: 712 por viagem, 13 528 no total. Dois ferries e um avião.',
          'Faro Sur: 610 por viagem.',
          'Estrela: 604.',
          'Cantera: 388, o que menos faz.',
        ) +
        p(
          'O motorista do Trigales, Honorio Sáez, leva a conta no tabliê desde 1998. Calcula que já deu onze voltas ao mundo, «e sempre pela direita».',
          'Segue em anexo a tabela com as distâncias médias de cada clube.',
        ),
    },
  },
}
