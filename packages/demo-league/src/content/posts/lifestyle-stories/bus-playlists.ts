import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const busPlaylists: DemoPost = {
  key: 'bus-playlists',
  section: 'lifestyle-stories',
  hoursAgo: 50,
  teams: ['vega-real'],
  categories: ['report'],
  tags: ['music', 'travel'],
  players: ['fatou-sarr', 'hernan-lastiri'],
  pictures: ['bus-vega-real-3x2', 'bus-trigales-16x9', 'bus-nortada-4x5'],
  contact: 'vega-real',
  translations: {
    es: {
      title: 'Las playlists del autobús',
      summary: 'A la ida manda Fatou Sarr; a la vuelta, el conductor. Qué suena en tres viajes de la liga.',
      body: p(
        'En el Vega Real hay dos listas y una frontera: el peaje. Antes elige Fatou Sarr, ritmos rápidos y nada de letras tristes. Después, el conductor, Amancio, que pone zarzuela. Nadie se ha quejado. «Llegamos dormidos», dice Hernán Lastiri.',
        'En el Trigales se canta sin aparato. En el Nortada está prohibida la música hasta que el último acabe el libro que está leyendo; Tiago Meireles lo retrasa a propósito.',
        'Hay una sola canción que suena en los tres: la que ponía la radio cuando cada uno ganó por última vez fuera. No diremos cuál es. Trae suerte solo si no se nombra.',
      ),
    },
    en: {
      title: 'The bus playlists',
      summary:
        'On the way out Fatou Sarr decides; on the way home, the driver. What plays on three of the league’s buses.',
      body: p(
        'At Vega Real there are two lists and a frontier: the toll booth. Before it Fatou Sarr chooses, fast and nothing sad. After it the driver, Amancio, puts on light opera. Nobody has complained. “We arrive asleep,” says Hernán Lastiri.',
        'At Trigales they sing unaccompanied. At Nortada there is no music until the last of them has finished the book he is reading; Tiago Meireles spins it out on purpose.',
        'Only one song is played on all three: whatever was on the radio when each last won away. We won’t say which. It brings luck only if you don’t name it.',
      ),
    },
    pt: {
      title: 'As playlists do autocarro',
      summary: 'À ida manda Fatou Sarr; à volta, o motorista. O que se ouve em três viagens da liga.',
      body: p(
        'No Vega Real há duas listas e uma fronteira: a portagem. Antes escolhe Fatou Sarr, ritmos rápidos e nada de letras tristes. Depois, o motorista, Amancio, que põe zarzuela. Ninguém se queixou. «Chegamos a dormir», diz Hernán Lastiri.',
        'No Trigales canta-se sem aparelho. No Nortada a música está proibida até o último acabar o livro que está a ler; Tiago Meireles atrasa-se de propósito.',
        'Há uma só canção que toca nos três: a que dava na rádio quando cada um ganhou fora pela última vez. Não diremos qual é. Só dá sorte se não se disser.',
      ),
    },
  },
}
