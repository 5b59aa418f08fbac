import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const faroSurNewLights: DemoPost = {
  key: 'faro-sur-new-lights',
  section: 'current-stories',
  hoursAgo: 19,
  teams: ['faro-sur'],
  categories: ['report'],
  tags: ['stadiums', 'technology', 'sustainability'],
  players: ['celio-andrade'],
  pictures: ['floodlights-faro-sur-16x9', 'portrait-faro-sur-4x5', 'trophy-faro-sur-4x5'],
  contact: 'faro-sur',
  translations: {
    es: {
      title: 'Faro Sur enciende sus nuevos focos más de un siglo después',
      summary:
        'Las cuatro torres de Los Faros gastan la mitad e iluminan el doble. La primera bombilla del club, de 1914, se guarda en una vitrina.',
      body: p(
        'Contaron hacia atrás once mil personas y no pasó nada. Dos segundos más tarde, las cuatro torres de Los Faros se encendieron a la vez y Cabo Sur vio su estadio como no lo había visto nunca. «Teníamos el dedo en el interruptor equivocado», admitió el electricista.',
        'El nuevo alumbrado consume la mitad que el anterior y permite grabar a cámara superlenta sin parpadeo. Para las televisiones supone, además, dos posiciones más junto al banderín.',
        'En 1914, cuando se fundó el club, se jugaba hasta que dejaba de verse el balón. La primera bombilla, colgada de un poste para los entrenamientos, está desde hoy en una vitrina de la puerta principal.',
        'Célio Andrade fue el último en irse. «Quería ver cómo se apagaban», dijo.',
      ),
    },
    en: {
      title: 'Faro Sur switch on their new lights, more than a century later',
      summary:
        'The four towers at Los Faros use half the power and give twice the light. The club’s first bulb, from 1914, is in a glass case.',
      body: p(
        'Eleven thousand people counted down and nothing happened. Two seconds later all four towers at Los Faros came on together and Cabo Sur saw its ground as never before. “We had a finger on the wrong switch,” the electrician admitted.',
        'The new lighting uses half the power of the old and lets cameras shoot in super slow motion without flicker. Broadcasters also gain two positions by the corner flag.',
        'In 1914, when the club was founded, play went on until you couldn’t see the ball. The first bulb, hung from a post for training, is now in a glass case at the main gate.',
        'Célio Andrade was the last to leave. “I wanted to see them go out,” he said.',
      ),
    },
    pt: {
      title: 'Faro Sur acende os novos holofotes mais de um século depois',
      summary:
        'As quatro torres de Los Faros gastam metade e iluminam o dobro. A primeira lâmpada do clube, de 1914, está numa vitrina.',
      body: p(
        'Onze mil pessoas fizeram a contagem decrescente e não aconteceu nada. Dois segundos depois, as quatro torres de Los Faros acenderam-se ao mesmo tempo e Cabo Sur viu o seu estádio como nunca o tinha visto. «Tínhamos o dedo no interruptor errado», admitiu o eletricista.',
        'A nova iluminação gasta metade da anterior e permite filmar em superlenta sem cintilação. As televisões ganham ainda duas posições junto à bandeirola.',
        'Em 1914, quando o clube nasceu, jogava-se até se deixar de ver a bola. A primeira lâmpada, pendurada num poste para os treinos, está desde hoje numa vitrina da porta principal.',
        'Célio Andrade foi o último a ir-se embora. «Queria vê-los apagar», disse.',
      ),
    },
  },
}
