import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const theArtOfTheNap: DemoPost = {
  key: 'the-art-of-the-nap',
  section: 'lifestyle-stories',
  hoursAgo: 316,
  teams: ['lagoa', 'faro-sur'],
  categories: ['report'],
  tags: ['health'],
  players: ['henrique-alvim', 'inigo-barahona'],
  pictures: ['locker-lagoa-4x5', 'floodlights-lagoa-16x9', 'tunnel-brisa-3x2'],
  contact: 'lagoa',
  translations: {
    en: {
      title: 'The art of the matchday nap',
      summary: 'Twenty minutes, shoes off and never after five. Two clubs, two schools.',
      body: p(
        'At Lagoa the nap is compulsory: twenty minutes at four, shoes off, lights out, Henrique Alvim in charge of the clock because he is the only one who can’t sleep. At Faro Sur it’s forbidden. “Then you wake up on the pitch,” argues Hermes Quiroga.',
        'The league’s doctors side with neither. What matters, they say, is doing the same every time; the body dislikes surprises.',
        'Íñigo Barahona has played for both. He settles it by shutting one eye.',
      ),
    },
    pt: {
      title: 'A arte da sesta em dia de jogo',
      summary: 'Vinte minutos, sem sapatos e nunca depois das cinco. Dois clubes, duas escolas.',
      body: p(
        'No Lagoa a sesta é obrigatória: vinte minutos às quatro, sem sapatos, luzes apagadas e Henrique Alvim a tomar conta do relógio, por ser o único que não consegue dormir. No Faro Sur é proibida. «Depois acorda-se em campo», argumenta Hermes Quiroga.',
        'Os médicos da liga não tomam partido. O que conta, dizem, é fazer sempre igual; o corpo não gosta de surpresas.',
        'Íñigo Barahona jogou nos dois. Resolve a questão fechando um olho.',
      ),
    },
  },
}
