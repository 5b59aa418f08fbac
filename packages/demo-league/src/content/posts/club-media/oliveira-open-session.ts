import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const oliveiraOpenSession: DemoPost = {
  key: 'oliveira-open-session',
  section: 'club-media',
  hoursAgo: 1.3,
  teams: ['oliveira'],
  categories: ['training'],
  tags: ['tactics'],
  players: ['djalma-fortes'],
  pictures: ['overhead-oliveira-16x9', 'portrait-oliveira-4x5'],
  contact: 'oliveira',
  translations: {
    es: {
      title: 'Sesión a puerta abierta',
      summary: 'El último ensayo del Oliveira antes de jugar en Sierra Blanca, visto desde la grúa.',
      body: p(
        'Quince minutos de posesión en media cancha, grabados desde la grúa de Lagar Velho. Los pases van dibujados sobre la imagen; hay una versión sin grafismo para quien la pida.',
        'Djalma Fortes participó con normalidad. Las imágenes pueden usarse hasta el final de la jornada con el crédito del club.',
      ),
    },
    en: {
      title: 'Open session',
      summary: 'Oliveira’s last rehearsal before the trip to Sierra Blanca, seen from the crane.',
      body: p(
        'Fifteen minutes of possession play on half a pitch, shot from the crane at Lagar Velho. The passes are drawn on the picture; a clean version is available on request.',
        'Djalma Fortes trained as normal. The material may be used until the end of the matchday with the club’s credit.',
      ),
    },
    pt: {
      title: 'Treino à porta aberta',
      summary: 'O último ensaio do Oliveira antes de jogar em Sierra Blanca, visto da grua.',
      body: p(
        'Quinze minutos de posse em meio campo, filmados da grua do Lagar Velho. Os passes vão desenhados sobre a imagem; há uma versão sem grafismo para quem a pedir.',
        'Djalma Fortes treinou sem limitações. As imagens podem usar-se até ao fim da jornada com o crédito do clube.',
      ),
    },
  },
}
