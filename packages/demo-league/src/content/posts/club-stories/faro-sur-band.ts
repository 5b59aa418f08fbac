import type { DemoPost } from '../../post-type.ts'
import { p, quote } from '../body-html.ts'

export const faroSurBand: DemoPost = {
  key: 'faro-sur-band',
  section: 'club-stories',
  hoursAgo: 98,
  teams: ['faro-sur'],
  categories: ['fans', 'report'],
  tags: ['music', 'history'],
  pictures: ['crowd-faro-sur-4x5', 'floodlights-faro-sur-16x9'],
  contact: 'faro-sur',
  translations: {
    es: {
      title: 'La banda de música del Faro Sur',
      summary: 'Toca desde 1921 y tiene una pieza para cada resultado. La del empate es la que mejor les sale.',
      body:
        p(
          'La banda del Faro Sur tiene cincuenta y dos músicos y tres marchas: una para la victoria, otra para la derrota y otra para el empate. Esta temporada ha tocado la tercera siete veces.',
          '«La bordamos», reconoce su directora, Encarna Ruiz. «La de ganar, en cambio, hay que repasarla». Se ensaya los jueves en el vestuario visitante, que tiene mejor eco.',
        ) +
        quote('«Un empate bien tocado parece una victoria lenta»') +
        p(
          'Hermes Quiroga fue bombardino en ella antes que entrenador. Todavía lo llaman cuando falta alguien, y todavía entra a destiempo.',
        ),
    },
    en: {
      title: 'Faro Sur’s brass band',
      summary: 'It has played since 1921 and has a piece for every result. It is best at the one for a draw.',
      body:
        p(
          'Faro Sur’s band has fifty-two players and three marches: one for a win, one for a defeat and one for a draw. This season it has played the third seven times.',
          '“We have it to perfection,” admits its conductor, Encarna Ruiz. “The one for winning could do with practice.” They rehearse on Thursdays in the visitors’ dressing room, which has the better echo.',
        ) +
        quote('“A draw, well played, sounds like a slow win”') +
        p(
          'Hermes Quiroga played the euphonium in it before he was a coach. They still call on him when somebody is missing, and he still comes in late.',
        ),
    },
    pt: {
      title: 'A banda de música do Faro Sur',
      summary: 'Toca desde 1921 e tem uma peça para cada resultado. A do empate é a que lhes sai melhor.',
      body:
        p(
          'A banda do Faro Sur tem cinquenta e dois músicos e três marchas: uma para a vitória, outra para a derrota e outra para o empate. Esta época já tocou a terceira sete vezes.',
          '«Sai-nos perfeita», reconhece a maestrina, Encarna Ruiz. «A de ganhar é que precisa de ensaio». Ensaia-se às quintas no balneário visitante, que tem melhor eco.',
        ) +
        quote('«Um empate bem tocado parece uma vitória lenta»') +
        p(
          'Hermes Quiroga tocou lá bombardino antes de ser treinador. Ainda o chamam quando falta alguém, e ainda entra fora de tempo.',
        ),
    },
  },
}
