import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const fourthOfficialBoard: DemoPost = {
  key: 'fourth-official-board',
  section: '{product}-stories',
  hoursAgo: 322,
  teams: [],
  categories: ['report'],
  tags: ['refereeing', 'technology'],
  pictures: ['number-ferreria-16x9'],
  contact: 'committee',
  translations: {
    es: {
      title: 'El tablero que dice cuánto falta',
      summary: 'Pesa tres kilos, se levanta dos veces por partido y nadie lo mira con buena cara.',
      body: p(
        'El tablero electrónico lo inventó, en esta liga, un relojero de Cabo Sur harto de que el cuarto árbitro levantara los dedos. El primero, de 1974, era de madera y llevaba bisagras.',
        'El actual se ve a ciento veinte metros y tiene una manía: con frío, el 7 parece un 1. Por eso en Los Neveros se repite por megafonía.',
        'Lorena Vives, que lo ha sostenido doscientas veces, asegura que el número no importa. «Lo que miran es mi cara. Si sonrío, se añade poco».',
      ),
    },
    pt: {
      title: 'A placa que diz quanto falta',
      summary: 'Pesa três quilos, levanta-se duas vezes por jogo e ninguém a olha com boa cara.',
      body: p(
        'A placa eletrónica foi inventada, nesta liga, por um relojoeiro de Cabo Sur farto de ver o quarto árbitro levantar os dedos. A primeira, de 1974, era de madeira e tinha dobradiças.',
        'A atual vê-se a cento e vinte metros e tem uma mania: com frio, o 7 parece um 1. Por isso em Los Neveros se repete pelos altifalantes.',
        'Lorena Vives, que a segurou duzentas vezes, garante que o número não importa. «O que eles olham é a minha cara. Se sorrio, junta-se pouco».',
      ),
    },
  },
}
