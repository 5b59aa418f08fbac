import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const campoNovoThreeShirts: DemoPost = {
  key: 'campo-novo-three-shirts',
  section: 'current-stories',
  hoursAgo: 196,
  teams: ['campo-novo'],
  categories: ['report'],
  tags: ['kit', 'captains'],
  players: ['rafa-cardona', 'isaura-neves', 'thiago-bastos'],
  pictures: ['locker-campo-novo-3x2', 'crowd-campo-novo-16x9'],
  contact: 'campo-novo',
  translations: {
    en: {
      title: 'Fourteen, two, nineteen: three shirts that hold up Campo Novo',
      summary:
        'Cardona, Neves and Bastos have started every match. Their pegs in the Arena Nova dressing room have not moved in four years.',
      body: p(
        'The pegs in the Arena Nova dressing room go by seniority, not by number, which is why the row begins 14, 2, 19. Rafa Cardona, Isaura Neves and Thiago Bastos have hung their shirts side by side for four seasons and have started every match of this one.',
        'Vanderlei Pires calls them the hinge: a midfielder who slows things down, a defender who speeds them up and a forward who waits. “Take one out and the door sticks,” he says.',
        'Neves has a superstition she’d rather not explain: nobody touches the hanger after the warm-up. The kit man, who has washed those shirts two hundred times, nods gravely.',
      ),
    },
    pt: {
      title: 'Catorze, dois, dezanove: as três camisolas do Campo Novo',
      summary:
        'Cardona, Neves e Bastos foram titulares em todos os jogos. Os cabides deles não mudam de sítio há quatro anos.',
      body: p(
        'Os cabides do balneário da Arena Nova vão por antiguidade e não por número; por isso a fila começa por 14, 2, 19. Rafa Cardona, Isaura Neves e Thiago Bastos penduram as camisolas lado a lado há quatro épocas e nesta foram titulares em todos os jogos.',
        'Vanderlei Pires chama-lhes a dobradiça: um médio que trava, uma defesa que acelera e um avançado que espera. «Tira-se um e a porta prende», diz.',
        'Neves tem uma superstição que prefere não explicar: ninguém mexe no cabide depois do aquecimento. O roupeiro, que já lavou aquelas camisolas duzentas vezes, acena com gravidade.',
      ),
    },
  },
}
