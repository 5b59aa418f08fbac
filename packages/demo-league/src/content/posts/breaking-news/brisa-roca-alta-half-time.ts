import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const brisaRocaAltaHalfTime: DemoPost = {
  key: 'brisa-roca-alta-half-time',
  section: 'breaking-news',
  hoursAgo: 0.38,
  teams: ['brisa', 'roca-alta'],
  categories: ['statistics'],
  tags: [],
  players: ['facundo-villaverde', 'ximena-arce'],
  fixture: { home: 'brisa', away: 'roca-alta' },
  pictures: [],
  contact: 'brisa',
  translations: {
    es: {
      title: 'Descanso en El Varadero: Brisa 0, Roca Alta 2',
      summary: 'Villaverde marcó en el 12 y Ximena Arce en el 38. El Brisa no ha rematado entre los tres palos.',
      body: p(
        'El Roca Alta gana al descanso por 0–2. Facundo Villaverde abrió el marcador en el 12, de cabeza, y Ximena Arce hizo el segundo en el 38 tras robar en la salida de balón. Posesión: 57 % para el Brisa. Remates a puerta: 0–4.',
      ),
    },
    en: {
      title: 'Half-time at El Varadero: Brisa 0, Roca Alta 2',
      summary: 'Villaverde scored in the 12th minute, Ximena Arce in the 38th. Brisa have yet to hit the target.',
      body: p(
        'Roca Alta lead 2–0 at the break. Facundo Villaverde headed the first in the 12th minute and Ximena Arce made it two in the 38th after winning the ball high up. Possession: 57% Brisa. Shots on target: 0–4.',
      ),
    },
    pt: {
      title: 'Intervalo em El Varadero: Brisa 0, Roca Alta 2',
      summary: 'Villaverde marcou aos 12 e Ximena Arce aos 38. O Brisa ainda não acertou na baliza.',
      body: p(
        'O Roca Alta vence por 0–2 ao intervalo. Facundo Villaverde inaugurou o marcador aos 12, de cabeça, e Ximena Arce fez o segundo aos 38 depois de recuperar a bola em zona alta. Posse: 57 % para o Brisa. Remates à baliza: 0–4.',
      ),
    },
  },
}
