import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const sierraBlancaSnow: DemoPost = {
  key: 'sierra-blanca-snow',
  section: 'breaking-news',
  hoursAgo: 31,
  teams: ['sierra-blanca'],
  categories: ['training'],
  tags: ['weather'],
  pictures: [],
  contact: 'sierra-blanca',
  translations: {
    es: {
      title: 'La nieve obliga al Sierra Blanca a entrenarse a puerta cerrada',
      summary: 'La sesión se traslada al pabellón municipal. Se suspenden los quince minutos abiertos a los medios.',
      body: p(
        'La nevada de la madrugada ha cubierto los campos de Los Neveros. El Sierra Blanca se ejercita hoy en el pabellón municipal, sin acceso para los medios. Mónica Arteaga atenderá a la prensa por videollamada a las 13:00.',
      ),
    },
  },
}
