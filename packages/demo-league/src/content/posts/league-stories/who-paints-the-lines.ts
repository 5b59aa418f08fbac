import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const whoPaintsTheLines: DemoPost = {
  key: 'who-paints-the-lines',
  section: '{product}-stories',
  hoursAgo: 27,
  teams: [],
  categories: ['report'],
  tags: ['technology', 'stadiums'],
  pictures: ['overhead-brisa-3x2', 'overhead-oliveira-16x9', 'overhead-campo-novo-4x5'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Quién pinta las líneas de los 20 campos',
      summary: 'Cuatro personas, una furgoneta y un cordel. Las líneas de la liga salen de las mismas manos.',
      body: p(
        'Las líneas de los veinte campos las pintan las mismas cuatro personas. Miden con láser, corrigen a ojo y discuten de fútbol en la furgoneta, una vez cada quince días por estadio.',
        'Ascensión Rey manda en el cordel. «El láser dice que está recta, y lo está. Pero si el campo cae un poco hacia un lado, la recta se ve torcida, y el público no tiene láser», explica. La diferencia es de dos centímetros y se decide desde la grada, con un ojo cerrado.',
        'Gastan cuarenta litros por campo. En La Era, treinta y ocho: Eusebio Manrique se empeña en pintar él un córner.',
        'De todas las líneas prefieren la de penalti, que no es una línea. Es un punto, se pinta lo último y siempre lo pinta alguien distinto.',
      ),
    },
    en: {
      title: 'Who paints the lines on all 20 pitches',
      summary: 'Four people, a van and a length of string. The league’s lines all come from the same hands.',
      body: p(
        'The same four people paint the lines on all twenty pitches. They measure by laser, correct by eye and argue about football in the van, once a fortnight for each ground.',
        'Ascensión Rey is in charge of the string. “The laser says it’s straight, and it is. But if the pitch falls away a bit to one side, straight looks crooked, and the crowd has no laser,” she explains. The difference is two centimetres, and it’s settled from the stand with one eye shut.',
        'They use forty litres a pitch. At La Era it’s thirty-eight: Eusebio Manrique insists on painting one corner himself.',
        'Of all the lines they like the penalty spot best, which isn’t a line. It is painted last, and always by somebody different.',
      ),
    },
    pt: {
      title: 'Quem pinta as linhas dos 20 campos',
      summary: 'Quatro pessoas, uma carrinha e um cordel. As linhas da liga saem todas das mesmas mãos.',
      body: p(
        'As linhas dos vinte campos são pintadas pelas mesmas quatro pessoas. Medem com laser, corrigem a olho e discutem futebol na carrinha, uma vez a cada quinze dias por estádio.',
        'Ascensión Rey manda no cordel. «O laser diz que está direita, e está. Mas se o campo cai um bocadinho para um lado, a linha direita parece torta, e o público não tem laser», explica. A diferença é de dois centímetros e decide-se da bancada, com um olho fechado.',
        'Gastam quarenta litros por campo. Em La Era, trinta e oito: Eusebio Manrique faz questão de pintar ele um canto.',
        'De todas as linhas preferem a do penálti, que não é uma linha. É um ponto, pinta-se no fim e pinta-o sempre alguém diferente.',
      ),
    },
  },
}
