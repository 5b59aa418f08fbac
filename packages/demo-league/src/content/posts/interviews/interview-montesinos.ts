import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewMontesinos: DemoPost = {
  key: 'interview-montesinos',
  section: 'interviews',
  hoursAgo: 69,
  teams: ['estuario'],
  categories: ['interview'],
  tags: ['tactics'],
  players: ['zaira-montesinos'],
  pictures: ['portrait-estuario-4x5', 'net-estuario-4x5'],
  contact: 'estuario',
  translations: {
    es: {
      title: '«Prefiero el pase que nadie aplaude»',
      summary: 'Zaira Montesinos, extremo. La jugadora que más veces da el penúltimo toque.',
      body:
        p(
          'No sale en los resúmenes, pero los entrenadores la nombran. Zaira Montesinos es quien más veces da el pase anterior al pase de gol.',
        ) +
        talk(
          [
            '¿No echa de menos la foto?',
            'Prefiero el pase que nadie aplaude. El que aplauden ya lo ha visto el portero.',
          ],
          [
            '¿Quién se lo enseñó?',
            'Mi abuela, jugando al dominó. Me decía que la ficha buena no es la que cierra, sino la que obliga.',
          ],
          [
            'Su entrenador dice que en el derbi se divirtieron demasiado.',
            'Blai nos pidió perdón por haberse divertido. Imagínese.',
          ],
          ['¿Adónde va este equipo?', 'A desayunar. Mañana entrenamos a las nueve.'],
        ),
    },
    en: {
      title: '“I prefer the pass nobody claps”',
      summary: 'Zaira Montesinos, winger. The player who most often makes the last touch but one.',
      body:
        p(
          'You won’t find her in the highlights, but coaches bring up her name. Nobody plays the pass before the pass more often than Zaira Montesinos.',
        ) +
        talk(
          [
            'Don’t you miss being in the picture?',
            'I prefer the pass nobody claps. By the time they clap, the keeper has seen it too.',
          ],
          [
            'Who taught you?',
            'My grandmother, over dominoes. She used to say that the good tile isn’t the one that closes the game but the one that forces it.',
          ],
          [
            'Your coach says you enjoyed the derby too much.',
            'Blai apologised to us for having enjoyed himself. Imagine.',
          ],
          ['Where is this team going?', 'To breakfast. We train at nine tomorrow.'],
        ),
    },
    pt: {
      title: '«Prefiro o passe que ninguém aplaude»',
      summary: 'Zaira Montesinos, extremo. A jogadora que mais vezes dá o penúltimo toque.',
      body:
        p(
          'Não aparece nos resumos, mas os treinadores dizem-lhe o nome. Ninguém faz mais vezes o passe antes do passe do que Zaira Montesinos.',
        ) +
        talk(
          [
            'Não sente falta da fotografia?',
            'Prefiro o passe que ninguém aplaude. O que aplaudem já o guarda-redes viu.',
          ],
          ['Quem lho ensinou?', 'A minha avó, a jogar dominó. Dizia que a peça boa não é a que fecha, é a que obriga.'],
          [
            'O seu treinador diz que no dérbi se divertiram de mais.',
            'O Blai pediu-nos desculpa por se ter divertido. Imagine.',
          ],
          ['Para onde vai esta equipa?', 'Tomar o pequeno-almoço. Amanhã treinamos às nove.'],
        ),
    },
  },
}
