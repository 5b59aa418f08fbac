import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const soundLibrary: DemoPost = {
  key: 'sound-library',
  section: 'regular-content',
  hoursAgo: 246,
  teams: ['almenara', 'puerto-claro', 'vega-real'],
  categories: ['archive', 'fans'],
  tags: ['broadcast', 'supporters'],
  pictures: ['tunnel-almenara-16x9', 'crowd-vega-real-3x2'],
  videos: ['stands', 'training', 'tunnel-walk'],
  contact: 'league-video',
  rights: { kind: 'news-access' },
  translations: {
    es: {
      title: 'Biblioteca de ambientes: grada, túnel y entrenamiento',
      summary: 'Tres clips con sonido limpio y sin voz, subtitulados, para fondos y transiciones.',
      body: p(
        'La mesa de vídeo abre una biblioteca de planos de recurso: la grada, la salida del túnel y quince minutos abiertos de entrenamiento. Sin locución ni rótulos, con el sonido descrito en subtítulos.',
        'Acceso informativo: como máximo noventa segundos por pieza.',
      ),
    },
    en: {
      title: 'Ambience library: stand, tunnel and training',
      summary: 'Three clips with clean sound and no voice, subtitled, for beds and transitions.',
      body: p(
        'The video desk opens a library of stock shots: the stand, the walk-out and fifteen open minutes of training. No voice-over, no lettering, with the sound described in subtitles.',
        'News access: at most ninety seconds per item.',
      ),
    },
    pt: {
      title: 'Biblioteca de ambientes: bancada, túnel e treino',
      summary: 'Três clipes com som limpo e sem voz, legendados, para fundos e transições.',
      body: p(
        'A mesa de vídeo abre uma biblioteca de planos de apoio: a bancada, a saída do túnel e quinze minutos abertos de treino. Sem locução nem grafismos, com o som descrito em legendas.',
        'Acesso informativo: no máximo noventa segundos por peça.',
      ),
    },
  },
}
