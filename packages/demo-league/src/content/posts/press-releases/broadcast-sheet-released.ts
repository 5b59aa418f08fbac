import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const broadcastSheetReleased: DemoPost = {
  key: 'broadcast-sheet-released',
  section: 'press-releases',
  hoursAgo: 146,
  teams: [],
  categories: ['official'],
  tags: ['broadcast', 'technology'],
  pictures: [],
  documents: ['broadcast-sheet'],
  contact: 'league-video',
  translations: {
    es: {
      title: 'Nueva ficha técnica de retransmisión',
      summary: 'Dieciocho cámaras, HDR y señal limpia desde 75 minutos antes. En vigor en todos los partidos.',
      body:
        p(
          'La mesa de vídeo de la liga actualiza la ficha técnica que rige la señal internacional. Los titulares de derechos encontrarán el detalle en el PDF adjunto.',
        ) +
        ul(
          'Formato: 1080p50, HDR HLG.',
          'Audio: ocho canales; 1 y 2, ambiente limpio.',
          'Cámaras: 18, dos de ellas superlentas.',
          'Rutas: satélite y fibra, una de reserva.',
        ) +
        p(
          'La señal limpia empieza 75 minutos antes del saque inicial. Para pruebas de enlace, consulten con Olaia Ibargüen.',
        ),
    },
    en: {
      title: 'New broadcast technical sheet',
      summary: 'Eighteen cameras, HDR and a clean feed from 75 minutes before. In force at all matches.',
      body:
        p(
          'The league’s video desk has updated the technical sheet for the world feed. Rights holders will find the details in the attached PDF.',
        ) +
        ul(
          'Format: 1080p50, HDR HLG.',
          'Audio: eight channels; 1 and 2, clean ambience.',
          'Cameras: 18, two of them super slow motion.',
          'Routes: satellite and fibre, one in reserve.',
        ) +
        p('The clean feed begins 75 minutes before kick-off. For line tests please contact Olaia Ibargüen.'),
    },
    pt: {
      title: 'Nova ficha técnica de transmissão',
      summary: 'Dezoito câmaras, HDR e sinal limpo a partir de 75 minutos antes. Em vigor em todos os jogos.',
      body:
        p(
          'A mesa de vídeo da liga atualizou a ficha técnica do sinal internacional. Os detentores de direitos encontram o pormenor no PDF anexo.',
        ) +
        ul(
          'Formato: 1080p50, HDR HLG.',
          'Áudio: oito canais; 1 e 2, ambiente limpo.',
          'Câmaras: 18, duas delas superlentas.',
          'Rotas: satélite e fibra, uma de reserva.',
        ) +
        p(
          'O sinal limpo começa 75 minutos antes do pontapé de saída. Para testes de ligação, contacte Olaia Ibargüen.',
        ),
    },
  },
}
