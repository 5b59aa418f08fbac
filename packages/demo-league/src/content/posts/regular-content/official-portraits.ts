import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const officialPortraits: DemoPost = {
  key: 'official-portraits',
  section: 'regular-content',
  hoursAgo: 71,
  teams: [],
  categories: ['archive'],
  tags: ['kit'],
  pictures: [
    'portrait-salinas-4x5',
    'portrait-lagoa-4x5',
    'portrait-almenara-4x5',
    'portrait-bahia-verde-4x5',
    'portrait-cantera-4x5',
    'portrait-estuario-4x5',
    'portrait-faro-sur-4x5',
    'portrait-monteluna-4x5',
    'portrait-nortada-4x5',
    'portrait-oliveira-4x5',
    'portrait-puerto-claro-17-4x5',
    'portrait-puerto-claro-4x5',
    'portrait-ribeira-4x5',
    'portrait-roca-alta-11-4x5',
    'portrait-roca-alta-4x5',
    'portrait-vega-real-4x5',
  ],
  contact: 'league-photo',
  rights: { kind: 'editorial', untilDays: 227 },
  translations: {
    es: {
      title: 'Retratos oficiales de la temporada {season}',
      summary: 'Dieciséis futbolistas, fondo del color de su club y dorsal. Para fichas, rótulos y previas.',
      body: p(
        'La colección crece cada semana. Todos los retratos comparten encuadre, de modo que pueden alternarse en un mismo rótulo sin saltos. Están libres para uso editorial hasta final de temporada.',
        'Si falta alguien que necesiten, escriban a la mesa de fotografía: la sesión siguiente se decide por petición.',
      ),
    },
    en: {
      title: 'Official portraits of the {season} season',
      summary: 'Sixteen players, a ground in club colours and a number. For profiles, captions and previews.',
      body: p(
        'The collection grows every week. All portraits share the same framing, so they can follow one another in a graphic without a jump. Free for editorial use until the end of the season.',
        'If somebody you need is missing, write to the picture desk: requests decide the next session.',
      ),
    },
    pt: {
      title: 'Retratos oficiais da época {season}',
      summary: 'Dezasseis futebolistas, fundo da cor do clube e número. Para fichas, oráculos e antevisões.',
      body: p(
        'A coleção cresce todas as semanas. Os retratos têm o mesmo enquadramento, de modo que podem alternar no mesmo grafismo sem saltos. São livres para uso editorial até ao fim da época.',
        'Se faltar alguém de que precise, escreva à mesa de fotografia: a sessão seguinte decide-se por pedidos.',
      ),
    },
  },
}
