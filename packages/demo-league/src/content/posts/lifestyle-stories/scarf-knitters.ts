import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const scarfKnitters: DemoPost = {
  key: 'scarf-knitters',
  section: 'lifestyle-stories',
  hoursAgo: 192,
  teams: ['vega-real'],
  categories: ['fans', 'community'],
  tags: ['supporters', 'kit'],
  pictures: ['floodlights-vega-real-4x5', 'crowd-vega-real-3x2'],
  contact: 'vega-real',
  translations: {
    es: {
      title: 'Dos kilómetros de bufanda',
      summary: 'Un grupo de vecinos de Vega Real teje una bufanda que dé la vuelta a La Acequia. Van por la puerta 9.',
      body: p(
        'Empezaron once y son ya doscientos cuarenta. Se reúnen los miércoles en el casal, con lana granate y celeste, y tejen la misma bufanda desde hace tres años. Mide dos kilómetros y aún no cierra.',
        'Hay reglas: punto bobo, treinta centímetros de ancho y ningún nudo a la vista. Cada derrota se deshace un palmo. Desde que el equipo no pierde en casa, avanza que es un gusto.',
        'Herminia, la de la silla de la puerta 7, hace los flecos. «Cuando se cierre me moriré tranquila», dice. Las demás tejen despacio.',
      ),
    },
    en: {
      title: 'Two kilometres of scarf',
      summary: 'A group in Vega Real are knitting a scarf to go right round La Acequia. They have reached gate 9.',
      body: p(
        'Eleven began it and there are now two hundred and forty. They meet on Wednesdays in the community hall with claret and sky-blue wool, and have been knitting the same scarf for three years. It is two kilometres long and doesn’t yet meet.',
        'There are rules: garter stitch, thirty centimetres wide, no knots showing. After every defeat a hand’s breadth is undone. Now that the team don’t lose at home it’s coming on a treat.',
        'Herminia, of the chair at gate 7, does the fringes. “Once it’s closed I can die in peace,” she says. The others knit slowly.',
      ),
    },
    pt: {
      title: 'Dois quilómetros de cachecol',
      summary: 'Um grupo de Vega Real tricota um cachecol que dê a volta a La Acequia. Vai na porta 9.',
      body: p(
        'Começaram onze e já são duzentos e quarenta. Juntam-se às quartas na sede, com lã grená e azul-celeste, e tricotam o mesmo cachecol há três anos. Tem dois quilómetros e ainda não fecha.',
        'Há regras: ponto de liga, trinta centímetros de largura e nenhum nó à vista. A cada derrota desfaz-se um palmo. Desde que a equipa não perde em casa, é vê-lo crescer.',
        'Herminia, a da cadeira da porta 7, faz as franjas. «Quando fechar, morro descansada», diz. As outras tricotam devagar.',
      ),
    },
  },
}
