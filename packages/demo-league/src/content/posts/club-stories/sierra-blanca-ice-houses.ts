import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const sierraBlancaIceHouses: DemoPost = {
  key: 'sierra-blanca-ice-houses',
  section: 'club-stories',
  hoursAgo: 243,
  teams: ['sierra-blanca'],
  categories: ['report'],
  tags: ['history', 'health'],
  pictures: ['training-sierra-blanca-16x9', 'press-sierra-blanca-3x2'],
  contact: 'sierra-blanca',
  translations: {
    es: {
      title: 'Los pozos de nieve donde se recupera el Sierra Blanca',
      summary: 'El club ha sustituido las bañeras de hielo por un nevero del siglo XVIII. Cinco minutos, y sin gritar.',
      body: p(
        'Antes de que hubiera neveras había neveros: pozos de piedra en los que la nieve aguantaba hasta agosto. En Sierra Blanca quedan once. Uno, a trescientos metros del estadio, es hoy la sala de recuperación del primer equipo.',
        'Se baja por una escalera de hierro, en grupos de tres. La temperatura es de cuatro grados todo el año. «No gasta luz y no se estropea», resume el médico. «Lo único que se estropea es el carácter».',
        'Greta Solans aguanta once minutos, récord de la plantilla. Pau Riudoms, dos. En la pared hay una inscripción de 1764 que pide lo mismo que el reglamento actual: «Entrad callados».',
      ),
    },
    en: {
      title: 'The ice wells where Sierra Blanca recover',
      summary: 'The club have swapped ice baths for an eighteenth-century snow pit. Five minutes, and no shouting.',
      body: p(
        'Before there were refrigerators there were ice wells: stone pits in which snow kept until August. Sierra Blanca has eleven left. One, three hundred metres from the ground, now serves as the first team’s recovery room.',
        'You go down an iron ladder, three at a time. It is four degrees all year round. “It uses no power and never breaks down,” says the doctor. “The only thing that breaks down is people’s tempers.”',
        'Greta Solans can stand eleven minutes, a squad record. Pau Riudoms two. An inscription of 1764 on the wall asks for what the rules ask today: “Enter in silence”.',
      ),
    },
    pt: {
      title: 'Os poços de neve onde recupera o Sierra Blanca',
      summary: 'O clube trocou as banheiras de gelo por um neveiro do século XVIII. Cinco minutos, e sem gritar.',
      body: p(
        'Antes de haver frigoríficos havia neveiros: poços de pedra onde a neve aguentava até agosto. Em Sierra Blanca restam onze. Um, a trezentos metros do estádio, é hoje a sala de recuperação da equipa principal.',
        'Desce-se por uma escada de ferro, em grupos de três. A temperatura é de quatro graus todo o ano. «Não gasta luz e não avaria», resume o médico. «A única coisa que avaria é o feitio».',
        'Greta Solans aguenta onze minutos, recorde do plantel. Pau Riudoms, dois. Na parede, uma inscrição de 1764 pede o mesmo que o regulamento atual: «Entrai calados».',
      ),
    },
  },
}
