import type { DemoPost } from '../post-type.ts'
import { h2, p, quote, ul } from './body-html.ts'

export const DERBY_POSTS: readonly DemoPost[] = [
  {
    key: 'ria-match-gallery',
    section: 'derbies',
    hoursAgo: 0.6,
    teams: ['almenara', 'puerto-claro'],
    categories: ['match-gallery', 'fans'],
    tags: ['derbi-de-la-ria', 'supporters'],
    players: ['martin-rueda', 'nerea-quintela', 'amina-seck'],
    fixture: { home: 'almenara', away: 'puerto-claro' },
    pictures: [
      'derby-puerto-claro-4x5',
      'floodlights-almenara-3x2',
      'captains-puerto-claro-16x9',
      'volley-almenara-4x5',
      'net-almenara-3x2',
      {
        picture: 'crowd-puerto-claro-3x2',
        caption: {
          es: 'Los cuatro mil aficionados del Puerto Claro que cruzaron la ría, en La Atalaya.',
          en: 'The four thousand Puerto Claro fans who crossed the estuary, at La Atalaya.',
          pt: 'Os quatro mil adeptos do Puerto Claro que atravessaram a ria, em La Atalaya.',
        },
      },
      'tunnel-almenara-16x9',
      'keeper-puerto-claro-3x2',
      'rain-puerto-claro-16x9',
      'corner-almenara-16x9',
      'number-almenara-4x5',
      'celebration-almenara-3x2',
    ],
    videos: ['stands'],
    documents: ['derby-match-sheet'],
    contact: 'league-photo',
    rights: { kind: 'editorial', untilDays: 227 },
    translations: {
      es: {
        title: 'Derbi de la Ría: galería del partido',
        summary:
          'Doce fotografías del 2–1, de la salida de los equipos al gol de Rueda, y el sonido limpio de las dos gradas.',
        body:
          p(
            'Dos orillas, un balón. Doce imágenes en orden de minuto, con pies y créditos incrustados, del derbi que ganó el Real Almenara por 2–1 ante 31.204 espectadores. El clip de ambiente no lleva voz y puede usarse como fondo.',
          ) +
          ul(
            'Goles: Quintela (23), Saldaña (71) y Rueda (90+3).',
            'Remates: 19–11; a puerta, 7–4.',
            'Saques de esquina: 8–5.',
          ),
      },
      en: {
        title: 'Derbi de la Ría: match gallery',
        summary: 'Twelve pictures of the 2–1, from the walk-out to Rueda’s goal, and the clean sound of both ends.',
        body:
          p(
            'Two shores, one ball. Twelve pictures in the order of play, with captions and credits embedded, of the derby that Real Almenara won 2–1 before 31,204 spectators. The ambient clip carries no voice and may be used as a bed.',
          ) + ul('Goals: Quintela (23), Saldaña (71), Rueda (90+3).', 'Shots: 19–11; on target, 7–4.', 'Corners: 8–5.'),
      },
      pt: {
        title: 'Dérbi da Ria: galeria do jogo',
        summary: 'Doze fotografias do 2–1, da entrada das equipas ao golo de Rueda, e o som limpo das duas bancadas.',
        body:
          p(
            'Duas margens, uma bola. Doze imagens por ordem de minuto, com legendas e créditos embutidos, do dérbi que o Real Almenara venceu por 2–1 perante 31 204 espectadores. O clipe de ambiente não tem voz e pode usar-se como fundo.',
          ) +
          ul('Golos: Quintela (23), Saldaña (71) e Rueda (90+3).', 'Remates: 19–11; à baliza, 7–4.', 'Cantos: 8–5.'),
      },
    },
  },
  {
    key: 'faros-media-guide',
    section: 'derbies',
    hoursAgo: 20,
    teams: ['ribeira', 'brisa'],
    categories: ['preview', 'accreditation'],
    tags: ['derbi-de-los-faros', 'broadcast'],
    fixture: { home: 'ribeira', away: 'brisa' },
    pictures: ['floodlights-ribeira-3x2', 'derby-ribeira-3x2', 'training-ribeira-16x9'],
    documents: ['faros-press-kit', 'accreditation-form', 'mixed-zone-protocol'],
    contact: 'league-accreditation',
    translations: {
      es: {
        title: 'Derbi de los Faros: guía para medios y acreditaciones',
        summary: 'Accesos, posiciones, horarios y turnos de zona mixta para el Ribeira–Brisa de la jornada 13.',
        body:
          p(
            'La guía reúne lo necesario para trabajar en As Pontes: plano, accesos, potencia disponible y contactos. Las solicitudes se cierran a las 14:00, tres días antes del partido.',
          ) +
          ul(
            'Acceso de medios: puerta 4, desde las 18:30.',
            'Unidades móviles: explanada norte, desde las 9:00.',
            'Fotografía: 22 posiciones, por orden de petición.',
            'Zona mixta: turno 1, quince minutos tras el final; turno 2, a los treinta y cinco.',
          ) +
          p(
            'Los dos faros se apagarán durante el minuto previo al saque. Quien quiera grabarlo desde el espigón debe pedirlo aparte.',
          ),
      },
      en: {
        title: 'Derbi de los Faros: media guide and accreditation',
        summary: 'Entrances, positions, times and mixed-zone slots for Ribeira v Brisa on matchday 13.',
        body:
          p(
            'The guide holds all you need to work at As Pontes: plan, entrances, power and contacts. Requests close at 14:00 three days before the match.',
          ) +
          ul(
            'Media entrance: gate 4, from 18:30.',
            'Outside broadcast: north esplanade, from 9:00.',
            'Photography: 22 positions in order of request.',
            'Mixed zone: slot 1 fifteen minutes after the end; slot 2 at thirty-five.',
          ) +
          p(
            'Both lighthouses will go dark for the minute before kick-off. Crews who want to film it from the breakwater must ask separately.',
          ),
      },
      pt: {
        title: 'Dérbi dos Faróis: guia para os media e acreditações',
        summary: 'Acessos, posições, horários e turnos da zona mista para o Ribeira–Brisa da jornada 13.',
        body:
          p(
            'O guia reúne o necessário para trabalhar em As Pontes: planta, acessos, potência disponível e contactos. Os pedidos fecham às 14:00, três dias antes do jogo.',
          ) +
          ul(
            'Entrada de media: porta 4, a partir das 18:30.',
            'Carros de exteriores: esplanada norte, a partir das 9:00.',
            'Fotografia: 22 posições, por ordem de pedido.',
            'Zona mista: turno 1, quinze minutos após o final; turno 2, aos trinta e cinco.',
          ) +
          p(
            'Os dois faróis apagam-se no minuto que antecede o pontapé de saída. Quem quiser filmar do molhe deve pedi-lo à parte.',
          ),
      },
    },
  },
  {
    key: 'luna-hundred-years',
    section: 'derbies',
    hoursAgo: 44,
    teams: ['monteluna', 'nortada'],
    categories: ['archive', 'statistics'],
    tags: ['clasico-de-la-luna', 'history'],
    fixture: { home: 'monteluna', away: 'nortada' },
    pictures: [
      'derby-monteluna-16x9',
      'corner-nortada-3x2',
      'net-monteluna-3x2',
      'bus-nortada-4x5',
      'portrait-monteluna-4x5',
      'portrait-nortada-4x5',
      'coach-monteluna-3x2',
      'number-nortada-4x5',
    ],
    documents: ['luna-history'],
    contact: 'league-photo',
    translations: {
      es: {
        title: 'Clásico de la Luna: cien años en cifras y fotografías',
        summary: 'Monteluna y Nortada se han medido 118 veces desde 1926. Ocho imágenes y la historia completa en PDF.',
        body:
          p(
            'El primero se jugó a la luz de la luna porque el tren del Nortada llegó con cuatro horas de retraso. Acabó de noche cerrada y los dos clubes juran haberlo ganado.',
          ) +
          h2('El siglo, en números') +
          ul(
            '118 partidos: 48 victorias del Monteluna, 41 del Nortada y 29 empates.',
            'Máximo goleador: Aurelio Sanz, 14 goles entre 1951 y 1963.',
            'Tres suspensiones por niebla: 1938, 1967 y 2004.',
          ) +
          p(
            'El balón de aquel primer partido se conserva en el ayuntamiento de Monteluna, desinflado por orden del pleno de 1931: nadie se ponía de acuerdo en quién debía hincharlo. El de la jornada 14 será el 119.º.',
          ),
      },
      en: {
        title: 'Clásico de la Luna: a hundred years in figures and pictures',
        summary: 'Monteluna and Nortada have met 118 times since 1926. Eight pictures and the full history as a PDF.',
        body:
          p(
            'The first was played by moonlight because Nortada’s train came in four hours late. It ended in pitch darkness, and both clubs swear they won.',
          ) +
          h2('The century in numbers') +
          ul(
            '118 matches: 48 wins for Monteluna, 41 for Nortada, 29 draws.',
            'Top scorer: Aurelio Sanz, 14 goals between 1951 and 1963.',
            'Three matches lost to fog: 1938, 1967 and 2004.',
          ) +
          p(
            'The ball of that first match is kept at Monteluna town hall, let down by order of the council of 1931: nobody could agree on who should inflate it. Matchday 14 brings number 119.',
          ),
      },
      pt: {
        title: 'Clássico da Lua: cem anos em números e fotografias',
        summary: 'Monteluna e Nortada defrontaram-se 118 vezes desde 1926. Oito imagens e a história completa em PDF.',
        body:
          p(
            'O primeiro jogou-se ao luar porque o comboio do Nortada chegou com quatro horas de atraso. Acabou noite cerrada e os dois clubes juram que o ganharam.',
          ) +
          h2('O século em números') +
          ul(
            '118 jogos: 48 vitórias do Monteluna, 41 do Nortada e 29 empates.',
            'Melhor marcador: Aurelio Sanz, 14 golos entre 1951 e 1963.',
            'Três jogos suspensos por nevoeiro: 1938, 1967 e 2004.',
          ) +
          p(
            'A bola desse primeiro jogo guarda-se na câmara municipal de Monteluna, vazia por ordem da vereação de 1931: ninguém se entendia sobre quem a devia encher. A jornada 14 traz o 119.º.',
          ),
      },
    },
  },
  {
    key: 'ria-preview',
    section: 'derbies',
    hoursAgo: 47,
    teams: ['almenara', 'puerto-claro'],
    categories: ['preview'],
    tags: ['derbi-de-la-ria', 'coaches'],
    fixture: { home: 'almenara', away: 'puerto-claro' },
    pictures: ['crowd-almenara-16x9', 'press-almenara-3x2', 'press-puerto-claro-16x9', 'huddle-puerto-claro-3x2'],
    contact: 'almenara',
    translations: {
      es: {
        title: 'Previa: dos orillas, un balón y cuatro puntos de distancia',
        summary:
          'El tercero recibe al líder. Lo que dijeron las dos entrenadoras, los datos del duelo y la hora de todo.',
        body:
          p(
            'El Almenara ha encajado cinco goles en once jornadas; el Puerto Claro ha marcado veintidós. Entre las dos cifras hay un puente de novecientos metros y una ría que, en día de derbi, se cruza a pie.',
            '«Llegamos bien. Ellas también. Entonces gana el que se equivoque menos», dijo Celestina Abreu. Graça Valadares fue más breve: «Un derbi se juega».',
          ) +
          ul(
            'El Almenara no ha perdido en La Atalaya esta temporada.',
            'El Puerto Claro ha ganado cuatro de sus cinco salidas.',
            'Dirige Beatriz Cuesta; en el VAR, Rui Camacho.',
          ),
      },
      en: {
        title: 'Preview: two shores, one ball and four points between them',
        summary: 'Third host first. What both coaches said, the figures of the fixture and when everything happens.',
        body:
          p(
            'Almenara have conceded five goals in eleven matchdays; Puerto Claro have scored twenty-two. Between those numbers lie a bridge of nine hundred metres and an estuary that people cross on foot on derby day.',
            '“We’re in good shape. So are they. Whoever makes fewer mistakes wins,” said Celestina Abreu. Graça Valadares was briefer: “A derby is for playing.”',
          ) +
          ul(
            'Almenara are unbeaten at La Atalaya this season.',
            'Puerto Claro have won four of their five away matches.',
            'Referee: Beatriz Cuesta; VAR: Rui Camacho.',
          ),
      },
      pt: {
        title: 'Antevisão: duas margens, uma bola e quatro pontos de distância',
        summary: 'O terceiro recebe o líder. O que disseram as duas treinadoras, os dados do duelo e as horas de tudo.',
        body:
          p(
            'O Almenara sofreu cinco golos em onze jornadas; o Puerto Claro marcou vinte e dois. Entre os dois números há uma ponte de novecentos metros e uma ria que, em dia de dérbi, se atravessa a pé.',
            '«Chegamos bem. Elas também. Ganha quem errar menos», disse Celestina Abreu. Graça Valadares foi mais breve: «Um dérbi joga-se».',
          ) +
          ul(
            'O Almenara ainda não perdeu em La Atalaya esta época.',
            'O Puerto Claro ganhou quatro das cinco deslocações.',
            'Dirige Beatriz Cuesta; no VAR, Rui Camacho.',
          ),
      },
    },
  },
  {
    key: 'ria-captains',
    section: 'derbies',
    hoursAgo: 124,
    teams: ['almenara', 'puerto-claro'],
    categories: ['archive'],
    tags: ['derbi-de-la-ria', 'captains', 'history'],
    pictures: ['captains-puerto-claro-16x9'],
    contact: 'league-photo',
    translations: {
      es: {
        title: 'Los capitanes del Derbi de la Ría, de 1931 a hoy',
        summary: 'Noventa apretones de manos, uno por foto. La liga restaura los pies de la colección.',
        body: p(
          'La mano derecha siempre, el brazalete siempre a la vista y los ojos, casi nunca. Desde 1931 alguien ha fotografiado el saludo de capitanes de cada Derbi de la Ría, y la liga acaba de revisar los noventa pies de foto.',
          'Faltaban diecisiete nombres. Han aparecido quince, gracias a las familias que contestaron a la llamada de Marta Quiroga, jefa de prensa de la liga. Los otros dos siguen siendo «capitán visitante, con bigote».',
          'En 1958 no hubo saludo: llovía tanto que cada uno agitó la mano desde su área. La foto existe. No se ve a ninguno.',
        ),
      },
      en: {
        title: 'Captains of the Derbi de la Ría, from 1931 to today',
        summary: 'Ninety handshakes, one per picture. The league restores the captions of the collection.',
        body: p(
          'Always the right hand, the armband always in view, the eyes hardly ever. Since 1931 somebody has photographed the captains’ handshake at every Derbi de la Ría, and the league has just gone over all ninety captions.',
          'Seventeen names were missing. Fifteen have turned up thanks to families who answered the call of Marta Quiroga, the league’s head of press. The other two remain “visiting captain, with moustache”.',
          'In 1958 there was no handshake: it rained so hard that each waved from his own penalty area. The picture exists. You can’t see either of them.',
        ),
      },
      pt: {
        title: 'Capitães dos dérbis da Ria, de 1931 a hoje',
        summary: 'Noventa apertos de mão, um por fotografia. A liga revê as legendas da coleção.',
        body: p(
          'Sempre a mão direita, a braçadeira sempre à vista e os olhos quase nunca. Desde 1931 que alguém fotografa o cumprimento dos capitães em cada Dérbi da Ria, e a liga acaba de rever as noventa legendas.',
          'Faltavam dezassete nomes. Apareceram quinze, graças às famílias que responderam ao apelo de Marta Quiroga, chefe de imprensa da liga. Os outros dois continuam a ser «capitão visitante, de bigode».',
          'Em 1958 não houve cumprimento: chovia tanto que cada um acenou da sua área. A fotografia existe. Não se vê nenhum dos dois.',
        ),
      },
    },
  },
  {
    key: 'ria-swapped-scarves',
    section: 'derbies',
    hoursAgo: 152,
    teams: ['almenara', 'puerto-claro'],
    categories: ['fans', 'report'],
    tags: ['derbi-de-la-ria', 'supporters'],
    pictures: ['crowd-puerto-claro-3x2', 'crowd-almenara-16x9'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Bufandas cambiadas en el derbi más antiguo',
        summary: 'Retrato de dos familias divididas por la ría, que comen juntas y se separan en la puerta 12.',
        body:
          p(
            'Los Landeira viven en la orilla de Almenara y los Goikoa en la de Puerto Claro. Se unieron en 1987 por una boda y desde entonces tienen un problema dos veces al año.',
            'El acuerdo está escrito y enmarcado: se come en casa del que juega fuera, no se habla del árbitro antes del café y, en la puerta 12, cada cual se pone la bufanda del otro durante un minuto. Después se devuelve.',
          ) +
          quote(
            '«El año que no la devolví, mi cuñado vio el partido entero con los colores cambiados. Ganamos. Nunca me lo ha perdonado»',
          ) +
          p('Los nietos, cuatro, han resuelto el conflicto a su manera: son del Trigales.'),
      },
      en: {
        title: 'Swapped scarves at the oldest derby',
        summary: 'Portrait of two families divided by the estuary, who eat together and part at gate 12.',
        body:
          p(
            'The Landeiras live on Almenara’s shore, the Goikoas on Puerto Claro’s. A wedding joined them in 1987, and they have had a problem twice a year ever since.',
            'The agreement is in writing and framed: lunch is at the house of whoever is playing away, nobody mentions the referee before coffee, and at gate 12 each puts on the other’s scarf for one minute. Then it goes back.',
          ) +
          quote(
            '“The year I didn’t give it back my brother-in-law watched the whole match in the wrong colours. We won. He’s never forgiven me”',
          ) +
          p('The four grandchildren have settled the matter in their own way: they support Trigales.'),
      },
      pt: {
        title: 'Cachecóis trocados no dérbi mais antigo',
        summary: 'Retratos de duas famílias divididas pela ria, que almoçam juntas e se separam na porta 12.',
        body:
          p(
            'Os Landeira vivem na margem de Almenara e os Goikoa na de Puerto Claro. Uniram-se em 1987 por um casamento e desde então têm um problema duas vezes por ano.',
            'O acordo está escrito e emoldurado: almoça-se em casa de quem joga fora, não se fala do árbitro antes do café e, na porta 12, cada um põe o cachecol do outro durante um minuto. Depois devolve-se.',
          ) +
          quote(
            '«No ano em que não o devolvi, o meu cunhado viu o jogo inteiro com as cores trocadas. Ganhámos. Nunca me perdoou»',
          ) +
          p('Os netos, quatro, resolveram o conflito à sua maneira: são do Trigales.'),
      },
    },
  },
  {
    key: 'puente-gallery',
    section: 'derbies',
    hoursAgo: 372,
    teams: ['estuario', 'cantera'],
    categories: ['match-gallery'],
    tags: ['supporters'],
    players: ['cristian-varela', 'zaira-montesinos', 'alma-reguera'],
    fixture: { home: 'estuario', away: 'cantera' },
    pictures: [
      'derby-cantera-16x9',
      'net-estuario-4x5',
      'floodlights-estuario-3x2',
      'portrait-estuario-4x5',
      'keeper-cantera-3x2',
      'celebration-cantera-4x5',
    ],
    contact: 'estuario',
    rights: { kind: 'no-archive', untilDays: -8 },
    translations: {
      es: {
        title: 'Derbi del Puente: seis goles y un puente sin cola',
        summary:
          'El 4–2 del Estuario al Cantera, en seis fotografías. Dos goles de Varela y tres asistencias de Montesinos.',
        body: p(
          'A la hora del partido, el puente que une Estuario y La Cantera se quedó vacío por primera vez desde que hay cámaras de tráfico. Los que faltaban estaban en La Marisma: 4–2 para los locales, con dos tantos de Cristian Varela y tres pases de gol de Zaira Montesinos.',
          'Alma Reguera evitó el quinto con una estirada que la propia grada rival aplaudió. El Cantera recortó dos veces, y las dos lo celebró como si bastara.',
        ),
      },
      en: {
        title: 'Derbi del Puente: six goals and a bridge without a queue',
        summary: 'Estuario’s 4–2 win over Cantera in six pictures. Two for Varela, three assists for Montesinos.',
        body: p(
          'At kick-off the bridge between Estuario and La Cantera was empty for the first time since there have been traffic cameras. The missing drivers were at La Marisma: 4–2 to the hosts, with two goals by Cristian Varela and three set up by Zaira Montesinos.',
          'Alma Reguera kept out a fifth with a save that the home end applauded. Cantera pulled one back twice, and twice celebrated as though it were enough.',
        ),
      },
      pt: {
        title: 'Dérbi da Ponte: seis golos e uma ponte sem fila',
        summary:
          'O 4–2 do Estuario ao Cantera em seis fotografias. Dois golos de Varela e três assistências de Montesinos.',
        body: p(
          'À hora do jogo, a ponte que liga Estuario a La Cantera ficou vazia pela primeira vez desde que há câmaras de trânsito. Quem faltava estava em La Marisma: 4–2 para a equipa da casa, com dois golos de Cristian Varela e três passes para golo de Zaira Montesinos.',
          'Alma Reguera evitou o quinto com uma defesa que a própria bancada rival aplaudiu. O Cantera reduziu duas vezes, e das duas festejou como se chegasse.',
        ),
      },
    },
  },
  {
    key: 'duelo-del-sur-gallery',
    section: 'derbies',
    hoursAgo: 690,
    teams: ['vega-real', 'faro-sur'],
    categories: ['match-gallery'],
    tags: [],
    players: ['kenia-robledo', 'celio-andrade'],
    fixture: { home: 'vega-real', away: 'faro-sur' },
    pictures: ['derby-faro-sur-4x5', 'number-vega-real-16x9', 'crowd-vega-real-3x2', 'portrait-faro-sur-4x5'],
    contact: 'vega-real',
    rights: { kind: 'editorial', untilDays: 90 },
    translations: {
      es: {
        title: 'Duelo del Sur: el Vega Real gana por arriba',
        summary: 'Dos cabezazos tras saque de esquina tumbaron al Faro Sur (2–0). Cuatro fotografías.',
        body: p(
          'El Duelo del Sur se decidió en el aire. Valeria Pons y Bruno Teixeira marcaron de cabeza, ambos a la salida de un córner botado por Fatou Sarr, y el Faro Sur se marchó de La Acequia sin haber tirado entre los tres palos.',
          'Kenia Robledo ganó doce de sus trece duelos. Célio Andrade, el delantero visitante, perdió once: casi todos, contra ella.',
        ),
      },
      en: {
        title: 'Duelo del Sur: Vega Real win it in the air',
        summary: 'Two headers from corners beat Faro Sur 2–0. Four pictures.',
        body: p(
          'The Duelo del Sur was settled in the air. Valeria Pons and Bruno Teixeira both headed in corners by Fatou Sarr, and Faro Sur left La Acequia without a shot on target.',
          'Kenia Robledo won twelve of her thirteen duels. Célio Andrade, the visiting forward, lost eleven, nearly all of them to her.',
        ),
      },
    },
  },
]
