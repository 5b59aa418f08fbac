import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const salinasTunnelLights: DemoPost = {
  key: 'salinas-tunnel-lights',
  section: 'club-media',
  hoursAgo: 142,
  teams: ['salinas'],
  categories: ['report'],
  tags: ['stadiums'],
  pictures: ['tunnel-salinas-4x5', 'corner-salinas-4x5'],
  contact: 'salinas',
  translations: {
    es: {
      title: 'Vuelve la luz al túnel de Campo de la Sal',
      summary: 'El agua llegó a los enchufes. Tres semanas después, el Salinas ya no sale al campo con linternas.',
      body: p(
        'Desde la inundación, el equipo salía del túnel con linternas frontales. Ayer volvió la corriente. Jacinto Cuesta pidió conservar las linternas «por si acaso», y el club las ha colgado junto a la puerta, numeradas.',
      ),
    },
  },
}
