import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const meirelesTranslator: DemoPost = {
  key: 'meireles-translator',
  section: 'player-stories',
  hoursAgo: 48,
  teams: ['nortada'],
  categories: ['report'],
  tags: ['education'],
  players: ['tiago-meireles'],
  pictures: ['number-nortada-4x5'],
  contact: 'nortada',
  translations: {
    es: {
      title: 'El central que traduce poesía',
      summary: 'Tiago Meireles lleva dos años con un solo libro, un diccionario y los viajes del Nortada por delante.',
      body: p(
        'En el asiento 23 del autobús del Nortada no hay auriculares, hay un diccionario. Tiago Meireles traduce del gallego al portugués a un poeta marinero del que solo quedan cuarenta y un poemas. Lleva treinta y seis.',
        '«Un despeje se parece a un mal verso: quita el problema, pero no lo resuelve», explica el central, que prefiere salir jugando.',
        'Empezó durante una lesión. El fisioterapeuta le pidió que no pensara en el tobillo y él se llevó el libro equivocado de la biblioteca. No lo ha devuelto. La multa, calculada por sus compañeros, asciende ya a noventa euros.',
        'Una editorial pequeña se lo publicará cuando acabe la liga. El título está decidido. La última estrofa, no.',
      ),
    },
    en: {
      title: 'The centre-back who translates poetry',
      summary: 'For two years Tiago Meireles has had one book, one dictionary and Nortada’s bus journeys ahead of him.',
      body: p(
        'In seat 23 of the Nortada bus there are no headphones, there’s a dictionary. Tiago Meireles is translating, from Galician into Portuguese, a sailor poet of whom only forty-one poems survive. He has done thirty-six.',
        '“A clearance is like a bad line: it gets rid of the problem without solving it,” says the centre-back, who prefers to play his way out.',
        'It began with an injury. The physiotherapist told him not to think about the ankle, and he took the wrong book home from the library. He hasn’t returned it. By his team-mates’ reckoning the fine now stands at ninety euros.',
        'A small publisher will bring it out when the season ends. The title is settled. The last stanza isn’t.',
      ),
    },
    pt: {
      title: 'O central que traduz poesia',
      summary:
        'Há dois anos que Tiago Meireles vive com um só livro, um dicionário e as viagens do Nortada pela frente.',
      body: p(
        'No lugar 23 do autocarro do Nortada não há auscultadores, há um dicionário. Tiago Meireles traduz do galego um poeta marinheiro de quem só restam quarenta e um poemas. Já fez trinta e seis.',
        '«Um alívio parece-se com um mau verso: tira o problema, mas não o resolve», explica o central, que prefere sair a jogar.',
        'Começou durante uma lesão. O fisioterapeuta pediu-lhe que não pensasse no tornozelo e ele trouxe da biblioteca o livro errado. Não o devolveu. A multa, calculada pelos colegas, vai em noventa euros.',
        'Uma pequena editora vai publicá-lo quando acabar a liga. O título está decidido. A última estrofe, não.',
      ),
    },
  },
}
