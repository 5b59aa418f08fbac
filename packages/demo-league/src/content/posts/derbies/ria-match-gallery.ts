import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const riaMatchGallery: DemoPost = {
  key: 'ria-match-gallery',
  section: 'derbies',
  hoursAgo: 0.6,
  teams: ['almenara', 'puerto-claro'],
  categories: ['match-gallery', 'fans'],
  tags: ['derbi-de-la-ria', 'supporters'],
  players: ['martin-rueda', 'nerea-quintela', 'amina-seck'],
  fixture: { home: 'almenara', away: 'puerto-claro' },
  pictures: [
    'derby-puerto-claro-4x5',
    'floodlights-almenara-3x2',
    'captains-puerto-claro-16x9',
    'volley-almenara-4x5',
    'net-almenara-3x2',
    {
      picture: 'crowd-puerto-claro-3x2',
      caption: {
        es: 'Los cuatro mil aficionados del Puerto Claro que cruzaron la ría, en La Atalaya.',
        en: 'The four thousand Puerto Claro fans who crossed the estuary, at La Atalaya.',
        pt: 'Os quatro mil adeptos do Puerto Claro que atravessaram a ria, em La Atalaya.',
      },
    },
    'tunnel-almenara-16x9',
    'keeper-puerto-claro-3x2',
    'rain-puerto-claro-16x9',
    'corner-almenara-16x9',
    'number-almenara-4x5',
    'celebration-almenara-3x2',
  ],
  videos: ['stands'],
  documents: ['derby-match-sheet'],
  contact: 'league-photo',
  rights: { kind: 'editorial', untilDays: 227 },
  translations: {
    es: {
      title: 'Derbi de la Ría: galería del partido',
      summary:
        'Doce fotografías del 2–1, de la salida de los equipos al gol de Rueda, y el sonido limpio de las dos gradas.',
      body:
        p(
          'Dos orillas, un balón. Doce imágenes en orden de minuto, con pies y créditos incrustados, del derbi que ganó el Real Almenara por 2–1 ante 31.204 espectadores. El clip de ambiente no lleva voz y puede usarse como fondo.',
        ) +
        ul(
          'Goles: Quintela (23), Saldaña (71) y Rueda (90+3).',
          'Remates: 19–11; a puerta, 7–4.',
          'Saques de esquina: 8–5.',
        ),
    },
    en: {
      title: 'Derbi de la Ría: match gallery',
      summary: 'Twelve pictures of the 2–1, from the walk-out to Rueda’s goal, and the clean sound of both ends.',
      body:
        p(
          'Two shores, one ball. Twelve pictures in the order of play, with captions and credits embedded, of the derby that Real Almenara won 2–1 before 31,204 spectators. The ambient clip carries no voice and may be used as a bed.',
        ) + ul('Goals: Quintela (23), Saldaña (71), Rueda (90+3).', 'Shots: 19–11; on target, 7–4.', 'Corners: 8–5.'),
    },
    pt: {
      title: 'Dérbi da Ria: galeria do jogo',
      summary: 'Doze fotografias do 2–1, da entrada das equipas ao golo de Rueda, e o som limpo das duas bancadas.',
      body:
        p(
          'Duas margens, uma bola. Doze imagens por ordem de minuto, com legendas e créditos embutidos, do dérbi que o Real Almenara venceu por 2–1 perante 31 204 espectadores. O clipe de ambiente não tem voz e pode usar-se como fundo.',
        ) + ul('Golos: Quintela (23), Saldaña (71) e Rueda (90+3).', 'Remates: 19–11; à baliza, 7–4.', 'Cantos: 8–5.'),
    },
  },
}
