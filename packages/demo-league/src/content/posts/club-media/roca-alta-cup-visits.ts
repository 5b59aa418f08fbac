import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const rocaAltaCupVisits: DemoPost = {
  key: 'roca-alta-cup-visits',
  section: 'club-media',
  hoursAgo: 23,
  teams: ['roca-alta'],
  categories: ['community', 'fans'],
  tags: ['cup', 'supporters'],
  pictures: ['trophy-roca-alta-16x9', 'keeper-roca-alta-4x5'],
  contact: 'roca-alta',
  translations: {
    es: {
      title: 'La copa visita el barrio',
      summary: 'El trofeo recorre las ciudades de los cuartos de final. En Roca Alta pasó por nueve barrios en un día.',
      body: p(
        'Más de seis mil vecinos tocaron la Copa Meridiana en su gira por las ciudades de cuartos. En el mercado la pesaron: cuatro kilos con doscientos. El pescadero pidió que constara que es menos que un mero.',
      ),
    },
    en: {
      title: 'The cup comes round',
      summary: 'The trophy is touring the quarter-final cities. In Roca Alta it saw nine neighbourhoods in a day.',
      body: p(
        'More than six thousand people touched the Meridiana Cup on its tour of the quarter-final cities. In the market they weighed it: four point two kilos. The fishmonger wished it to be recorded that this is less than a grouper.',
      ),
    },
    pt: {
      title: 'A taça visita o bairro',
      summary: 'O troféu percorre as cidades dos quartos de final. Em Roca Alta passou por nove bairros num dia.',
      body: p(
        'Mais de seis mil moradores tocaram na Taça Meridiana durante a volta pelas cidades dos quartos. No mercado pesaram-na: quatro quilos e duzentos. O peixeiro quis que ficasse escrito que é menos do que um mero.',
      ),
    },
  },
}
