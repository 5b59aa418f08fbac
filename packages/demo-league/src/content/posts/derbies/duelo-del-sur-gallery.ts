import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const dueloDelSurGallery: DemoPost = {
  key: 'duelo-del-sur-gallery',
  section: 'derbies',
  hoursAgo: 690,
  teams: ['vega-real', 'faro-sur'],
  categories: ['match-gallery'],
  tags: [],
  players: ['kenia-robledo', 'celio-andrade'],
  fixture: { home: 'vega-real', away: 'faro-sur' },
  pictures: ['derby-faro-sur-4x5', 'number-vega-real-16x9', 'crowd-vega-real-3x2', 'portrait-faro-sur-4x5'],
  contact: 'vega-real',
  rights: { kind: 'editorial', untilDays: 90 },
  translations: {
    es: {
      title: 'Duelo del Sur: el Vega Real gana por arriba',
      summary: 'Dos cabezazos tras saque de esquina tumbaron al Faro Sur (2–0). Cuatro fotografías.',
      body: p(
        'El Duelo del Sur se decidió en el aire. Valeria Pons y Bruno Teixeira marcaron de cabeza, ambos a la salida de un córner botado por Fatou Sarr, y el Faro Sur se marchó de La Acequia sin haber tirado entre los tres palos.',
        'Kenia Robledo ganó doce de sus trece duelos. Célio Andrade, el delantero visitante, perdió once: casi todos, contra ella.',
      ),
    },
    en: {
      title: 'Duelo del Sur: Vega Real win it in the air',
      summary: 'Two headers from corners beat Faro Sur 2–0. Four pictures.',
      body: p(
        'The Duelo del Sur was settled in the air. Valeria Pons and Bruno Teixeira both headed in corners by Fatou Sarr, and Faro Sur left La Acequia without a shot on target.',
        'Kenia Robledo won twelve of her thirteen duels. Célio Andrade, the visiting forward, lost eleven, nearly all of them to her.',
      ),
    },
  },
}
