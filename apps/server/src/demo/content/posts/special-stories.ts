import type { DemoPost } from '../post-type.ts'
import { h2, p, quote, ul } from './body-html.ts'

export const SPECIAL_STORY_POSTS: readonly DemoPost[] = [
  {
    key: 'night-of-three-penalties',
    section: 'special-stories',
    hoursAgo: 22,
    teams: ['cantera'],
    categories: ['archive', 'report'],
    tags: ['history', 'goalkeepers'],
    pictures: ['net-cantera-16x9', 'keeper-cantera-3x2', 'boots-cantera-4x5', 'derby-cantera-16x9'],
    contact: 'cantera',
    translations: {
      es: {
        title: '1976: la noche de los tres penaltis',
        summary: 'Tres paradas en once minutos, un apagón y un empate a cero que todavía se discute en El Tajo.',
        body:
          p(
            'Nadie ha vuelto a ver entero aquel partido: el apagón se llevó también la cinta. Quedan veintidós minutos de película, un acta mojada y la memoria de los que bajaron los 214 escalones aquella noche.',
            'Evaristo Cid, portero del Cantera, paró el primero en el 71 y el segundo en el 76. Al ir a lanzarse el tercero se fue la luz. El árbitro mandó esperar; alguien puso el faro de una moto detrás de la portería.',
          ) +
          quote('«No lo vi venir. Lo oí. Y luego oí a la gente, y entonces supe que lo tenía»') +
          h2('Lo que dicen los que estuvieron') +
          p(
            'El lanzador mantiene todavía que el balón entró y volvió a salir. El dueño de la moto sostiene que no, y que él era el único que veía. El acta dice 0–0 y debajo, a lápiz: «Según la moto».',
            'El Cantera celebra cada año la fecha apagando los focos un minuto. El club cede la película restaurada.',
          ),
      },
      en: {
        title: '1976: the night of the three penalties',
        summary: 'Three saves in eleven minutes, a power cut and a goalless draw that El Tajo still argues about.',
        body:
          p(
            'Nobody has seen that match whole again: the power cut took the tape with it. What remains are twenty-two minutes of film, a soaked match report and the memories of those who went down the 214 steps that night.',
            'Evaristo Cid, in goal for Cantera, saved the first in the 71st minute and the second in the 76th. As the third was about to be taken the lights went out. The referee told them to wait; somebody set the headlamp of a motorcycle behind the goal.',
          ) +
          quote('“I didn’t see it coming. I heard it. Then I heard the crowd, and then I knew I had it”') +
          h2('What those who were there say') +
          p(
            'The taker still maintains that the ball went in and came out again. The owner of the motorcycle says it didn’t, and that he was the only one who could see. The report reads 0–0 and below, in pencil: “According to the motorcycle”.',
            'Every year Cantera mark the date by putting out the floodlights for a minute. The restored film comes courtesy of the club.',
          ),
      },
      pt: {
        title: '1976: a noite dos três penáltis',
        summary: 'Três defesas em onze minutos, um apagão e um nulo que ainda se discute em El Tajo.',
        body:
          p(
            'Ninguém voltou a ver esse jogo inteiro: o apagão levou também a fita. Restam vinte e dois minutos de filme, um relatório molhado e a memória dos que nessa noite desceram os 214 degraus.',
            'Evaristo Cid, guarda-redes do Cantera, defendeu o primeiro aos 71 e o segundo aos 76. Quando ia ser marcado o terceiro, foi-se a luz. O árbitro mandou esperar; alguém pôs o farol de uma mota atrás da baliza.',
          ) +
          quote('«Não a vi vir. Ouvi-a. Depois ouvi as pessoas, e então soube que a tinha»') +
          h2('O que dizem os que lá estiveram') +
          p(
            'O marcador garante ainda hoje que a bola entrou e voltou a sair. O dono da mota diz que não, e que era o único que via. O relatório diz 0–0 e por baixo, a lápis: «Segundo a mota».',
            'O Cantera assinala a data todos os anos apagando os holofotes durante um minuto. O filme restaurado é cedido pelo clube.',
          ),
      },
    },
  },
  {
    key: 'season-guide-updated',
    section: 'special-stories',
    hoursAgo: 23.8,
    teams: [],
    categories: ['statistics'],
    tags: ['records', 'calendar'],
    pictures: ['trophy-estrela-3x2'],
    documents: ['season-guide', 'statistics-after-11'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Guía de la temporada {season}',
        summary: 'Puesta al día tras once jornadas: clasificación, banquillos, estadios y lo que queda por jugar.',
        body:
          p(
            'La guía de la temporada se actualiza cuatro veces al año. Esta segunda edición incorpora la clasificación tras la jornada 11 y los cambios de plantilla.',
          ) +
          ul(
            'Veinte clubes, 38 jornadas, 380 partidos.',
            'Tres derbis en tres semanas: jornadas 12, 13 y 14.',
            'Pausas: dos semanas antes de la jornada 18 y una antes de la 27.',
            'Las tres últimas jornadas, en horario unificado.',
          ) +
          p('Puede reproducirse entera o en parte citando a la Liga Meridiana.'),
      },
      en: {
        title: 'Guide to the {season} season',
        summary: 'Brought up to date after eleven matchdays: table, coaches, stadiums and what is still to come.',
        body:
          p(
            'The season guide is revised four times a year. This second edition has the table after matchday 11 and the changes of squad.',
          ) +
          ul(
            'Twenty clubs, 38 matchdays, 380 matches.',
            'Three derbies in three weeks: matchdays 12, 13 and 14.',
            'Breaks: two weeks before matchday 18, one before matchday 27.',
            'The last three matchdays at the same hour.',
          ) +
          p('It may be reproduced in whole or in part with credit to Liga Meridiana.'),
      },
      pt: {
        title: 'Guia da época {season}',
        summary: 'Atualizado após onze jornadas: classificação, treinadores, estádios e o que falta jogar.',
        body:
          p(
            'O guia da época é atualizado quatro vezes por ano. Esta segunda edição traz a classificação após a jornada 11 e as mudanças nos plantéis.',
          ) +
          ul(
            'Vinte clubes, 38 jornadas, 380 jogos.',
            'Três dérbis em três semanas: jornadas 12, 13 e 14.',
            'Pausas: duas semanas antes da jornada 18 e uma antes da 27.',
            'As três últimas jornadas, em horário unificado.',
          ) +
          p('Pode ser reproduzido no todo ou em parte citando a Liga Meridiana.'),
      },
    },
  },
  {
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
  },
  {
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
        summary:
          'Noventa minutos sin que botara el balón. Los textos restaurados del único enviado especial que llegó.',
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
  },
  {
    key: 'eight-letters',
    section: 'special-stories',
    hoursAgo: 294,
    teams: [],
    categories: ['archive'],
    tags: ['history'],
    pictures: ['captains-ferreria-4x5', 'floodlights-almenara-3x2'],
    contact: 'league-desk',
    translations: {
      es: {
        title: '1926: ocho cartas y un sello',
        summary:
          'La liga nació por correo. Se publican las ocho respuestas a la carta que la fundó, y la que llegó tarde.',
        body:
          p(
            'Adelaida Quirós, maestra de Almenara, escribió a ocho clubes para proponerles «un torneo de ida y vuelta, sin distinción de costa ni de sexo». Puso un sello para la respuesta en cada sobre.',
          ) +
          ul(
            'Siete dijeron que sí.',
            'El Puerto Claro contestó: «Solo si empezamos en casa».',
            'El Monteluna, que llegaría el domingo en tren.',
            'El Faro Sur mandó un telegrama: «Vamos».',
          ) +
          p(
            'La octava carta apareció en 1971, detrás de un buzón. Era del Trigales y también decía que sí. Se le dio plaza aquel mismo verano.',
          ),
      },
      en: {
        title: '1926: eight letters and a stamp',
        summary:
          'The league was born by post. The eight answers to its founding letter, including the one that came late.',
        body:
          p(
            'Adelaida Quirós, a schoolmistress in Almenara, wrote to eight clubs to propose “a tournament home and away, without distinction of coast or sex”. Each envelope held a stamp for the reply.',
          ) +
          ul(
            'Seven said yes.',
            'Puerto Claro answered: “Only if we begin at home.”',
            'Monteluna, that they would arrive by train on Sunday.',
            'Faro Sur sent a telegram: “Coming.”',
          ) +
          p(
            'The eighth letter turned up in 1971, behind a pillar box. It was from Trigales, and it also said yes. They were given a place that summer.',
          ),
      },
      pt: {
        title: '1926: oito cartas e um selo',
        summary:
          'A liga nasceu pelo correio. Publicam-se as oito respostas à carta que a fundou, e a que chegou tarde.',
        body:
          p(
            'Adelaida Quirós, professora em Almenara, escreveu a oito clubes a propor «um torneio a duas voltas, sem distinção de costa nem de sexo». Em cada envelope pôs um selo para a resposta.',
          ) +
          ul(
            'Sete disseram que sim.',
            'O Puerto Claro respondeu: «Só se começarmos em casa».',
            'O Monteluna, que chegaria no domingo de comboio.',
            'O Faro Sur mandou um telegrama: «Vamos».',
          ) +
          p(
            'A oitava carta apareceu em 1971, atrás de um marco do correio. Era do Trigales e também dizia que sim. Deram-lhe lugar nesse mesmo verão.',
          ),
      },
    },
  },
  {
    key: 'clasico-nobody-saw',
    section: 'special-stories',
    hoursAgo: 386,
    teams: ['monteluna', 'nortada'],
    categories: ['archive'],
    tags: ['clasico-de-la-luna', 'history', 'weather'],
    pictures: ['floodlights-nortada-4x5', 'derby-monteluna-16x9', 'corner-nortada-3x2'],
    documents: ['luna-history'],
    contact: 'nortada',
    translations: {
      es: {
        title: '2004: el clásico que nadie vio',
        summary:
          'El tercer Clásico de la Luna suspendido por niebla se jugó, al menos, trece minutos. O eso cuentan los de dentro.',
        body: p(
          'A las nueve, en Cabo Alto, no se veía la mano. El árbitro silbó el final de un partido que había empezado trece minutos antes, según él; según el portero local, veinte, y según el banquillo visitante no había empezado.',
          'Hay quien asegura que hubo un gol. El Nortada lo celebró por el ruido. El Monteluna lo celebró también.',
          'El acta lo resuelve en una línea: «Suspendido. Se oyó bien». Fue la tercera vez, después de 1938 y 1967.',
        ),
      },
    },
  },
]
