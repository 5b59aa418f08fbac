import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const trigalesInheritedBoots: DemoPost = {
  key: 'trigales-inherited-boots',
  section: 'club-media',
  hoursAgo: 291,
  teams: ['trigales'],
  categories: ['community'],
  tags: ['kit', 'sustainability'],
  pictures: ['locker-trigales-3x2', 'boots-trigales-4x5', 'celebration-trigales-3x2'],
  contact: 'trigales',
  translations: {
    es: {
      title: 'Botas heredadas',
      summary: 'En Trigales ninguna bota se tira: pasa al juvenil, del juvenil al alevín y de ahí a la maceta.',
      body: p(
        'El club lleva un registro de cada par desde 2009. Las de Jimena Tordera las usa ahora su prima; las de Cosme Villar, un chico de trece años con el mismo pie. Las que ya no dan para más adornan, con geranios, la entrada de La Era.',
      ),
    },
  },
}
