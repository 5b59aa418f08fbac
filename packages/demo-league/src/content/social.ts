import type { Network } from '@mixed-zone/contract/schemas/social'
import type { PictureKey } from './pictures.ts'

export interface DemoSocialItem {
  readonly hoursAgo: number
  readonly title: string
  readonly text: string
  readonly picture: PictureKey | null
}

export interface DemoSocialAccount {
  readonly network: Network
  readonly handle: string
  readonly url: string
  /** The newest first. Each account speaks its own language, as accounts do. */
  readonly items: readonly DemoSocialItem[]
}

/** They have no feeds: the demo asks nobody's server for anything. */
export const SOCIAL_ACCOUNTS: readonly DemoSocialAccount[] = [
  {
    network: 'youtube',
    handle: '@ligameridiana',
    url: 'https://videos.ligameridiana.test',
    items: [
      {
        hoursAgo: 1,
        title: 'Real Almenara 2-1 Puerto Claro CF | Resumen | Jornada 12',
        text: 'Los tres goles del Derbi de la Ría, la parada que lo sostuvo y la fiesta de La Atalaya.',
        picture: 'derby-almenara-3x2',
      },
      {
        hoursAgo: 5,
        title: 'Vega Real 3-1 Ribeira SC | Resumen | Jornada 12',
        text: 'Otra tarde sin derrota en casa: los cuatro goles, desde todos los ángulos.',
        picture: 'crowd-vega-real-3x2',
      },
      {
        hoursAgo: 24,
        title: 'Así suena el túnel cinco minutos antes de salir',
        text: 'Sin música y sin comentarios: un micrófono, dos equipos y un pasillo.',
        picture: 'tunnel-estrela-3x2',
      },
      {
        hoursAgo: 51,
        title: 'La ruleta de los porteros: quién paró más en once jornadas',
        text: 'Las diez mejores paradas del primer tercio de la temporada, elegidas por quienes las sufrieron.',
        picture: 'keeper-puerto-claro-3x2',
      },
      {
        hoursAgo: 98,
        title: 'Un día con los utileros',
        text: 'Veintidós pares de botas, cuarenta camisetas y un autobús que sale a las siete.',
        picture: 'boots-cantera-4x5',
      },
    ],
  },
  {
    network: 'instagram',
    handle: '@ligameridiana',
    url: 'https://fotos.ligameridiana.test',
    items: [
      {
        hoursAgo: 0.8,
        title: '',
        text: 'La Atalaya, minuto 90. Hay noches que se explican solas. Foto: Inés Carvajal.',
        picture: 'celebration-almenara-3x2',
      },
      {
        hoursAgo: 3,
        title: '',
        text: 'Llueve en El Varadero y nadie se ha movido de su asiento.',
        picture: 'rain-brisa-3x2',
      },
      {
        hoursAgo: 20,
        title: '',
        text: 'El último entrenamiento antes del viaje. ¿A quién ves de titular?',
        picture: 'training-roca-alta-3x2',
      },
      {
        hoursAgo: 46,
        title: '',
        text: 'Capitanas, capitanes y una moneda. Lo de siempre, y siempre distinto.',
        picture: 'captains-lagoa-3x2',
      },
      {
        hoursAgo: 74,
        title: '',
        text: 'El córner más fotografiado de la costa.',
        picture: 'corner-nortada-3x2',
      },
      {
        hoursAgo: 120,
        title: '',
        text: 'La copa, de paso. Quien quiera quedársela tiene veintiséis jornadas.',
        picture: 'trophy-estrela-3x2',
      },
    ],
  },
  {
    network: 'x',
    handle: '@ligameridiana',
    url: 'https://avisos.ligameridiana.test',
    items: [
      {
        hoursAgo: 0.4,
        title: '',
        text: 'FINAL | Real Almenara 2-1 Puerto Claro CF. Galería, declaraciones y acta, ya en la zona de medios.',
        picture: null,
      },
      {
        hoursAgo: 0.6,
        title: '',
        text: 'DESCANSO | Atlético Brisa 0-2 Roca Alta. Alineaciones y ficha del partido disponibles para su descarga.',
        picture: null,
      },
      {
        hoursAgo: 21,
        title: '',
        text: 'Designaciones arbitrales de la jornada 12, publicadas. Documento en la sección de notas de prensa.',
        picture: null,
      },
      {
        hoursAgo: 44,
        title: '',
        text: 'La zona mixta de La Atalaya abre quince minutos después del final. Plano y accesos en la guía de medios.',
        picture: 'press-almenara-3x2',
      },
    ],
  },
  {
    network: 'mastodon',
    handle: '@liga@social.ligameridiana.test',
    url: 'https://social.ligameridiana.test/@liga',
    items: [
      {
        hoursAgo: 2,
        title: '',
        text: 'Ribeira SC cai por 3-1 em casa do Vega Real. Nuno Olmedo fala à imprensa dentro de meia hora.',
        picture: 'coach-ribeira-4x5',
      },
      {
        hoursAgo: 26,
        title: '',
        text: 'Fotografias do treino aberto do Lagoa já disponíveis na zona de imprensa, em resolução original.',
        picture: 'training-lagoa-3x2',
      },
      {
        hoursAgo: 49,
        title: '',
        text: 'Pedidos de acreditação para a jornada 13: até quarta-feira, às 18:00 (hora da liga).',
        picture: null,
      },
      {
        hoursAgo: 90,
        title: '',
        text: 'O relvado do Monteluna foi aprovado. O relatório completo está na secção de notas de imprensa.',
        picture: 'net-monteluna-3x2',
      },
    ],
  },
  {
    network: 'bluesky',
    handle: '@media.ligameridiana.test',
    url: 'https://media.ligameridiana.test',
    items: [
      {
        hoursAgo: 1.2,
        title: '',
        text: 'Full time at La Atalaya: Real Almenara 2-1 Puerto Claro. Forty pictures, captioned, are up for editors.',
        picture: 'volley-almenara-3x2',
      },
      {
        hoursAgo: 6,
        title: '',
        text: 'A goalless night at Monteluna, and a fine one for both keepers. Quotes in three languages within the hour.',
        picture: 'floodlights-lagoa-16x9',
      },
      {
        hoursAgo: 30,
        title: '',
        text: 'Matchday 12 in one page: fixtures, officials, travel distances and everything that changed this week.',
        picture: null,
      },
      {
        hoursAgo: 77,
        title: '',
        text: 'The accessibility guide to all twenty grounds has been updated. It is a document worth keeping.',
        picture: 'overhead-oliveira-16x9',
      },
    ],
  },
]
