import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const monteiroNightSchool: DemoPost = {
  key: 'monteiro-night-school',
  section: 'player-stories',
  hoursAgo: 266,
  teams: ['lagoa'],
  categories: ['report'],
  tags: ['education'],
  players: ['nayara-monteiro'],
  pictures: ['portrait-lagoa-4x5', 'captains-lagoa-3x2'],
  contact: 'lagoa',
  translations: {
    en: {
      title: 'Nayara Monteiro sits her last exam',
      summary: 'The Lagoa forward finished night school at twenty-six. Her team-mates waited outside with a cake.',
      body: p(
        'She left school at fifteen because there was no bus after six. Eleven years later there’s still no bus, but there is a team-mate with a car, and Nayara Monteiro has passed her last exam: geography, eighteen out of twenty.',
        'For three years the whole squad took turns to drive her. Henrique Alvim learned the capitals of Asia at traffic lights. Rogério Lisboa can do fractions again.',
        'When she came out they were all there, with a cake and a satchel. “I’m not crying, I’m concentrating,” she said. She wants to teach. The coach has already asked whether she might begin with the offside rule.',
      ),
    },
    pt: {
      title: 'Nayara Monteiro faz o último exame',
      summary:
        'A avançada do Lagoa acabou a escola noturna aos vinte e seis. Os colegas esperaram à porta com um bolo.',
      body: p(
        'Deixou a escola aos quinze porque não havia autocarro depois das seis. Onze anos mais tarde continua a não haver, mas há colegas com carro, e Nayara Monteiro passou no último exame: geografia, dezoito valores.',
        'Durante três anos o plantel inteiro fez turnos para a levar. Henrique Alvim aprendeu as capitais da Ásia nos semáforos. Rogério Lisboa voltou a saber fazer frações.',
        'Quando saiu estavam lá todos, com um bolo e uma pasta. «Não estou a chorar, estou concentrada», disse. Quer ser professora. A treinadora já lhe perguntou se podia começar pela lei do fora de jogo.',
      ),
    },
  },
}
