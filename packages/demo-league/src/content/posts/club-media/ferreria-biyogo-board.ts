import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const ferreriaBiyogoBoard: DemoPost = {
  key: 'ferreria-biyogo-board',
  section: 'club-media',
  hoursAgo: 167,
  teams: ['ferreria'],
  categories: ['report'],
  tags: ['tactics', 'coaches'],
  pictures: ['coach-ferreria-3x2', 'rain-ferreria-4x5'],
  contact: 'ferreria',
  translations: {
    es: {
      title: 'La pizarra de Biyogo',
      summary: 'Chapa de acero, imanes de tuerca y una regla: no se borra hasta que se gana.',
      body: p(
        'La pizarra táctica de Anselmo Biyogo es una chapa de la antigua acería, y las fichas son tuercas. Hay una jugada que lleva dibujada desde la jornada 2. «Se borra cuando salga», dice. Salió una vez, en el 4–2 al Campo Novo, y entonces dibujó otra.',
      ),
    },
    en: {
      title: 'Biyogo’s board',
      summary: 'Steel plate, nuts for magnets and one rule: nothing is wiped off until it works.',
      body: p(
        'Anselmo Biyogo’s tactics board is a plate from the old steelworks, and the players are nuts. One move has been up since matchday 2. “It comes off when it comes off,” he says. It did once, in the 4–2 win over Campo Novo, so he drew another.',
      ),
    },
    pt: {
      title: 'O quadro de Biyogo',
      summary: 'Chapa de aço, porcas a fazer de ímanes e uma regra: não se apaga enquanto não resultar.',
      body: p(
        'O quadro tático de Anselmo Biyogo é uma chapa da antiga siderurgia, e as peças são porcas. Há uma jogada desenhada desde a jornada 2. «Apaga-se quando sair», diz. Saiu uma vez, no 4–2 ao Campo Novo, e então desenhou outra.',
      ),
    },
  },
}
