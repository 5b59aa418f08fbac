import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const salinasKitchenGarden: DemoPost = {
  key: 'salinas-kitchen-garden',
  section: 'lifestyle-stories',
  hoursAgo: 364,
  teams: ['salinas'],
  categories: ['community'],
  tags: ['food', 'sustainability'],
  players: ['lola-trinidad'],
  pictures: ['corner-salinas-4x5'],
  contact: 'salinas',
  translations: {
    es: {
      title: 'El huerto del córner',
      summary: 'Detrás del banderín de Campo de la Sal crecen acelgas. Las cuida Lola Trinidad, y saben a mar.',
      body: p(
        'Entre la valla y el banderín del fondo sur hay cuatro metros que no sirven para nada. Lola Trinidad plantó acelgas. Después de la inundación lo dio por perdido; fue lo primero que brotó.',
        'La sal les ha cambiado el sabor. El restaurante del puerto se las compra a precio de marisco, y lo que se saca va al fondo para el césped.',
        'Hay una norma: balón que cae en el huerto, balón que se queda hasta el descanso. Los rivales sospechan que algunas faltas se lanzan con intención.',
      ),
    },
  },
}
