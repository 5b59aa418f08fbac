import type { DemoPost } from '../post-type.ts'
import { p, quote, ul } from './body-html.ts'

export const FEATURED_POSTS: readonly DemoPost[] = [
  {
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
  },
  {
    key: 'monteluna-unbeaten',
    section: 'featured',
    hoursAgo: 0.9,
    teams: ['monteluna', 'faro-sur'],
    categories: ['match-gallery', 'statistics'],
    tags: ['records', 'goalkeepers'],
    players: ['blanca-sotillo', 'andoni-galarza', 'baltasar-nkembe'],
    fixture: { home: 'monteluna', away: 'faro-sur' },
    pictures: ['coach-monteluna-3x2', 'net-monteluna-3x2', 'portrait-monteluna-4x5', 'portrait-faro-sur-4x5'],
    contact: 'monteluna',
    rights: { kind: 'editorial', untilDays: 180 },
    translations: {
      es: {
        title: 'Doce jornadas sin perder: solo el Monteluna puede decirlo',
        summary:
          'Blanca Sotillo detuvo un penalti a Galarza en el 81 y el Faro Sur sumó su octavo empate. El equipo de Monreal sigue invicto.',
        body:
          p(
            '<strong>Monteluna.</strong> El Monteluna no pasó del 0–0 ante el Faro Sur en Alto de la Luna, pero alargó a doce las jornadas sin perder. Es el único equipo de la Liga Meridiana que no conoce la derrota: seis victorias y seis empates, 24 puntos, dos menos que el líder.',
            'La ocasión fue de Andoni Galarza. Blanca Sotillo adivinó su penalti en el 81, se levantó y volvió a sacar el rechace con el pie. Fue la quinta parada de la portera, que ha dejado su puerta a cero en tres de las últimas cuatro jornadas.',
          ) +
          ul(
            'Monteluna: 20 goles a favor, 8 en contra.',
            'Faro Sur: ocho empates en doce partidos, más que nadie.',
            'Próxima jornada: Oliveira–Monteluna y Faro Sur–Estrela.',
          ) +
          p(
            '«Invicto no es una palabra que se celebre», dijo Elías Monreal. «Se celebra ganar, y hoy no lo hemos hecho». Hermes Quiroga, en cambio, se fue sonriendo: «Ocho empates también son ocho días en que nadie nos ganó».',
          ),
      },
      en: {
        title: 'Twelve matchdays without defeat: only Monteluna can say so',
        summary:
          'Blanca Sotillo saved a Galarza penalty nine minutes from time and Faro Sur took their eighth draw. Monreal’s side remain unbeaten.',
        body:
          p(
            '<strong>Monteluna.</strong> Held 0–0 by Faro Sur at Alto de la Luna, Monteluna nevertheless made it twelve matchdays without defeat. No other side in Liga Meridiana can say as much: six wins, six draws, 24 points, two fewer than the leaders.',
            'The chance fell to Andoni Galarza. Blanca Sotillo read his 81st-minute penalty, got up and kept out the rebound with her boot. It was her fifth save; she has kept a clean sheet in three of the last four matchdays.',
          ) +
          ul(
            'Monteluna: 20 goals for, 8 against.',
            'Faro Sur: eight draws in twelve matches, the most in the league.',
            'Next: Oliveira v Monteluna and Faro Sur v Estrela.',
          ) +
          p(
            '“Unbeaten isn’t something you celebrate,” said Elías Monreal. “You celebrate winning, and we didn’t.” Hermes Quiroga left with a smile: “Eight draws are also eight days on which nobody beat us.”',
          ),
      },
      pt: {
        title: 'Doze jornadas sem perder: só o Monteluna o pode dizer',
        summary:
          'Blanca Sotillo defendeu um penálti de Galarza aos 81 e o Faro Sur somou o oitavo empate. A equipa de Monreal continua invicta.',
        body:
          p(
            '<strong>Monteluna.</strong> O Monteluna não foi além do 0–0 frente ao Faro Sur em Alto de la Luna, mas elevou para doze as jornadas sem perder. É a única equipa da Liga Meridiana que não conhece a derrota: seis vitórias, seis empates, 24 pontos, menos dois do que o líder.',
            'A oportunidade foi de Andoni Galarza. Blanca Sotillo adivinhou-lhe o penálti aos 81, levantou-se e ainda tirou a recarga com o pé. Foi a quinta defesa da guarda-redes, que manteve a baliza a zero em três das últimas quatro jornadas.',
          ) +
          ul(
            'Monteluna: 20 golos marcados, 8 sofridos.',
            'Faro Sur: oito empates em doze jogos, mais do que ninguém.',
            'Próxima jornada: Oliveira–Monteluna e Faro Sur–Estrela.',
          ) +
          p(
            '«Invicto não é palavra que se festeje», disse Elías Monreal. «Festeja-se ganhar, e isso não conseguimos». Hermes Quiroga saiu a sorrir: «Oito empates são também oito dias em que ninguém nos ganhou».',
          ),
      },
    },
  },
  {
    key: 'six-sides-five-points',
    section: 'featured',
    hoursAgo: 23,
    teams: ['puerto-claro', 'monteluna', 'almenara', 'estrela', 'roca-alta', 'vega-real'],
    categories: ['statistics', 'preview'],
    tags: ['records'],
    matchday: 11,
    pictures: [
      'overhead-monteluna-16x9',
      'captains-puerto-claro-16x9',
      'floodlights-almenara-3x2',
      'trophy-roca-alta-16x9',
      'crowd-vega-real-3x2',
    ],
    documents: ['statistics-after-11'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Seis equipos en cinco puntos: la liga más apretada en doce años',
        summary:
          'El Puerto Claro llega líder a la jornada 12, con el Monteluna a tres puntos y cuatro perseguidores a uno o dos más. Datos completos en CSV.',
        body:
          p(
            'Once jornadas y seis candidatos. El Puerto Claro abre la jornada 12 con 26 puntos; detrás, en un pañuelo, el Monteluna (23), el Almenara y el Estrela (22) y el Roca Alta y el Vega Real (21). Nunca, en las últimas doce temporadas, habían cabido tantos en tan poco a estas alturas.',
            'El dato que más repiten los cuerpos técnicos no está arriba del todo: los seis han encajado menos de quince goles y tres de ellos, menos de siete. Se defiende mejor que nunca y se gana por poco: la mitad de los partidos disputados se decidieron por un solo tanto o acabaron sin goles.',
          ) +
          ul(
            'Puerto Claro: 22 goles a favor, 6 en contra.',
            'Roca Alta y Almenara: 6 y 5 goles encajados.',
            'Vega Real: invicto en casa.',
            'Monteluna: invicto en cualquier campo.',
          ) +
          p('La jornada 12 enfrenta al líder con el tercero en el Derbi de la Ría. El resto mira, y espera.'),
      },
      en: {
        title: 'Six sides within five points: the tightest race in twelve years',
        summary:
          'Puerto Claro go into matchday 12 on top, Monteluna three points back and four more right behind. Full figures as CSV.',
        body:
          p(
            'Eleven matchdays gone, six contenders left. Puerto Claro begin matchday 12 on 26 points; bunched behind them are Monteluna (23), Almenara and Estrela (22), Roca Alta and Vega Real (21). Not in the last twelve seasons have so many stood so close at this stage.',
            'The figure coaching staffs keep quoting isn’t in the points column: all six have let in fewer than fifteen goals and three of them fewer than seven. Sides defend better than ever and win by little: half of all matches so far were settled by a single goal or ended without any.',
          ) +
          ul(
            'Puerto Claro: 22 goals for, 6 against.',
            'Roca Alta and Almenara: 6 and 5 conceded.',
            'Vega Real: unbeaten at home.',
            'Monteluna: unbeaten anywhere.',
          ) +
          p('Matchday 12 sends the leaders to third-placed Almenara for the Derbi de la Ría. The rest watch and wait.'),
      },
      pt: {
        title: 'Seis equipas em cinco pontos: a liga mais renhida em doze anos',
        summary:
          'O Puerto Claro chega líder à jornada 12, com o Monteluna a três pontos e quatro perseguidores logo atrás. Dados completos em CSV.',
        body:
          p(
            'Onze jornadas e seis candidatos. O Puerto Claro abre a jornada 12 com 26 pontos; atrás, quase lado a lado, Monteluna (23), Almenara e Estrela (22), Roca Alta e Vega Real (21). Nas últimas doze épocas nunca tantos couberam em tão pouco nesta altura.',
            'O dado que os treinadores mais repetem não está na coluna dos pontos: os seis sofreram menos de quinze golos e três deles menos de sete. Defende-se melhor do que nunca e ganha-se por pouco: metade dos jogos decidiu-se por um golo ou terminou sem nenhum.',
          ) +
          ul(
            'Puerto Claro: 22 golos marcados, 6 sofridos.',
            'Roca Alta e Almenara: 6 e 5 golos sofridos.',
            'Vega Real: invicto em casa.',
            'Monteluna: invicto em qualquer campo.',
          ) +
          p('A jornada 12 põe frente a frente líder e terceiro no Dérbi da Ria. Os outros olham, e esperam.'),
      },
    },
  },
  {
    key: 'puerto-claro-four-goals',
    section: 'featured',
    hoursAgo: 50,
    teams: ['puerto-claro', 'campo-novo'],
    categories: ['match-gallery', 'report'],
    tags: ['tactics'],
    players: ['iker-saldana', 'irati-goni', 'xoel-lourido', 'gorka-zubiaur'],
    fixture: { home: 'puerto-claro', away: 'campo-novo' },
    pictures: [
      'volley-puerto-claro-4x5',
      'keeper-puerto-claro-3x2',
      'crowd-puerto-claro-3x2',
      'portrait-puerto-claro-4x5',
      'huddle-puerto-claro-3x2',
      'locker-campo-novo-3x2',
      'overhead-campo-novo-4x5',
    ],
    contact: 'puerto-claro',
    rights: { kind: 'editorial', untilDays: 200 },
    translations: {
      es: {
        title: 'El líder se da un homenaje antes de cruzar la ría',
        summary:
          'El 4–0 del Puerto Claro al Campo Novo, en siete imágenes: dos goles de Saldaña, uno de Goñi y otro de Lourido en la mejor tarde del curso en Muelle Viejo.',
        body: p(
          '<strong>Puerto Claro.</strong> Cuatro goles, ninguno encajado y la grada cantando el nombre del siguiente rival. El Puerto Claro cerró la jornada 11 con un 4–0 al Campo Novo que lo mantiene como el equipo más goleador de la liga.',
          'Iker Saldaña marcó dos en la primera media hora, ambos a pase de Amina Seck. Irati Goñi puso el tercero de falta y Xoel Lourido redondeó la tarde en el 84. Entre gol y gol, Gorka Zubiaur sacó una mano a Thiago Bastos que valió tanto como cualquiera de ellos.',
          '«Hoy nos ha salido todo. La semana que viene no nos saldrá nada y habrá que ganar igual», avisó Graça Valadares. El Campo Novo de Vanderlei Pires encajó en una tarde la cuarta parte de los goles que lleva en toda la temporada.',
        ),
      },
      en: {
        title: 'Leaders treat themselves before crossing the estuary',
        summary:
          'Puerto Claro’s 4–0 win over Campo Novo in seven pictures: two for Saldaña, one each for Goñi and Lourido on Muelle Viejo’s best afternoon this season.',
        body: p(
          '<strong>Puerto Claro.</strong> Four goals, none conceded, and a stand already singing the name of the next opponent. Puerto Claro ended matchday 11 with a 4–0 win over Campo Novo that keeps them the highest-scoring side in the league.',
          'Iker Saldaña had two inside half an hour, both from Amina Seck. Irati Goñi bent in a free kick for the third and Xoel Lourido rounded things off in the 84th minute. In between, Gorka Zubiaur’s save from Thiago Bastos was worth as much as any of them.',
          '“Today everything came off. Next time nothing will, and we’ll have to win all the same,” warned Graça Valadares. Vanderlei Pires’s Campo Novo let in a quarter of all they have conceded this season in a single afternoon.',
        ),
      },
      pt: {
        title: 'O líder faz a festa antes de atravessar a ria',
        summary:
          'O 4–0 do Puerto Claro ao Campo Novo em sete imagens: dois golos de Saldaña, um de Goñi e outro de Lourido na melhor tarde da época em Muelle Viejo.',
        body: p(
          '<strong>Puerto Claro.</strong> Quatro golos, nenhum sofrido e a bancada já a cantar o nome do adversário seguinte. O Puerto Claro fechou a jornada 11 com um 4–0 ao Campo Novo que o mantém como a equipa mais concretizadora da liga.',
          'Iker Saldaña fez dois na primeira meia hora, ambos a passe de Amina Seck. Irati Goñi marcou o terceiro de livre e Xoel Lourido fechou a conta aos 84. Pelo meio, Gorka Zubiaur negou o golo a Thiago Bastos com uma defesa que valeu tanto como qualquer deles.',
          '«Hoje saiu-nos tudo. Para a próxima não vai sair nada e teremos de ganhar na mesma», avisou Graça Valadares. O Campo Novo de Vanderlei Pires sofreu numa tarde um quarto dos golos de toda a época.',
        ),
      },
    },
  },
  {
    key: 'faros-week',
    section: 'featured',
    hoursAgo: 22,
    teams: ['ribeira', 'brisa'],
    categories: ['preview'],
    tags: ['derbi-de-los-faros', 'supporters'],
    fixture: { home: 'ribeira', away: 'brisa' },
    pictures: ['derby-ribeira-3x2', 'training-ribeira-16x9', 'rain-brisa-3x2', 'locker-brisa-4x5'],
    documents: ['faros-press-kit'],
    contact: 'ribeira',
    translations: {
      es: {
        title: 'El derbi que empieza con los dos faros a oscuras',
        summary:
          'Ribeira y Brisa se miden en la jornada 13. Guía para medios, plano de acreditaciones y cuatro fotografías de preparación.',
        body: p(
          'La costumbre nació en 1931, cuando los fareros de Punta Brisa y Ribeira Alta apagaron a la vez para ir a ver el partido y alguien tuvo que volver corriendo. Desde entonces, los dos faros de la costa se quedan a oscuras durante el minuto previo al saque inicial y se encienden con el primer toque.',
          'El Ribeira llega séptimo; el Brisa, en la mitad de la tabla y convertido en el equipo que menos goles ve: siete a favor en once jornadas. Antón Barbeito le quita hierro: «En el derbi no hay estadísticas, hay vecinos».',
          'Los medios entrarán en As Pontes por la puerta 4 desde las 18:30. La zona mixta, con el nuevo protocolo de dos turnos, se estrena en este partido.',
        ),
      },
      en: {
        title: 'The derby that begins with both lighthouses dark',
        summary: 'Ribeira meet Brisa on matchday 13. Media kit, accreditation plan and four pictures of the build-up.',
        body: p(
          'The custom goes back to 1931, when the keepers at Punta Brisa and Ribeira Alta both put out their lamps to watch the match and somebody had to run back. Both lighthouses have gone dark for the minute before kick-off ever since, and light up again with the first touch.',
          'Ribeira come into it seventh; Brisa in mid-table and as the side that sees the fewest goals: seven scored in eleven matchdays. Antón Barbeito shrugs it off: “There are no statistics in a derby, there are neighbours.”',
          'Media enter As Pontes by gate 4 from 18:30. The mixed zone will be run by the new two-slot protocol for the first time.',
        ),
      },
      pt: {
        title: 'O dérbi que começa com os dois faróis apagados',
        summary:
          'Ribeira e Brisa defrontam-se na jornada 13. Guia para os media, planta de acreditações e quatro fotografias da preparação.',
        body: p(
          'O costume nasceu em 1931, quando os faroleiros de Punta Brisa e Ribeira Alta apagaram ao mesmo tempo para irem ver o jogo e alguém teve de voltar a correr. Desde então, os dois faróis da costa ficam às escuras no minuto que antecede o pontapé de saída e acendem-se com o primeiro toque.',
          'O Ribeira chega em sétimo; o Brisa, a meio da tabela e feito equipa que menos golos vê: sete marcados em onze jornadas. Antón Barbeito desvaloriza: «Num dérbi não há estatísticas, há vizinhos».',
          'Os media entram em As Pontes pela porta 4 a partir das 18:30. A zona mista estreia neste jogo o novo protocolo de dois turnos.',
        ),
      },
    },
  },
  {
    key: 'first-third-forty-pictures',
    section: 'featured',
    hoursAgo: 26,
    teams: [],
    categories: ['match-gallery', 'archive'],
    tags: ['records', 'supporters'],
    pictures: [
      'volley-faro-sur-16x9',
      'celebration-cantera-4x5',
      'crowd-campo-novo-16x9',
      'volley-estrela-3x2',
      'rain-ferreria-4x5',
      'trophy-estrela-3x2',
      'keeper-bahia-verde-16x9',
      'overhead-oliveira-16x9',
      'number-nortada-4x5',
      'bus-trigales-16x9',
      'portrait-lagoa-4x5',
      'derby-monteluna-16x9',
      'floodlights-estuario-3x2',
      'huddle-sierra-blanca-4x5',
      'rain-salinas-3x2',
      'celebration-bahia-verde-3x2',
      'tunnel-estrela-3x2',
      'corner-nortada-3x2',
      'crowd-vega-real-3x2',
      'keeper-roca-alta-4x5',
      'derby-cantera-16x9',
      'celebration-trigales-3x2',
      'boots-trigales-4x5',
      'net-estuario-4x5',
      'volley-almenara-3x2',
      'derby-faro-sur-4x5',
      'floodlights-lagoa-16x9',
      'captains-lagoa-3x2',
      'locker-sierra-blanca-3x2',
      'rain-brisa-3x2',
      'portrait-estuario-4x5',
      'tunnel-salinas-4x5',
      'crowd-puerto-claro-3x2',
      'number-vega-real-16x9',
      'boots-puerto-claro-3x2',
      'derby-almenara-3x2',
      'bus-nortada-4x5',
      'keeper-cantera-3x2',
      'training-roca-alta-3x2',
      'net-monteluna-3x2',
    ],
    contact: 'league-photo',
    rights: { kind: 'editorial', untilDays: 365 },
    translations: {
      es: {
        title: 'Las cuarenta fotografías del primer tercio de temporada',
        summary:
          'Ocho fotógrafos, veinte campos, cuarenta imágenes. La mesa de fotografía elige las que se recordarán, con pies en tres idiomas.',
        body:
          p(
            'No están todos los goles ni todas las estrellas. Están, en cambio, los cuarenta instantes que la mesa de fotografía de la liga colgó en la pared de la redacción durante las once primeras jornadas: la lluvia de Ferrería, el corro del Sierra Blanca visto desde la grúa, el córner rosa de Campo de la Sal.',
            'La selección la firman Inés Carvajal, Tomé Barreiros, Lucía Abad, Xurxo Rial, Marta Zubeldia, Samuel Okoye, Carlota Vieira y Andrés Quintanilla. Todas pueden descargarse en original, con pie y crédito incrustados.',
          ) +
          p(
            'Uso editorial durante un año. Para exposiciones y libros, consulten con Joaquim Serrat, de la mesa de fotografía.',
          ),
      },
      en: {
        title: 'Forty pictures from the first third of the season',
        summary:
          'Eight photographers, twenty grounds, forty pictures. The desk’s choice of those that will be remembered, captioned in three languages.',
        body:
          p(
            'Not every goal is here, nor every star. What is here are the forty moments that the league’s picture desk pinned to the newsroom wall over the first eleven matchdays: the rain at Ferrería, Sierra Blanca’s huddle from the crane, the pink corner at Campo de la Sal.',
            'The work is by Inés Carvajal, Tomé Barreiros, Lucía Abad, Xurxo Rial, Marta Zubeldia, Samuel Okoye, Carlota Vieira and Andrés Quintanilla. All of it can be downloaded as original files with caption and credit embedded.',
          ) +
          p('Editorial use for one year. For exhibitions and books, please ask Joaquim Serrat at the picture desk.'),
      },
      pt: {
        title: 'As quarenta fotografias do primeiro terço da época',
        summary:
          'Oito fotógrafos, vinte campos, quarenta imagens. A mesa de fotografia escolhe as que vão ficar, com legendas em três línguas.',
        body:
          p(
            'Não estão todos os golos nem todas as estrelas. Estão, sim, os quarenta instantes que a mesa de fotografia da liga pendurou na parede da redação ao longo das onze primeiras jornadas: a chuva de Ferrería, a roda do Sierra Blanca vista da grua, o canto cor-de-rosa de Campo de la Sal.',
            'A seleção é de Inés Carvajal, Tomé Barreiros, Lucía Abad, Xurxo Rial, Marta Zubeldia, Samuel Okoye, Carlota Vieira e Andrés Quintanilla. Todas se podem descarregar em original, com legenda e crédito embutidos.',
          ) +
          p('Uso editorial durante um ano. Para exposições e livros, consulte Joaquim Serrat, da mesa de fotografia.'),
      },
    },
  },
  {
    key: 'estrela-the-guest-who-stays',
    section: 'featured',
    hoursAgo: 55,
    teams: ['estrela'],
    categories: ['report'],
    tags: ['tactics', 'coaches'],
    players: ['adilson-rocha', 'jorge-mateus'],
    pictures: ['celebration-estrela-16x9', 'volley-estrela-3x2', 'tunnel-estrela-3x2', 'trophy-estrela-3x2'],
    contact: 'estrela',
    translations: {
      es: {
        title: 'Estrela do Mar, el invitado que ya no se va',
        summary:
          'Siete victorias en once jornadas y veintiún goles. Filipa Antunes explica por qué su equipo ha dejado de ser una sorpresa.',
        body: p(
          'Hace tres temporadas, el Estrela do Mar celebraba no descender. Hoy se habla en Praia da Estrela de otra cosa, aunque nadie la nombre. «Sorpresa se es una vez», dice Filipa Antunes; «después te estudian, y lo que queda es lo que eres».',
          'Lo que queda es un equipo que ataca por dentro, con Adilson Rocha llegando al área y Jorge Mateus fijando a dos centrales, y que no especula: solo ha empatado un partido. O gana, o pierde.',
          'La grada de Maré Alta lo agradece. El club ha vendido este curso más abonos que nunca y ha tenido que abrir la tribuna del espigón, cerrada desde hacía una década.',
          'Antunes no promete nada. Tiene, eso sí, una hoja en la pared con los diez partidos que vienen. En el último ha escrito, en lápiz, una interrogación.',
        ),
      },
      en: {
        title: 'Estrela do Mar, the guest who isn’t leaving',
        summary:
          'Seven wins in eleven matchdays, and twenty-one goals. Filipa Antunes on why her side have stopped being a surprise.',
        body: p(
          'Three seasons ago Estrela do Mar celebrated staying up. These days Praia da Estrela talks about something else, though nobody says the word. “You’re a surprise once,” says Filipa Antunes. “Then they study you, and what’s left is what you are.”',
          'What’s left is a team that attacks through the middle, Adilson Rocha arriving in the box while Jorge Mateus holds two centre-backs, and that never sits on a result: they have drawn one match. They win or they lose.',
          'The Maré Alta crowd love it. The club have sold more season tickets than ever and had to reopen the breakwater stand, shut for a decade.',
          'Antunes promises nothing. She does keep a sheet on her wall with the next ten matches. Beside the last one she has pencilled a question mark.',
        ),
      },
      pt: {
        title: 'Estrela do Mar, o convidado que já não se vai embora',
        summary:
          'Sete vitórias em onze jornadas e vinte e um golos. Filipa Antunes explica porque é que a sua equipa deixou de ser surpresa.',
        body: p(
          'Há três épocas, o Estrela do Mar festejava não descer. Hoje fala-se de outra coisa na Praia da Estrela, embora ninguém lhe diga o nome. «Surpresa é-se uma vez», diz Filipa Antunes; «depois estudam-te, e o que fica é o que és».',
          'O que fica é uma equipa que ataca por dentro, com Adilson Rocha a chegar à área e Jorge Mateus a prender dois centrais, e que não especula: só empatou um jogo. Ou ganha, ou perde.',
          'A bancada da Maré Alta agradece. O clube vendeu este ano mais lugares anuais do que nunca e teve de reabrir a bancada do molhe, fechada há uma década.',
          'Antunes não promete nada. Tem, isso sim, uma folha na parede com os dez jogos que vêm aí. No último escreveu, a lápis, um ponto de interrogação.',
        ),
      },
    },
  },
  {
    key: 'cup-draw-eighths',
    section: 'featured',
    hoursAgo: 268,
    teams: ['faro-sur', 'almenara', 'brisa', 'estuario'],
    categories: ['official'],
    tags: ['cup', 'calendar'],
    pictures: ['trophy-faro-sur-4x5', 'trophy-roca-alta-16x9'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'La Copa Meridiana empareja a sus ocho últimos equipos',
        summary:
          'Faro Sur, vigente campeón, recibirá al Almenara. Los cuartos se jugarán a partido único tras el parón de invierno.',
        body:
          p(
            'El sorteo, celebrado en la sede de la liga, deja una revancha de la última final: el Faro Sur defenderá el título en casa ante el Real Almenara. Los cuatro cruces se jugarán a partido único, con prórroga y penaltis si hicieran falta.',
          ) +
          ul(
            'Faro Sur–Almenara (Los Faros)',
            'Roca Alta–Estrela (El Peñón)',
            'Estuario–Brisa (La Marisma)',
            'Trigales–Cantera (La Era)',
          ) +
          p(
            'El Trigales, colista en la liga, llega a cuartos por primera vez desde 1988. «Aquí nadie nos mira la clasificación», dijo Eusebio Manrique al salir su bola.',
          ),
      },
      en: {
        title: 'Meridiana Cup: the last eight learn their fate',
        summary:
          'Holders Faro Sur will host Almenara. The quarter-finals are single matches, to be played after the winter break.',
        body:
          p(
            'The draw, held at league headquarters, brings a repeat of the last final: Faro Sur will defend the trophy at home against Real Almenara. All four ties are single matches with extra time and penalties if needed.',
          ) +
          ul(
            'Faro Sur v Almenara (Los Faros)',
            'Roca Alta v Estrela (El Peñón)',
            'Estuario v Brisa (La Marisma)',
            'Trigales v Cantera (La Era)',
          ) +
          p(
            'Trigales, bottom of the league, are in the quarter-finals for the first time since 1988. “Nobody looks at our league position here,” said Eusebio Manrique when his ball came out.',
          ),
      },
      pt: {
        title: 'A Taça Meridiana emparelha as oito últimas equipas',
        summary:
          'O Faro Sur, detentor do troféu, recebe o Almenara. Os quartos jogam-se a uma só mão, depois da pausa de inverno.',
        body:
          p(
            'O sorteio, realizado na sede da liga, traz a desforra da última final: o Faro Sur defende o título em casa frente ao Real Almenara. As quatro eliminatórias jogam-se a uma só mão, com prolongamento e penáltis se for preciso.',
          ) +
          ul(
            'Faro Sur–Almenara (Los Faros)',
            'Roca Alta–Estrela (El Peñón)',
            'Estuario–Brisa (La Marisma)',
            'Trigales–Cantera (La Era)',
          ) +
          p(
            'O Trigales, último da liga, chega aos quartos pela primeira vez desde 1988. «Aqui ninguém olha para a classificação», disse Eusebio Manrique quando saiu a sua bola.',
          ),
      },
    },
  },
]
