import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const riaCaptains: DemoPost = {
  key: 'ria-captains',
  section: 'derbies',
  hoursAgo: 124,
  teams: ['almenara', 'puerto-claro'],
  categories: ['archive'],
  tags: ['derbi-de-la-ria', 'captains', 'history'],
  pictures: ['captains-puerto-claro-16x9'],
  contact: 'league-photo',
  translations: {
    es: {
      title: 'Los capitanes del Derbi de la Ría, de 1931 a hoy',
      summary: 'Noventa apretones de manos, uno por foto. La liga restaura los pies de la colección.',
      body: p(
        'La mano derecha siempre, el brazalete siempre a la vista y los ojos, casi nunca. Desde 1931 alguien ha fotografiado el saludo de capitanes de cada Derbi de la Ría, y la liga acaba de revisar los noventa pies de foto.',
        'Faltaban diecisiete nombres. Han aparecido quince, gracias a las familias que contestaron a la llamada de Marta Quiroga, jefa de prensa de la liga. Los otros dos siguen siendo «capitán visitante, con bigote».',
        'En 1958 no hubo saludo: llovía tanto que cada uno agitó la mano desde su área. La foto existe. No se ve a ninguno.',
      ),
    },
    en: {
      title: 'Captains of the Derbi de la Ría, from 1931 to today',
      summary: 'Ninety handshakes, one per picture. The league restores the captions of the collection.',
      body: p(
        'Always the right hand, the armband always in view, the eyes hardly ever. Since 1931 somebody has photographed the captains’ handshake at every Derbi de la Ría, and the league has just gone over all ninety captions.',
        'Seventeen names were missing. Fifteen have turned up thanks to families who answered the call of Marta Quiroga, the league’s head of press. The other two remain “visiting captain, with moustache”.',
        'In 1958 there was no handshake: it rained so hard that each waved from his own penalty area. The picture exists. You can’t see either of them.',
      ),
    },
    pt: {
      title: 'Capitães dos dérbis da Ria, de 1931 a hoje',
      summary: 'Noventa apertos de mão, um por fotografia. A liga revê as legendas da coleção.',
      body: p(
        'Sempre a mão direita, a braçadeira sempre à vista e os olhos quase nunca. Desde 1931 que alguém fotografa o cumprimento dos capitães em cada Dérbi da Ria, e a liga acaba de rever as noventa legendas.',
        'Faltavam dezassete nomes. Apareceram quinze, graças às famílias que responderam ao apelo de Marta Quiroga, chefe de imprensa da liga. Os outros dois continuam a ser «capitão visitante, de bigode».',
        'Em 1958 não houve cumprimento: chovia tanto que cada um acenou da sua área. A fotografia existe. Não se vê nenhum dos dois.',
      ),
    },
  },
}
