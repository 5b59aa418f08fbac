import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const salinasBailingOut: DemoPost = {
  key: 'salinas-bailing-out',
  section: 'current-stories',
  hoursAgo: 338,
  teams: ['salinas'],
  categories: ['report'],
  tags: ['weather', 'stadiums'],
  players: ['borja-alcantara'],
  pictures: ['rain-salinas-3x2', 'corner-salinas-4x5', 'tunnel-salinas-4x5'],
  contact: 'salinas',
  translations: {
    es: {
      title: 'Dos semanas achicando agua en Campo de la Sal',
      summary:
        'Tras la inundación de la jornada 7, vecinos y jugadores sacaron a mano la sal del césped. Así se salvó el campo.',
      body: p(
        'El agua llegó a la altura del banquillo y era salada. Eso fue lo peor: cuando bajó, el césped de Campo de la Sal quedó blanco. El partido contra el Sierra Blanca se aplazó y el campo parecía perdido.',
        'Lo salvó un método de salinero. Se abrieron regatas, se metió agua dulce del pozo, se dejó correr y se volvió a empezar, día y noche, con trescientos voluntarios por turnos. Borja Alcántara estuvo nueve tardes con un rastrillo.',
        '«Mi abuelo se pasó la vida sacando sal para venderla y yo la saqué para tirarla», cuenta Ventura Galiana, el presidente. A las dos semanas asomó el primer brote. Alguien le puso una valla alrededor.',
      ),
    },
    en: {
      title: 'Two weeks of bailing out at Campo de la Sal',
      summary:
        'After the flood of matchday 7, neighbours and players washed the salt out of the grass by hand. How a pitch was saved.',
      body: p(
        'The water reached the height of the bench, and it was salt. That was the worst of it: when it went down, the grass at Campo de la Sal was white. The match against Sierra Blanca was called off and the pitch looked lost.',
        'A salt-worker’s method saved it. Channels were cut, fresh water let in from the well, drained and let in again, day and night, by three hundred volunteers in shifts. Borja Alcántara spent nine afternoons with a rake.',
        '“My grandfather spent his life getting salt out to sell it. I got it out to throw it away,” says Ventura Galiana, the president. After a fortnight the first blade showed. Somebody put a fence around it.',
      ),
    },
    pt: {
      title: 'Duas semanas a tirar água em Campo de la Sal',
      summary:
        'Depois da inundação da jornada 7, vizinhos e jogadores lavaram à mão o sal do relvado. Assim se salvou o campo.',
      body: p(
        'A água chegou à altura do banco e era salgada. Foi o pior: quando desceu, o relvado de Campo de la Sal estava branco. O jogo com o Sierra Blanca foi adiado e o campo parecia perdido.',
        'Salvou-o um método de marnoto. Abriram-se regos, meteu-se água doce do poço, deixou-se correr e voltou-se ao princípio, dia e noite, com trezentos voluntários por turnos. Borja Alcántara passou nove tardes de ancinho na mão.',
        '«O meu avô passou a vida a tirar sal para o vender e eu tirei-o para o deitar fora», conta Ventura Galiana, o presidente. Ao fim de duas semanas despontou o primeiro rebento. Alguém lhe pôs uma cerca à volta.',
      ),
    },
  },
}
