import type { DemoPost } from '../../post-type.ts'
import { p, quote } from '../body-html.ts'

export const ferreriaCrowdGrows: DemoPost = {
  key: 'ferreria-crowd-grows',
  section: 'current-stories',
  hoursAgo: 27,
  teams: ['ferreria'],
  categories: ['fans', 'report'],
  tags: ['supporters'],
  players: ['aritz-olabarri'],
  pictures: ['rain-ferreria-4x5', 'coach-ferreria-3x2'],
  contact: 'ferreria',
  translations: {
    es: {
      title: 'La afición que crece cuando el equipo pierde',
      summary:
        'El Ferrería solo ha ganado un partido y nunca tuvo tantos abonados. En Altos Hornos lo llaman «arrimar el hombro».',
      body:
        p(
          'La cuenta no sale y por eso se estudia: una victoria en once jornadas y dos mil abonados más que en la jornada 1. El Ferrería ha abierto una lista de espera por primera vez desde que cerró la acería.',
          'Miren Otaegi despacha en la taquilla desde hace veintidós años. «Cuando ganábamos venían los de siempre. Ahora vienen los de siempre y sus primos», resume. La cuota para quien está en paro es de un euro al mes.',
        ) +
        quote('«En la fábrica nadie se iba a casa cuando se estropeaba el horno»') +
        p(
          'La frase es de Anselmo Biyogo, hijo de fundidor y entrenador. Aritz Olabarri la llevó escrita en la muñequera el día del 4–2 al Campo Novo, la única alegría del curso.',
          'Contra el Trigales no cabrá un alfiler.',
        ),
    },
    en: {
      title: 'The crowd that grows when the team lose',
      summary:
        'Ferrería have won once and never had so many members. At Altos Hornos they call it “putting a shoulder to it”.',
      body:
        p(
          'The sums don’t add up, which is why people study them: one win in eleven matchdays and two thousand more members than on matchday 1. Ferrería have a waiting list for the first time since the steelworks closed.',
          'Miren Otaegi has worked in the ticket office for twenty-two years. “When we won, the usual lot came. Now it’s the usual lot and their cousins,” she says. Those out of work pay one euro a month.',
        ) +
        quote('“At the works nobody went home when the furnace broke down”') +
        p(
          'The words are those of coach Anselmo Biyogo, a founder’s son. Aritz Olabarri wore them on his wristband in the 4–2 win over Campo Novo, the season’s one happy day.',
          'For the visit of Trigales there won’t be room for a pin.',
        ),
    },
    pt: {
      title: 'Os adeptos que são mais quando a equipa perde',
      summary: 'O Ferrería só ganhou um jogo e nunca teve tantos sócios. Em Altos Hornos chamam-lhe «dar o ombro».',
      body:
        p(
          'A conta não bate certo e por isso se estuda: uma vitória em onze jornadas e mais dois mil sócios do que na jornada 1. O Ferrería abriu lista de espera pela primeira vez desde que fechou a siderurgia.',
          'Miren Otaegi trabalha na bilheteira há vinte e dois anos. «Quando ganhávamos, vinham os do costume. Agora vêm os do costume e os primos», resume. Quem está desempregado paga um euro por mês.',
        ) +
        quote('«Na fábrica ninguém ia para casa quando o forno avariava»') +
        p(
          'A frase é de Anselmo Biyogo, filho de fundidor e treinador. Aritz Olabarri levou-a escrita no pulso no dia do 4–2 ao Campo Novo, a única alegria da época.',
          'Na receção ao Trigales não vai caber um alfinete.',
        ),
    },
  },
}
