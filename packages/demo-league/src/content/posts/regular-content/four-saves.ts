import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const fourSaves: DemoPost = {
  key: 'four-saves',
  section: 'regular-content',
  hoursAgo: 126,
  teams: ['cantera', 'puerto-claro', 'bahia-verde', 'roca-alta'],
  categories: ['match-gallery'],
  tags: ['goalkeepers'],
  players: ['alma-reguera', 'gorka-zubiaur', 'ayoze-hernan', 'elian-tordesillas'],
  pictures: ['keeper-roca-alta-4x5', 'keeper-bahia-verde-16x9', 'keeper-cantera-3x2', 'keeper-puerto-claro-3x2'],
  contact: 'league-photo',
  translations: {
    es: {
      title: 'Cuatro paradas para guardar',
      summary: 'Hernán, Reguera, Zubiaur y Tordesillas, en el aire. La mesa elige las del mes.',
      body: p(
        'Cuatro estiradas, cuatro estilos. Ayoze Hernán sale con el puño; Alma Reguera, con dos dedos; Gorka Zubiaur, con el cuerpo entero; Elián Tordesillas, con lo que tenga más cerca. Se publica una selección al mes.',
      ),
    },
    en: {
      title: 'Four saves to keep',
      summary: 'Hernán, Reguera, Zubiaur and Tordesillas in mid-air. The desk’s choice of the month.',
      body: p(
        'Four dives, four styles. Ayoze Hernán goes with his fist, Alma Reguera with two fingers, Gorka Zubiaur with his whole body and Elián Tordesillas with whatever is nearest. A selection appears every month.',
      ),
    },
    pt: {
      title: 'Quatro defesas para guardar',
      summary: 'Hernán, Reguera, Zubiaur e Tordesillas, no ar. A mesa escolhe as do mês.',
      body: p(
        'Quatro voos, quatro estilos. Ayoze Hernán sai com o punho; Alma Reguera, com dois dedos; Gorka Zubiaur, com o corpo todo; Elián Tordesillas, com o que tiver mais à mão. Publica-se uma seleção por mês.',
      ),
    },
  },
}
