import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const ballLaboratory: DemoPost = {
  key: 'ball-laboratory',
  section: '{product}-stories',
  hoursAgo: 72,
  teams: [],
  categories: ['report'],
  tags: ['technology'],
  pictures: ['net-faro-sur-16x9', 'net-monteluna-3x2'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'El laboratorio que pesa todos los balones',
      summary: 'Ochocientos por temporada. Bota, absorbe, rueda y, si suspende, se regala a una escuela.',
      body:
        p(
          'Ningún balón llega a un partido sin pasar por una nave de Ferrería donde huele a caucho y a café. Allí, Lorea Apaolaza los deja caer desde dos metros, doscientas cincuenta veces al día.',
        ) +
        ul(
          'Peso: entre 420 y 445 gramos.',
          'Bote: un mínimo de 1,25 metros.',
          'Agua absorbida tras 250 giros: menos del 10 %.',
        ) +
        p(
          'Suspende uno de cada dieciséis. No se destruyen: van a colegios, con un sello que dice «Bota raro, juega bien».',
          'Lorea reconoce de oído un balón bajo de presión. En los partidos lo pasa mal. «En el 60 siempre hay uno que pide aire, y solo lo sé yo».',
        ),
    },
    en: {
      title: 'The laboratory that weighs every ball',
      summary: 'Eight hundred a season. They bounce, soak, roll and, if they fail, go to a school.',
      body:
        p(
          'No ball reaches a match without passing through a shed in Ferrería that smells of rubber and coffee. There Lorea Apaolaza drops them from two metres, two hundred and fifty times a day.',
        ) +
        ul(
          'Weight: between 420 and 445 grams.',
          'Bounce: at least 1.25 metres.',
          'Water taken up in 250 turns: less than 10%.',
        ) +
        p(
          'One in sixteen fails. They aren’t destroyed: they go to schools with a stamp that says “Bounces oddly, plays well”.',
          'Lorea can tell a soft ball by ear. She has a hard time at matches. “Around the hour there’s always one asking for air, and I’m the only one who knows.”',
        ),
    },
    pt: {
      title: 'O laboratório que pesa todas as bolas',
      summary: 'Oitocentas por época. Saltam, absorvem, rolam e, se chumbam, vão para uma escola.',
      body:
        p(
          'Nenhuma bola chega a um jogo sem passar por um armazém de Ferrería que cheira a borracha e a café. Ali, Lorea Apaolaza deixa-as cair de dois metros, duzentas e cinquenta vezes por dia.',
        ) +
        ul(
          'Peso: entre 420 e 445 gramas.',
          'Ressalto: no mínimo 1,25 metros.',
          'Água absorvida em 250 voltas: menos de 10 %.',
        ) +
        p(
          'Chumba uma em cada dezasseis. Não se destroem: vão para escolas, com um carimbo que diz «Salta mal, joga bem».',
          'Lorea reconhece de ouvido uma bola com pouca pressão. Nos jogos passa mal. «Por volta dos 60 há sempre uma a pedir ar, e só eu é que sei».',
        ),
    },
  },
}
