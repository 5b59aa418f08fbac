import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const tenNeighbourhoodClassrooms: DemoPost = {
  key: 'ten-neighbourhood-classrooms',
  section: 'smartbank-stories',
  hoursAgo: 127,
  teams: ['sierra-blanca', 'oliveira', 'ferreria'],
  categories: ['community'],
  tags: ['education'],
  pictures: ['huddle-oliveira-16x9', 'huddle-sierra-blanca-4x5'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Aulas de fútbol en diez barrios',
      summary:
        'Física con saques de esquina, geografía con desplazamientos y lengua con crónicas. Sin libros de texto.',
      body: p(
        'El ángulo de un saque de esquina, el IVA de una entrada, los afluentes del río que pasa por La Era. Las aulas de fútbol llegan a diez barrios con una idea: que el partido del domingo sea el temario del lunes.',
        'Las imparten maestros en paro y futbolistas en activo, por parejas. Jone Etxaniz, del Ferrería, explica palancas con una bota; Xavier Monterde, del Oliveira, estadística con cromos.',
        'El primer trimestre han pasado por ellas 1.300 estudiantes. La pregunta más repetida no fue de fútbol: querían saber cuánto gana un maestro.',
      ),
    },
    en: {
      title: 'Football classrooms in ten neighbourhoods',
      summary: 'Physics by corner kick, geography by away match and language by match report. No textbooks.',
      body: p(
        'The angle of a corner, the tax on a ticket, the tributaries of the river that runs past La Era. The football classrooms come to ten neighbourhoods with one idea: Sunday’s match as Monday’s lesson.',
        'Teachers without a post and players with a contract take them in pairs. Ferrería’s Jone Etxaniz explains levers with a boot; Oliveira’s Xavier Monterde does statistics with stickers.',
        'Thirteen hundred pupils came in the first term. The question most often asked wasn’t about football: they wanted to know what a teacher earns.',
      ),
    },
    pt: {
      title: 'Aulas de futebol em dez bairros',
      summary: 'Física com pontapés de canto, geografia com deslocações e língua com crónicas. Sem manuais.',
      body: p(
        'O ângulo de um canto, o IVA de um bilhete, os afluentes do rio que passa por La Era. As aulas de futebol chegam a dez bairros com uma ideia: que o jogo de domingo seja a matéria de segunda.',
        'São dadas por professores sem colocação e futebolistas no ativo, aos pares. Jone Etxaniz, do Ferrería, explica alavancas com uma chuteira; Xavier Monterde, do Oliveira, estatística com cromos.',
        'No primeiro período passaram por lá 1300 alunos. A pergunta mais repetida não foi de futebol: queriam saber quanto ganha um professor.',
      ),
    },
  },
}
