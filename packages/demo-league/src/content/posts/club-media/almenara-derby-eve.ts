import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const almenaraDerbyEve: DemoPost = {
  key: 'almenara-derby-eve',
  section: 'club-media',
  hoursAgo: 29,
  teams: ['almenara'],
  categories: ['training'],
  tags: ['derbi-de-la-ria'],
  players: ['candela-ros'],
  fixture: { home: 'almenara', away: 'puerto-claro' },
  pictures: ['volley-almenara-3x2', 'number-almenara-3x2', 'portrait-almenara-4x5', 'floodlights-almenara-3x2'],
  contact: 'almenara',
  translations: {
    es: {
      title: 'Víspera de derbi: la sesión a puerta abierta',
      summary: 'Cuatro fotografías del último entrenamiento. Sin locución, sin rótulos, listas para publicar.',
      body: p(
        'Celestina Abreu abrió las puertas de La Atalaya durante once minutos, ni uno más. Dio tiempo a un rondo, a una volea de Candela Ros que aplaudieron hasta los fotógrafos y a que sonara el himno de prueba.',
      ),
    },
    en: {
      title: 'Derby eve: the open session',
      summary: 'Four pictures of the last training. No voice-over, no lettering, ready to publish.',
      body: p(
        'Celestina Abreu opened the doors of La Atalaya for eleven minutes and not one more. There was time for a rondo, a volley by Candela Ros that even the photographers clapped, and a test run of the anthem.',
      ),
    },
    pt: {
      title: 'Véspera de dérbi: a sessão à porta aberta',
      summary: 'Quatro fotografias do último treino. Sem locução, sem legendas na imagem, prontas a publicar.',
      body: p(
        'Celestina Abreu abriu as portas de La Atalaya durante onze minutos, nem mais um. Deu para um meiinho, um remate de primeira de Candela Ros que até os fotógrafos aplaudiram e um ensaio do hino.',
      ),
    },
  },
}
