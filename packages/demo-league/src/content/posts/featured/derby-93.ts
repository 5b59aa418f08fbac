import type { DemoPost } from '../../post-type.ts'
import { p, quote } from '../body-html.ts'

export const derby93: DemoPost = {
  key: 'derby-93',
  section: 'featured',
  hoursAgo: 0.43,
  teams: ['almenara', 'puerto-claro'],
  categories: ['match-gallery', 'mixed-zone'],
  tags: ['derbi-de-la-ria', 'var'],
  players: ['martin-rueda', 'iker-saldana', 'olmo-galvez', 'nerea-quintela'],
  fixture: { home: 'almenara', away: 'puerto-claro' },
  pictures: [
    {
      picture: 'celebration-almenara-3x2',
      caption: {
        es: 'Martín Rueda celebra el 2–1 del Real Almenara al Puerto Claro CF en el minuto 93, en La Atalaya.',
        en: 'Martín Rueda celebrates Real Almenara’s 93rd-minute winner against Puerto Claro CF at La Atalaya.',
        pt: 'Martín Rueda festeja o 2–1 do Real Almenara ao Puerto Claro CF aos 93 minutos, em La Atalaya.',
      },
    },
    {
      picture: 'volley-almenara-4x5',
      caption: {
        es: 'El disparo de Martín Rueda que decidió el Derbi de la Ría en el 93.',
        en: 'The shot by Martín Rueda that settled the Derbi de la Ría in the 93rd minute.',
        pt: 'O remate de Martín Rueda que decidiu o Dérbi da Ria aos 93.',
      },
    },
    'net-almenara-3x2',
    'derby-puerto-claro-4x5',
    'tunnel-almenara-16x9',
    {
      picture: 'keeper-puerto-claro-3x2',
      caption: {
        es: 'Gorka Zubiaur desvía un remate de Teo Marchena en la primera parte.',
        en: 'Gorka Zubiaur turns away a Teo Marchena effort in the first half.',
        pt: 'Gorka Zubiaur desvia um remate de Teo Marchena na primeira parte.',
      },
    },
    {
      picture: 'number-almenara-3x2',
      caption: {
        es: 'Olmo Gálvez, minutos antes de retirarse lesionado en el 64.',
        en: 'Olmo Gálvez, minutes before going off injured in the 64th.',
        pt: 'Olmo Gálvez, minutos antes de sair lesionado aos 64.',
      },
    },
    'captains-puerto-claro-16x9',
    'portrait-puerto-claro-17-4x5',
    'rain-puerto-claro-16x9',
    'locker-almenara-4x5',
    {
      picture: 'number-almenara-4x5',
      caption: {
        es: 'Nerea Quintela, autora del 1–0 en el minuto 23.',
        en: 'Nerea Quintela, who made it 1–0 in the 23rd minute.',
        pt: 'Nerea Quintela, autora do 1–0 aos 23 minutos.',
      },
    },
    'huddle-puerto-claro-3x2',
    {
      picture: 'crowd-puerto-claro-3x2',
      caption: {
        es: 'La afición del Puerto Claro, en la grada visitante de La Atalaya.',
        en: 'Puerto Claro fans in the away end at La Atalaya.',
        pt: 'Os adeptos do Puerto Claro, no setor visitante de La Atalaya.',
      },
    },
    'corner-almenara-16x9',
    'volley-puerto-claro-4x5',
    'floodlights-almenara-3x2',
    'press-almenara-3x2',
    'overhead-puerto-claro-3x2',
    'portrait-puerto-claro-4x5',
    'portrait-almenara-4x5',
  ],
  videos: ['derby-goal', 'press-room', 'stands'],
  documents: ['derby-match-sheet', 'derby-transcript', 'mixed-zone-plan'],
  external: [
    {
      title: {
        es: 'Acta arbitral en la web del Comité',
        en: 'Referee’s report on the Committee’s site',
        pt: 'Relatório do árbitro no site do Comité',
      },
      url: 'https://comite.ligameridiana.example/actas/jornada-12/almenara-puerto-claro',
    },
  ],
  contact: 'almenara',
  rights: { kind: 'editorial', untilDays: 227 },
  corrections: [
    {
      hoursAgo: 0.2,
      text: {
        es: 'El empate de Saldaña llegó en el minuto 71, no en el 70. Corregido en el texto y en los pies de foto.',
        en: 'Saldaña’s equaliser came in the 71st minute, not the 70th. Text and captions have been corrected.',
        pt: 'O empate de Saldaña surgiu aos 71 minutos, não aos 70. Texto e legendas corrigidos.',
      },
    },
  ],
  translations: {
    es: {
      title: 'Almenara gana el derbi en el 93 y Puerto Claro pide explicaciones',
      summary:
        'Selección de 21 fotografías, las declaraciones de las dos entrenadoras y el clip del gol de Rueda, listos para emitir. Textos en español, inglés y portugués.',
      body:
        p(
          '<strong>Almenara, {day:0}.</strong> Un disparo de Martín Rueda en el minuto 93 dio al Real Almenara la victoria (2–1) en el Derbi de la Ría y lo deja a un punto del liderato. Nerea Quintela había adelantado a las locales en el 23 y el Puerto Claro, que empató en el 71 por medio de Iker Saldaña, anunció al término del partido que pedirá por escrito el audio de la revisión.',
        ) +
        quote('«Chuté sin mirar. Cuando levanté la cabeza ya estaban todos encima»') +
        p(
          'El gol nació en un saque de esquina que el Puerto Claro considera mal señalado. La árbitra, Beatriz Cuesta, consultó el monitor durante cuarenta segundos y mantuvo la decisión. «No hablo de árbitros, hablo de procedimientos. Queremos escuchar la conversación, nada más», dijo Graça Valadares. Celestina Abreu se sentó en la misma silla un cuarto de hora más tarde: «Hemos rematado diecinueve veces. Alguna tenía que entrar».',
          'Olmo Gálvez fue retirado en camilla en el 64 y pasará la noche en observación. El club informará mañana antes de las 12:00.',
        ),
    },
    en: {
      title: 'Almenara win the derby in the 93rd minute; Puerto Claro want answers',
      summary:
        'A choice of 21 pictures, both coaches’ words and the clip of Rueda’s goal, ready to air. Texts in Spanish, English and Portuguese.',
      body:
        p(
          '<strong>Almenara, {day:0}.</strong> A 93rd-minute shot by Martín Rueda gave Real Almenara a 2–1 win in the Derbi de la Ría and took them to within a point of the top. Nerea Quintela had put the hosts ahead after 23 minutes; Iker Saldaña levelled in the 71st. Puerto Claro said at the final whistle that they will ask in writing for the audio of the review.',
        ) +
        quote('“I hit it without looking. By the time I raised my head they were all on top of me.”') +
        p(
          'The goal came from a corner that Puerto Claro believe should never have been given. Referee Beatriz Cuesta spent forty seconds at the monitor and stood by her decision. “I’m not talking about referees, I’m talking about procedure. We want to hear the conversation, nothing else,” said Graça Valadares. Celestina Abreu took the same chair a quarter of an hour later: “We had nineteen shots. One of them had to go in.”',
          'Olmo Gálvez left on a stretcher in the 64th minute and will spend the night under observation. The club will give news tomorrow before noon.',
        ),
    },
    pt: {
      title: 'Almenara vence o dérbi aos 93 e o Puerto Claro pede explicações',
      summary:
        'Seleção de 21 fotografias, as declarações das duas treinadoras e o clipe do golo de Rueda, prontos a emitir. Textos em espanhol, inglês e português.',
      body:
        p(
          '<strong>Almenara, {day:0}.</strong> Um remate de Martín Rueda aos 93 minutos deu ao Real Almenara a vitória (2–1) no Dérbi da Ria e deixou a equipa a um ponto da liderança. Nerea Quintela adiantara a equipa da casa aos 23 e o Puerto Claro, que empatou aos 71 por Iker Saldaña, anunciou no final que vai pedir por escrito o áudio da revisão.',
        ) +
        quote('«Rematei sem olhar. Quando levantei a cabeça já estavam todos em cima de mim»') +
        p(
          'O golo nasceu de um canto que o Puerto Claro considera mal assinalado. A árbitra, Beatriz Cuesta, esteve quarenta segundos diante do monitor e manteve a decisão. «Não falo de árbitros, falo de procedimentos. Queremos ouvir a conversa, nada mais», afirmou Graça Valadares. Celestina Abreu sentou-se na mesma cadeira um quarto de hora depois: «Rematámos dezanove vezes. Alguma tinha de entrar».',
          'Olmo Gálvez saiu de maca aos 64 minutos e passa a noite em observação. O clube dará notícias amanhã antes do meio-dia.',
        ),
    },
  },
}
