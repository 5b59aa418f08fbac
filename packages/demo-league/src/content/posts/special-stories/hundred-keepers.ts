import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const hundredKeepers: DemoPost = {
  key: 'hundred-keepers',
  section: 'special-stories',
  hoursAgo: 96,
  teams: [],
  categories: ['archive', 'infographic'],
  tags: ['goalkeepers', 'history', 'kit'],
  pictures: [
    'keeper-monteluna-16x9',
    'keeper-bahia-verde-16x9',
    'keeper-roca-alta-4x5',
    'keeper-puerto-claro-3x2',
    'portrait-roca-alta-11-4x5',
  ],
  contact: 'league-photo',
  translations: {
    es: {
      title: 'Cien porteros, cien guantes',
      summary: 'De la lana de 1926 al látex de hoy: un siglo de manos, una por temporada.',
      body: p(
        'Los primeros no llevaban nada. En 1931, Leandro Vilariño salió con unos guantes de lana de su tía y le marcaron cuatro. En 1947 se probaron los de jardinero; en 1958, los de boxeo, una sola tarde.',
        'La colección reúne cien pares, uno por temporada, prestados por familias y clubes. Los más visitados son los de Evaristo Cid, quemados por el faro de una moto. Los más pequeños, los de Paquita Nebot, primera portera titular de la liga, en 1969: talla cinco.',
        'El último par es el de Lua Prado. Lleva el 11 bordado en el puño y una mancha de hierba que ella pidió que no se lavara.',
      ),
    },
    en: {
      title: 'A hundred keepers, a hundred gloves',
      summary: 'From the wool of 1926 to today’s latex: a century of hands, one pair for each season.',
      body: p(
        'The first wore nothing. In 1931 Leandro Vilariño came out in his aunt’s woollen gloves and let in four. Gardening gloves were tried in 1947, boxing gloves in 1958, for one afternoon only.',
        'The collection brings together a hundred pairs, one for each season, lent by families and clubs. The most visited are Evaristo Cid’s, scorched by the headlamp of a motorcycle. The smallest are those of Paquita Nebot, the league’s first woman to start in goal, in 1969: size five.',
        'The last pair is Lua Prado’s, with an 11 embroidered on the cuff and a grass stain she asked them not to wash out.',
      ),
    },
    pt: {
      title: 'Cem guarda-redes, cem luvas',
      summary: 'Da lã de 1926 ao látex de hoje: um século de mãos, um par por época.',
      body: p(
        'Os primeiros não usavam nada. Em 1931, Leandro Vilariño entrou com umas luvas de lã da tia e sofreu quatro. Em 1947 experimentaram-se as de jardineiro; em 1958, as de boxe, só uma tarde.',
        'A coleção reúne cem pares, um por época, emprestados por famílias e clubes. As mais visitadas são as de Evaristo Cid, queimadas pelo farol de uma mota. As mais pequenas, as de Paquita Nebot, a primeira mulher titular numa baliza da liga, em 1969: número cinco.',
        'O último par é o de Lua Prado. Tem um 11 bordado no punho e uma nódoa de relva que ela pediu que não lavassem.',
      ),
    },
  },
}
