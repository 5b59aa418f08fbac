import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const campoNovoMarket: DemoPost = {
  key: 'campo-novo-market',
  section: 'club-stories',
  hoursAgo: 194,
  teams: ['campo-novo'],
  categories: ['community', 'fans'],
  tags: ['food', 'supporters'],
  pictures: ['corner-campo-novo-3x2', 'crowd-campo-novo-16x9'],
  contact: 'campo-novo',
  translations: {
    es: {
      title: 'El mercado que cierra cuando marca el Campo Novo',
      summary: 'La Arena Nova comparte pared con el mercado de abastos. Cada gol vale diez minutos de rebajas.',
      body: p(
        'La pared norte de la Arena Nova es la pared sur del mercado. Los puestos más cercanos saben el resultado antes que la radio: si caen naranjas, ha sido gol.',
        'Desde 1983 hay un pacto. Cuando marca el Campo Novo, la fruta baja de precio durante diez minutos. Con el 3–1 al Trigales se acabaron los melones.',
        'Renata Siqueira, la jefa de prensa, aprendió a leer las crónicas envueltas en lechugas. «Aquí la noticia siempre llega fresca», dice.',
      ),
    },
    pt: {
      title: 'O mercado que para quando marca o Campo Novo',
      summary: 'A Arena Nova partilha parede com o mercado municipal. Cada golo vale dez minutos de saldos.',
      body: p(
        'A parede norte da Arena Nova é a parede sul do mercado. As bancas mais próximas sabem o resultado antes da rádio: se caem laranjas, foi golo.',
        'Desde 1983 que há um pacto. Quando o Campo Novo marca, a fruta baixa de preço durante dez minutos. Com o 3–1 ao Trigales acabaram-se os melões.',
        'Renata Siqueira, a chefe de imprensa, aprendeu a ler as crónicas embrulhadas em alfaces. «Aqui a notícia chega sempre fresca», diz.',
      ),
    },
  },
}
