import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const coutinhoReturns: DemoPost = {
  key: 'coutinho-returns',
  section: 'breaking-news',
  hoursAgo: 8,
  teams: ['estrela', 'estuario'],
  categories: ['preview'],
  tags: ['injuries'],
  players: ['marta-coutinho'],
  fixture: { home: 'estrela', away: 'estuario' },
  pictures: [],
  contact: 'estrela',
  translations: {
    es: {
      title: 'Marta Coutinho vuelve a una lista del Estrela siete semanas después',
      summary: 'La extremo recibe el alta y podrá jugar mañana contra el Estuario.',
      body: p(
        'Marta Coutinho ha recibido el alta médica y entra en la convocatoria del Estrela do Mar para recibir al Estuario. «Tengo piernas para media hora y ganas para noventa», dijo tras el entrenamiento.',
      ),
    },
    en: {
      title: 'Marta Coutinho back in an Estrela squad after seven weeks',
      summary: 'The winger has been passed fit and may play against Estuario tomorrow.',
      body: p(
        'Marta Coutinho has been passed fit and is in Estrela do Mar’s squad to face Estuario. “I’ve got the legs for half an hour and the will for ninety minutes,” she said after training.',
      ),
    },
    pt: {
      title: 'Marta Coutinho regressa aos convocados do Estrela sete semanas depois',
      summary: 'A extremo teve alta e pode jogar amanhã frente ao Estuario.',
      body: p(
        'Marta Coutinho teve alta clínica e está entre os convocados do Estrela do Mar para receber o Estuario. «Tenho pernas para meia hora e vontade para noventa», disse depois do treino.',
      ),
    },
  },
}
