import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const caboAltoWind: DemoPost = {
  key: 'cabo-alto-wind',
  section: 'current-stories',
  hoursAgo: 122,
  teams: ['nortada'],
  categories: ['report'],
  tags: ['weather', 'stadiums'],
  players: ['vasco-figueira'],
  pictures: ['corner-nortada-3x2', 'number-nortada-4x5'],
  contact: 'nortada',
  translations: {
    es: {
      title: 'Jugar contra el viento: una tarde en Cabo Alto',
      summary:
        'El Nortada entrena los saques de puerta con anemómetro. Vasco Figueira lleva tres años apuntando las rachas.',
      body: p(
        'El banderín de córner de Cabo Alto no cuelga nunca. El viento entra por el acantilado a cuarenta kilómetros por hora de media y ha decidido más partidos que algunos delanteros.',
        'Vasco Figueira tiene un cuaderno con las rachas de cada jornada. Sabe, por ejemplo, que con viento del norte hay que sacar raso hacia la derecha durante los primeros veinte minutos. «El campo es nuestro, el viento es de quien lo escucha», dice el portero.',
        'Rui Mascarenhas ha instalado un anemómetro en el banquillo. Los visitantes se ríen al verlo. A la media hora, cuenta, ya preguntan cuánto marca.',
      ),
    },
    pt: {
      title: 'Jogar contra o vento: uma tarde no Cabo Alto',
      summary: 'O Nortada treina os pontapés de baliza com anemómetro. Vasco Figueira aponta as rajadas há três anos.',
      body: p(
        'A bandeirola de canto do Cabo Alto nunca está caída. O vento entra pela arriba a quarenta quilómetros por hora de média e já decidiu mais jogos do que alguns avançados.',
        'Vasco Figueira tem um caderno com as rajadas de cada jornada. Sabe, por exemplo, que com vento norte se deve sair rasteiro para a direita nos primeiros vinte minutos. «O campo é nosso, o vento é de quem o ouve», diz o guarda-redes.',
        'Rui Mascarenhas mandou pôr um anemómetro no banco. Os visitantes riem-se quando o veem. Ao fim de meia hora, conta, já perguntam quanto marca.',
      ),
    },
  },
}
