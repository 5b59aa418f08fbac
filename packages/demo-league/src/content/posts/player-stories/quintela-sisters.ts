import type { DemoPost } from '../../post-type.ts'
import { p, quote } from '../body-html.ts'

export const quintelaSisters: DemoPost = {
  key: 'quintela-sisters',
  section: 'player-stories',
  hoursAgo: 24.5,
  teams: ['almenara'],
  categories: ['report'],
  tags: ['kit'],
  players: ['nerea-quintela'],
  pictures: ['number-almenara-4x5', 'corner-almenara-16x9'],
  contact: 'almenara',
  translations: {
    es: {
      title: 'Un dorsal para dos hermanas',
      summary: 'Nerea Quintela lleva el 11 que dejó su hermana Antía. La camiseta, dicen en casa, es de las dos.',
      body:
        p(
          'El 11 del Almenara lo llevó primero Antía Quintela, seis temporadas, hasta que una rodilla dijo basta. Nerea, la pequeña, lo pidió sin consultarlo. «Me enteré por la radio», cuenta Antía, hoy fisioterapeuta del club. «Lloré y luego la llamé para decirle que me debía una cena».',
          'Cada camiseta se corta en dos al final de temporada. La mitad del número, un uno, se queda en casa de cada hermana.',
        ) +
        quote('«Cuando marco, la mitad es suya. Cuando fallo, también, pero no se lo digo»') +
        p(
          'En el vestuario, las dos se tratan de usted. Es una broma que nadie recuerda cómo empezó y que ninguna está dispuesta a terminar.',
        ),
    },
    en: {
      title: 'One number for two sisters',
      summary: 'Nerea Quintela wears the 11 her sister Antía left behind. At home they say the shirt belongs to both.',
      body:
        p(
          'Almenara’s 11 first belonged to Antía Quintela, for six seasons, until a knee said enough. Nerea, the younger, asked for it without a word to her. “I heard it on the radio,” says Antía, now one of the club’s physiotherapists. “I cried, and then I rang to tell her she owed me dinner.”',
          'At the end of the season every shirt is cut in two. Half the number, a one, stays in each sister’s house.',
        ) +
        quote('“When I score, half of it is hers. When I miss as well, but I don’t tell her”') +
        p(
          'In the dressing room they call each other Miss Quintela. Nobody remembers how the joke began, and neither is willing to end it.',
        ),
    },
    pt: {
      title: 'Um número para duas irmãs',
      summary: 'Nerea Quintela usa o 11 que a irmã Antía deixou. A camisola, dizem em casa, é das duas.',
      body:
        p(
          'O 11 do Almenara foi primeiro de Antía Quintela, seis épocas, até que um joelho disse basta. Nerea, a mais nova, pediu-o sem a consultar. «Soube pela rádio», conta Antía, hoje fisioterapeuta do clube. «Chorei e depois liguei-lhe a dizer que me devia um jantar».',
          'Cada camisola é cortada ao meio no fim da época. Metade do número, um um, fica em casa de cada irmã.',
        ) +
        quote('«Quando marco, metade é dela. Quando falho também, mas não lhe digo»') +
        p(
          'No balneário tratam-se por senhora doutora. É uma brincadeira que ninguém se lembra de como começou e que nenhuma está disposta a acabar.',
        ),
    },
  },
}
