import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const lineUpsDerby: DemoPost = {
  key: 'line-ups-derby',
  section: 'breaking-news',
  hoursAgo: 3.8,
  teams: ['almenara', 'puerto-claro'],
  categories: ['line-ups'],
  tags: ['derbi-de-la-ria'],
  fixture: { home: 'almenara', away: 'puerto-claro' },
  pictures: [],
  contact: 'almenara',
  translations: {
    es: {
      title: 'Los onces del Derbi de la Ría: Rueda y Saldaña, de inicio',
      summary: 'Abreu no cambia nada; Valadares mete a Goñi por dentro y mantiene a Seck y Lourido en las bandas.',
      body:
        p(
          '<strong>Almenara:</strong> Larrea; Gálvez, Ros; Haddou, Marchena; Quintela, Rueda, Calatrava. Once completo, en la hoja oficial.',
        ) +
        p(
          '<strong>Puerto Claro:</strong> Zubiaur; Pacheco, Sonko; Fontcoberta, Goñi; Seck, Lourido, Saldaña. Once completo, en la hoja oficial.',
        ),
    },
    en: {
      title: 'Derby line-ups: Rueda and Saldaña both start',
      summary: 'Abreu changes nothing; Valadares moves Goñi inside and keeps Seck and Lourido out wide.',
      body:
        p(
          '<strong>Almenara:</strong> Larrea; Gálvez, Ros; Haddou, Marchena; Quintela, Rueda, Calatrava. The full eleven is on the official sheet.',
        ) +
        p(
          '<strong>Puerto Claro:</strong> Zubiaur; Pacheco, Sonko; Fontcoberta, Goñi; Seck, Lourido, Saldaña. The full eleven is on the official sheet.',
        ),
    },
    pt: {
      title: 'Os onzes do Dérbi da Ria: Rueda e Saldaña de início',
      summary: 'Abreu não mexe; Valadares põe Goñi por dentro e mantém Seck e Lourido nas alas.',
      body:
        p(
          '<strong>Almenara:</strong> Larrea; Gálvez, Ros; Haddou, Marchena; Quintela, Rueda, Calatrava. O onze completo está na ficha oficial.',
        ) +
        p(
          '<strong>Puerto Claro:</strong> Zubiaur; Pacheco, Sonko; Fontcoberta, Goñi; Seck, Lourido, Saldaña. O onze completo está na ficha oficial.',
        ),
    },
  },
}
