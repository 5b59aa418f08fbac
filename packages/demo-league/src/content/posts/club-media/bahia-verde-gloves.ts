import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const bahiaVerdeGloves: DemoPost = {
  key: 'bahia-verde-gloves',
  section: 'club-media',
  hoursAgo: 216,
  teams: ['bahia-verde'],
  categories: ['training'],
  tags: ['goalkeepers', 'kit'],
  players: ['ayoze-hernan'],
  pictures: ['keeper-bahia-verde-16x9', 'portrait-bahia-verde-4x5'],
  contact: 'bahia-verde',
  translations: {
    es: {
      title: 'Guantes nuevos para Ayoze',
      summary: 'El portero del Bahía Verde los estrena en el entrenamiento y los firma para subasta benéfica.',
      body: p(
        'Ayoze Hernán entrena dos días con cada par y los dona al tercero. Los que se ven en la imagen pararon noventa y cuatro disparos antes de salir a subasta en favor de la escuela de vela adaptada de la bahía.',
      ),
    },
    en: {
      title: 'New gloves for Ayoze',
      summary: 'The Bahía Verde goalkeeper tries them out in training and signs them for a charity auction.',
      body: p(
        'Ayoze Hernán trains in each pair for two days and gives it away on the third. Those in the picture stopped ninety-four shots before going under the hammer for the bay’s adapted sailing school.',
      ),
    },
    pt: {
      title: 'Luvas novas para Ayoze',
      summary: 'O guarda-redes do Bahía Verde estreia-as no treino e assina-as para um leilão solidário.',
      body: p(
        'Ayoze Hernán treina dois dias com cada par e oferece-o ao terceiro. As que se veem na imagem pararam noventa e quatro remates antes de irem a leilão a favor da escola de vela adaptada da baía.',
      ),
    },
  },
}
