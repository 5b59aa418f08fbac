import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const estuarioRainWater: DemoPost = {
  key: 'estuario-rain-water',
  section: 'club-stories',
  hoursAgo: 25,
  teams: ['estuario'],
  categories: ['report'],
  tags: ['stadiums', 'sustainability'],
  pictures: ['rain-estuario-16x9', 'floodlights-estuario-3x2', 'net-estuario-4x5'],
  contact: 'estuario',
  translations: {
    es: {
      title: 'El estadio que se riega con lluvia',
      summary: 'La Marisma guarda bajo la grada norte un millón de litros de agua de tormenta.',
      body: p(
        'Debajo de la grada norte de La Marisma hay un aljibe de un millón de litros. Desde que se inauguró, hace cuatro temporadas, el césped no ha gastado agua de la red. El club abre por primera vez la sala de bombas.',
        'La idea fue de Rosalía Comes, jardinera, que llevaba veinte años viendo cómo el agua del tejado se iba a la ría. Presentó el plano en una servilleta. La servilleta está enmarcada junto al cuadro eléctrico.',
        'Cuando llueve fuerte, el nivel sube un palmo por hora y se oye desde el vestuario. «Los visitantes creen que es el público», dice Rosalía.',
        'Este verano sobró agua. Se regó con ella el huerto de la escuela de enfrente, que ha puesto el nombre del club a una variedad de tomate. Es turquesa. Nadie sabe por qué.',
      ),
    },
    en: {
      title: 'The stadium watered by rain',
      summary: 'La Marisma keeps a million litres of storm water under its north stand.',
      body: p(
        'Under the north stand at La Marisma lies a cistern of a million litres. Since it opened four seasons ago the pitch has used no mains water. The club let us into the pump room for the first time.',
        'The idea was that of Rosalía Comes, a gardener, who had watched the water run off the roof into the estuary for twenty years. She drew the plan on a napkin. It hangs framed beside the fuse box.',
        'In heavy rain the level rises a hand’s breadth an hour and you can hear it from the dressing room. “Visitors think it’s the crowd,” says Rosalía.',
        'Last summer there was water to spare. It went to the garden of the school across the road, which has named a tomato after the club. It is turquoise. Nobody knows why.',
      ),
    },
    pt: {
      title: 'O estádio que se rega com chuva',
      summary: 'La Marisma guarda debaixo da bancada norte um milhão de litros de água das chuvas.',
      body: p(
        'Debaixo da bancada norte de La Marisma há uma cisterna de um milhão de litros. Desde que foi inaugurada, há quatro épocas, o relvado não gastou água da rede. O clube abre pela primeira vez a sala das bombas.',
        'A ideia foi de Rosalía Comes, jardineira, que durante vinte anos viu a água do telhado ir para a ria. Apresentou o plano num guardanapo. O guardanapo está emoldurado ao lado do quadro elétrico.',
        'Quando chove a sério, o nível sobe um palmo por hora e ouve-se do balneário. «Os visitantes julgam que é o público», diz Rosalía.',
        'No verão passado sobrou água. Regou a horta da escola em frente, que deu o nome do clube a uma variedade de tomate. É turquesa. Ninguém sabe porquê.',
      ),
    },
  },
}
