import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const anguloTwoSeas: DemoPost = {
  key: 'angulo-two-seas',
  section: 'player-stories',
  hoursAgo: 169,
  teams: ['bahia-verde'],
  categories: ['report'],
  tags: ['travel'],
  players: ['benicio-angulo'],
  pictures: ['celebration-bahia-verde-3x2'],
  contact: 'bahia-verde',
  translations: {
    es: {
      title: 'Benicio Angulo nunca ha perdido el barco',
      summary: 'El delantero del Bahía Verde vive en la isla de enfrente y va a entrenar en el primer transbordador.',
      body: p(
        'El transbordador de las 6:40 espera a dos personas: a la maestra y a Benicio Angulo. El delantero vive en el islote de Las Conchas, doscientos vecinos, y no piensa mudarse.',
        'Ha calculado que pasa en cubierta once días al año. Lee, estira, saluda a los delfines por su nombre. En diez temporadas ha llegado tarde una vez, por niebla, y aquel día marcó.',
        '«En la isla no me preguntan por el partido hasta que amarro bien», cuenta. «Es una norma de mar: primero el cabo y después la noticia».',
      ),
    },
    pt: {
      title: 'Benicio Angulo nunca perdeu o barco',
      summary: 'O avançado do Bahía Verde vive na ilha em frente e vai treinar no primeiro ferry.',
      body: p(
        'O ferry das 6:40 espera por duas pessoas: a professora e Benicio Angulo. O avançado vive no ilhéu de Las Conchas, duzentos habitantes, e não tenciona mudar-se.',
        'Já fez as contas: passa no convés onze dias por ano. Lê, alonga, cumprimenta os golfinhos pelo nome. Em dez épocas chegou atrasado uma vez, por causa do nevoeiro, e nesse dia marcou.',
        '«Na ilha não me perguntam pelo jogo enquanto não amarrar bem», conta. «É uma regra do mar: primeiro o cabo e depois a notícia».',
      ),
    },
  },
}
