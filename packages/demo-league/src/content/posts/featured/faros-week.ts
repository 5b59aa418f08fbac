import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const farosWeek: DemoPost = {
  key: 'faros-week',
  section: 'featured',
  hoursAgo: 22,
  teams: ['ribeira', 'brisa'],
  categories: ['preview'],
  tags: ['derbi-de-los-faros', 'supporters'],
  fixture: { home: 'ribeira', away: 'brisa' },
  pictures: ['derby-ribeira-3x2', 'training-ribeira-16x9', 'rain-brisa-3x2', 'locker-brisa-4x5'],
  documents: ['faros-press-kit'],
  contact: 'ribeira',
  translations: {
    es: {
      title: 'El derbi que empieza con los dos faros a oscuras',
      summary:
        'Ribeira y Brisa se miden en la jornada 13. Guía para medios, plano de acreditaciones y cuatro fotografías de preparación.',
      body: p(
        'La costumbre nació en 1931, cuando los fareros de Punta Brisa y Ribeira Alta apagaron a la vez para ir a ver el partido y alguien tuvo que volver corriendo. Desde entonces, los dos faros de la costa se quedan a oscuras durante el minuto previo al saque inicial y se encienden con el primer toque.',
        'El Ribeira llega séptimo; el Brisa, en la mitad de la tabla y convertido en el equipo que menos goles ve: siete a favor en once jornadas. Antón Barbeito le quita hierro: «En el derbi no hay estadísticas, hay vecinos».',
        'Los medios entrarán en As Pontes por la puerta 4 desde las 18:30. La zona mixta, con el nuevo protocolo de dos turnos, se estrena en este partido.',
      ),
    },
    en: {
      title: 'The derby that begins with both lighthouses dark',
      summary: 'Ribeira meet Brisa on matchday 13. Media kit, accreditation plan and four pictures of the build-up.',
      body: p(
        'The custom goes back to 1931, when the keepers at Punta Brisa and Ribeira Alta both put out their lamps to watch the match and somebody had to run back. Both lighthouses have gone dark for the minute before kick-off ever since, and light up again with the first touch.',
        'Ribeira come into it seventh; Brisa in mid-table and as the side that sees the fewest goals: seven scored in eleven matchdays. Antón Barbeito shrugs it off: “There are no statistics in a derby, there are neighbours.”',
        'Media enter As Pontes by gate 4 from 18:30. The mixed zone will be run by the new two-slot protocol for the first time.',
      ),
    },
    pt: {
      title: 'O dérbi que começa com os dois faróis apagados',
      summary:
        'Ribeira e Brisa defrontam-se na jornada 13. Guia para os media, planta de acreditações e quatro fotografias da preparação.',
      body: p(
        'O costume nasceu em 1931, quando os faroleiros de Punta Brisa e Ribeira Alta apagaram ao mesmo tempo para irem ver o jogo e alguém teve de voltar a correr. Desde então, os dois faróis da costa ficam às escuras no minuto que antecede o pontapé de saída e acendem-se com o primeiro toque.',
        'O Ribeira chega em sétimo; o Brisa, a meio da tabela e feito equipa que menos golos vê: sete marcados em onze jornadas. Antón Barbeito desvaloriza: «Num dérbi não há estatísticas, há vizinhos».',
        'Os media entram em As Pontes pela porta 4 a partir das 18:30. A zona mista estreia neste jogo o novo protocolo de dois turnos.',
      ),
    },
  },
}
