import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const sierraBlancaCircle: DemoPost = {
  key: 'sierra-blanca-circle',
  section: 'current-stories',
  hoursAgo: 262,
  teams: ['sierra-blanca'],
  categories: ['report'],
  tags: ['captains'],
  players: ['greta-solans', 'ibrahima-tall'],
  pictures: ['huddle-sierra-blanca-4x5', 'locker-sierra-blanca-3x2'],
  contact: 'sierra-blanca',
  translations: {
    es: {
      title: 'Qué se dice en el corro del Sierra Blanca',
      summary:
        'Dura once segundos, habla cada vez una persona distinta y está prohibido decir «ganar». Nos dejaron escuchar uno.',
      body: p(
        'La norma la puso Mónica Arteaga el primer día: once segundos, una voz y una palabra prohibida. En el corro del Sierra Blanca no se dice «ganar».',
        'Habla cada partido alguien distinto, por orden de dorsal. Hay quien cuenta un chiste. Ibrahima Tall recitó en una ocasión la lista de la compra. Greta Solans, la capitana, leyó el nombre de la señora que lava los petos, que ese día se jubilaba.',
        'El que pudimos escuchar fue el de Julia Entrena. «Mirad arriba», dijo, y todos miraron: nevaba. Nueve segundos de silencio. Después se abrió el círculo y empezó el partido.',
      ),
    },
  },
}
