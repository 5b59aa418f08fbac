import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const calendarMaker: DemoPost = {
  key: 'calendar-maker',
  section: '{product}-stories',
  hoursAgo: 201,
  teams: [],
  categories: ['report'],
  tags: ['calendar', 'technology'],
  pictures: ['overhead-ferreria-3x2'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'La mujer que hace el calendario',
      summary: 'Begoña Astorga encaja 380 partidos, veinte ferias, nueve maratones y una procesión.',
      body: p(
        'Begoña Astorga, matemática, empieza cada primavera con una hoja en blanco y 1.146 condiciones. En Puerto Claro no se juega si hay regata; en Trigales, si hay siega; en Monteluna, con luna nueva, tampoco: es tradición.',
        'El ordenador propone, ella dispone. «El programa cree que todos los domingos son iguales. Se nota que no tiene familia», dice.',
        'Este curso logró que los tres grandes derbis cayeran en tres semanas seguidas: jornadas 12, 13 y 14. Tardó nueve días. Lo celebró yendo al cine, a una sesión que no le coincidía con nada.',
      ),
    },
    en: {
      title: 'The woman who makes the calendar',
      summary: 'Begoña Astorga fits in 380 matches, twenty fairs, nine marathons and a procession.',
      body: p(
        'Every spring Begoña Astorga, a mathematician, begins with a blank sheet and 1,146 conditions. No match in Puerto Claro when there’s a regatta; none in Trigales at harvest; none in Monteluna at new moon: tradition.',
        'The computer proposes and she disposes. “The program thinks all Sundays are alike. You can tell it has no family,” she says.',
        'This season she got the three great derbies into three successive weeks: matchdays 12, 13 and 14. It took nine days. She celebrated by going to the cinema, at a time that clashed with nothing.',
      ),
    },
    pt: {
      title: 'A mulher que faz o calendário',
      summary: 'Begoña Astorga encaixa 380 jogos, vinte feiras, nove maratonas e uma procissão.',
      body: p(
        'Begoña Astorga, matemática, começa cada primavera com uma folha em branco e 1146 condições. Em Puerto Claro não se joga se houver regata; em Trigales, se houver ceifa; em Monteluna, com lua nova, também não: é tradição.',
        'O computador propõe, ela dispõe. «O programa julga que os domingos são todos iguais. Vê-se que não tem família», diz.',
        'Esta época conseguiu que os três grandes dérbis calhassem em três semanas seguidas: jornadas 12, 13 e 14. Levou nove dias. Festejou indo ao cinema, a uma sessão que não coincidia com nada.',
      ),
    },
  },
}
