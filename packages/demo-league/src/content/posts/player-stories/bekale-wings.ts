import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const bekaleWings: DemoPost = {
  key: 'bekale-wings',
  section: 'player-stories',
  hoursAgo: 219,
  teams: ['cantera'],
  categories: ['report'],
  tags: ['education'],
  players: ['adrian-bekale'],
  pictures: ['celebration-cantera-4x5', 'boots-cantera-4x5'],
  contact: 'cantera',
  translations: {
    es: {
      title: 'Las alas de Adrián Bekale',
      summary: 'Celebra los goles como un milano porque los estudia. El extremo del Cantera anilla aves los lunes.',
      body: p(
        'Los brazos en cruz, un poco hacia atrás, las palmas abajo. La celebración de Adrián Bekale no es un avión: es un milano real en planeo, y corrige a quien se equivoca.',
        'Los lunes, día libre, se va a la sierra con un grupo de anilladores. Ha aprendido a sostener un ave de ochenta gramos sin que se asuste. «Es lo contrario de un regate: aquí gana el que no se mueve», dice.',
        'En El Tajo anidan cuatro parejas de vencejos. El club ha retrasado la obra de la cubierta hasta que salgan los pollos. Lo pidió el 11.',
      ),
    },
    en: {
      title: 'Adrián Bekale’s wings',
      summary: 'He celebrates like a kite because he studies them. The Cantera winger rings birds on Mondays.',
      body: p(
        'Arms out, slightly back, palms down. Adrián Bekale’s celebration isn’t an aeroplane: it’s a red kite gliding, and he corrects those who get it wrong.',
        'On Mondays, his day off, he goes into the hills with a group of bird ringers. He has learned to hold eighty grams of bird without frightening it. “It’s the opposite of a dribble: whoever doesn’t move wins,” he says.',
        'Four pairs of swifts nest at El Tajo. The club have put off work on the roof until the chicks have flown. Number 11 asked them to.',
      ),
    },
    pt: {
      title: 'As asas de Adrián Bekale',
      summary: 'Festeja os golos como um milhafre porque os estuda. O extremo do Cantera anilha aves às segundas.',
      body: p(
        'Braços abertos, um pouco para trás, palmas para baixo. O festejo de Adrián Bekale não é um avião: é um milhafre-real a planar, e corrige quem se engana.',
        'Às segundas, dia de folga, vai para a serra com um grupo de anilhadores. Aprendeu a segurar uma ave de oitenta gramas sem a assustar. «É o contrário de uma finta: aqui ganha quem não se mexe», diz.',
        'Em El Tajo fazem ninho quatro casais de andorinhões. O clube adiou as obras da cobertura até as crias voarem. Foi o 11 que pediu.',
      ),
    },
  },
}
