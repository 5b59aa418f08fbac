import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const derbyOfTheRain: DemoPost = {
  key: 'derby-of-the-rain',
  section: 'special-stories',
  hoursAgo: 193,
  teams: ['almenara', 'puerto-claro'],
  categories: ['archive'],
  tags: ['derbi-de-la-ria', 'history', 'weather'],
  pictures: [
    {
      picture: 'rain-almenara-4x5',
      caption: {
        es: 'La lluvia vuelve cada pocos años al Derbi de la Ría.',
        en: 'Every few years the rain comes back to the Derbi de la Ría.',
        pt: 'De tempos a tempos, a chuva volta ao Dérbi da Ria.',
      },
    },
    'captains-puerto-claro-16x9',
  ],
  contact: 'league-photo',
  translations: {
    es: {
      title: '1958, el derbi de la lluvia',
      summary: 'Noventa minutos sin que botara el balón. Los textos restaurados del único enviado especial que llegó.',
      body: p(
        'Cayeron ciento cuarenta litros y se jugó. El único periodista que alcanzó Muelle Viejo fue Ramona Ibarz, en barca, y dictó su crónica desde la taquilla de un portero.',
        '«El balón no bota: navega», empezaba. El gol, del Almenara, lo marcó una ola. Ella lo escribió así y así se publicó: «Autor: el mar, en propia puerta».',
        'La liga ha restaurado el original mecanografiado y lo pone a disposición de los medios, con permiso de la familia.',
      ),
    },
    en: {
      title: '1958, the derby of the rain',
      summary: 'Ninety minutes without a bounce. The restored copy of the only reporter who got there.',
      body: p(
        'A hundred and forty litres fell to the square metre, and they played. The only journalist to reach Muelle Viejo was Ramona Ibarz, by boat, who dictated her piece from a goalkeeper’s locker.',
        '“The ball doesn’t bounce: it sails,” it began. The goal, for Almenara, was scored by a wave. She wrote it that way, and so it was printed: “Scorer: the sea, own goal”.',
        'The league has restored the typescript and makes it available to the media by permission of the family.',
      ),
    },
    pt: {
      title: '1958, o dérbi da chuva',
      summary: 'Noventa minutos sem que a bola saltasse. Os textos restaurados da única enviada que lá chegou.',
      body: p(
        'Caíram cento e quarenta litros por metro quadrado e jogou-se. A única jornalista que alcançou Muelle Viejo foi Ramona Ibarz, de barco, e ditou a crónica do cacifo de um guarda-redes.',
        '«A bola não salta: navega», começava. O golo, do Almenara, foi marcado por uma onda. Ela escreveu-o assim e assim se publicou: «Autor: o mar, na própria baliza».',
        'A liga restaurou o original datilografado e coloca-o à disposição dos media, com autorização da família.',
      ),
    },
  },
}
