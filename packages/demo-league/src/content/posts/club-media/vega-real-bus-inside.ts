import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const vegaRealBusInside: DemoPost = {
  key: 'vega-real-bus-inside',
  section: 'club-media',
  hoursAgo: 51,
  teams: ['vega-real'],
  categories: ['report'],
  tags: ['travel'],
  pictures: ['portrait-vega-real-3x2', 'bus-vega-real-3x2'],
  contact: 'vega-real',
  translations: {
    es: {
      title: 'El autobús, por dentro',
      summary: 'Quién se sienta con quién en el viaje del Vega Real, y por qué la fila siete va siempre vacía.',
      body: p(
        'Yago Cifuentes duerme, Fatou Sarr estudia y Simón Etxebeste lleva las cartas. La fila siete se deja libre desde 2011, cuando el equipo ganó un partido imposible el día en que se rompió ese asiento. Se arregló al lunes siguiente. Nadie se ha vuelto a sentar.',
      ),
    },
    en: {
      title: 'Inside the bus',
      summary: 'Who sits with whom when Vega Real travel, and why row seven is always empty.',
      body: p(
        'Yago Cifuentes sleeps, Fatou Sarr studies and Simón Etxebeste brings the cards. Row seven has been left free since 2011, when the team won an impossible match on the day that seat broke. It was mended the following Monday. Nobody has sat in it since.',
      ),
    },
    pt: {
      title: 'O autocarro, por dentro',
      summary: 'Quem se senta com quem nas viagens do Vega Real, e porque vai sempre vazia a fila sete.',
      body: p(
        'Yago Cifuentes dorme, Fatou Sarr estuda e Simón Etxebeste leva as cartas. A fila sete fica livre desde 2011, quando a equipa ganhou um jogo impossível no dia em que esse banco se partiu. Foi arranjado na segunda-feira seguinte. Nunca mais ninguém lá se sentou.',
      ),
    },
  },
}
