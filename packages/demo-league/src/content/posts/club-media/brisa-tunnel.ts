import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const brisaTunnel: DemoPost = {
  key: 'brisa-tunnel',
  section: 'club-media',
  hoursAgo: 6,
  teams: ['brisa', 'nortada'],
  categories: ['report'],
  tags: ['stadiums', 'broadcast'],
  pictures: ['tunnel-brisa-3x2', 'rain-brisa-3x2'],
  videos: ['tunnel-walk'],
  contact: 'brisa',
  rights: { kind: 'news-access' },
  translations: {
    es: {
      title: 'El túnel, minuto a minuto',
      summary: 'Cámara fija en el túnel de El Varadero, del final del calentamiento al himno.',
      body: p(
        'Una cámara, un plano y ningún corte: así ve Queralt Roig la salida al campo desde el último puesto de la fila. Se grabó en el Brisa–Nortada del curso pasado y el club la libera ahora con sonido limpio.',
        'Acceso informativo: noventa segundos por pieza como máximo. Crédito: «Atlético Brisa».',
      ),
    },
    en: {
      title: 'The tunnel, minute by minute',
      summary: 'A fixed camera in the tunnel at El Varadero, from the end of the warm-up to the anthem.',
      body: p(
        'One camera, one shot, no cuts: the walk-out as Queralt Roig sees it from the end of the line. It was filmed at last season’s Brisa v Nortada and is now released with clean sound.',
        'News access: at most ninety seconds per item. Credit: “Atlético Brisa”.',
      ),
    },
    pt: {
      title: 'O túnel, minuto a minuto',
      summary: 'Câmara fixa no túnel de El Varadero, do fim do aquecimento ao hino.',
      body: p(
        'Uma câmara, um plano e nenhum corte: assim vê Queralt Roig a entrada em campo do último lugar da fila. Foi filmado no Brisa–Nortada da época passada e o clube disponibiliza-o agora com som limpo.',
        'Acesso informativo: no máximo noventa segundos por peça. Crédito: «Atlético Brisa».',
      ),
    },
  },
}
