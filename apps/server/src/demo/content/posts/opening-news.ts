import type { DemoPost } from '../post-type.ts'

/** The derby that has just ended, and what came in around it. */
export const OPENING_NEWS: readonly DemoPost[] = [
  {
    key: 'derbi-de-la-ria-final',
    section: 'featured',
    hoursAgo: 0.43,
    teams: ['almenara', 'puerto-claro'],
    categories: ['match-gallery', 'press-conference'],
    tags: ['derbi-de-la-ria', 'var'],
    players: ['martin-rueda', 'iker-saldana', 'olmo-galvez'],
    fixture: { home: 'almenara', away: 'puerto-claro' },
    pictures: [
      {
        picture: 'celebration-almenara-3x2',
        caption: {
          es: 'Martín Rueda celebra ante la grada sur de La Atalaya el gol que decidió el Derbi de la Ría en el minuto 93.',
          en: 'Martín Rueda celebrates the goal that settled the Derbi de la Ría in the 93rd minute before the south stand of La Atalaya.',
          pt: 'Martín Rueda festeja, diante da bancada sul de La Atalaya, o golo que decidiu o Dérbi da Ria ao minuto 93.',
        },
      },
      'derby-puerto-claro-4x5',
      {
        picture: 'keeper-puerto-claro-3x2',
        caption: {
          es: 'Gorka Zubiaur desvía el remate de Teo Marchena en el minuto 38.',
          en: 'Gorka Zubiaur turns away a shot by Teo Marchena in the 38th minute.',
          pt: 'Gorka Zubiaur desvia o remate de Teo Marchena ao minuto 38.',
        },
      },
      'crowd-almenara-16x9',
      'boots-puerto-claro-3x2',
      'number-almenara-4x5',
      'volley-almenara-4x5',
      'portrait-puerto-claro-17-4x5',
      'net-almenara-3x2',
      {
        picture: 'rain-puerto-claro-16x9',
        caption: {
          es: 'Irati Goñi golpea desde la frontal durante el chaparrón del primer tiempo.',
          en: 'Irati Goñi shoots from the edge of the box in the downpour of the first half.',
          pt: 'Irati Goñi remata à entrada da área durante o aguaceiro da primeira parte.',
        },
      },
      'captains-puerto-claro-16x9',
      'volley-puerto-claro-4x5',
      'floodlights-almenara-3x2',
      'huddle-puerto-claro-3x2',
      'portrait-almenara-4x5',
      'crowd-puerto-claro-3x2',
      {
        picture: 'number-almenara-3x2',
        caption: {
          es: 'Olmo Gálvez, antes del choque por el que tuvo que retirarse en camilla en el minuto 64.',
          en: 'Olmo Gálvez before the collision after which he left on a stretcher in the 64th minute.',
          pt: 'Olmo Gálvez, antes do choque que o obrigou a sair de maca ao minuto 64.',
        },
      },
      'corner-almenara-16x9',
      'press-puerto-claro-16x9',
      'press-almenara-3x2',
      'portrait-puerto-claro-4x5',
      'volley-almenara-3x2',
    ],
    videos: ['derby-goal', 'press-room', 'stands'],
    documents: ['derby-match-sheet', 'derby-transcript', 'mixed-zone-plan', 'statistics-after-11'],
    external: [
      {
        title: {
          es: 'Acta arbitral en la web del Comité',
          en: "Referee's report on the Committee's site",
          pt: 'Relatório do árbitro no site do Comité',
        },
        url: 'https://comite.ligameridiana.test/actas/jornada-12',
      },
    ],
    contact: 'almenara',
    rights: { kind: 'editorial', untilDays: 227 },
    corrections: [
      {
        hoursAgo: 0.2,
        text: {
          es: 'El gol del Puerto Claro llegó en el minuto 71 y no en el 70, como decía la primera versión.',
          en: 'The Puerto Claro goal came in the 71st minute, not in the 70th as the first version said.',
          pt: 'O golo do Puerto Claro surgiu ao minuto 71 e não aos 70, como dizia a primeira versão.',
        },
      },
    ],
    translations: {
      es: {
        title: 'Almenara gana el derbi en el 93 y Puerto Claro pide explicaciones',
        summary:
          'Selección de 22 fotografías, las declaraciones de las dos entrenadoras y el clip del gol de Rueda, listos para emitir. Textos en español, inglés y portugués.',
        body: `<p><strong>Almenara, {day:0}.</strong> Un disparo de Martín Rueda en el minuto 93 dio al Real Almenara la victoria (2–1) en el Derbi de la Ría y lo deja a un punto del liderato, que conserva precisamente su rival. Puerto Claro, que había empatado en el 71 por medio de Iker Saldaña, anunció al término del partido que pedirá por escrito el audio de la revisión.</p>
<blockquote><p>«Chuté sin mirar. Cuando levanté la cabeza ya estaban todos encima»</p></blockquote>
<p>Nerea Quintela había adelantado a las locales en el 22 con un remate al segundo palo. El gol decisivo nació en un saque de esquina que el equipo visitante considera mal señalado: el balón, según su banquillo, había salido por la línea de fondo tocado en último lugar por Rubén Calatrava. La árbitra consultó el monitor durante cuarenta segundos y mantuvo la decisión.</p>
<p>«No hablo de árbitros, hablo de procedimientos. Queremos escuchar la conversación», dijo Graça Valadares, entrenadora del Puerto Claro. Celestina Abreu prefirió quedarse con el juego: «Hemos rematado diecinueve veces. Alguna tenía que entrar».</p>
<p>Olmo Gálvez fue retirado en camilla en el 64 y pasará la noche en observación. El club informará mañana antes de las 12:00.</p>`,
      },
      en: {
        title: 'Almenara win the derby in the 93rd minute and Puerto Claro ask for answers',
        summary:
          "A selection of 22 photographs, both coaches' statements and the clip of Rueda's goal, ready to broadcast. Texts in Spanish, English and Portuguese.",
        body: `<p><strong>Almenara, {day:0}.</strong> A shot by Martín Rueda in the 93rd minute gave Real Almenara a 2–1 win in the Derbi de la Ría and leaves them one point behind the leaders, who are none other than their rivals. Puerto Claro had drawn level in the 71st minute through Iker Saldaña. After the match the club said that it will ask in writing for the audio of the review.</p>
<blockquote><p>“I hit it without looking. When I raised my head they were all on top of me”</p></blockquote>
<p>Nerea Quintela had put the home side ahead in the 22nd minute with a finish at the far post. The winner came from a corner that the visitors believe should never have been given: in their bench's view the ball had last been touched by Rubén Calatrava before it crossed the line. The referee looked at the monitor for forty seconds and stood by her decision.</p>
<p>“I am not talking about referees, I am talking about procedure. We want to hear the conversation,” said Puerto Claro coach Graça Valadares. Celestina Abreu preferred to talk about the football: “We had nineteen shots. One of them had to go in.”</p>
<p>Olmo Gálvez left on a stretcher in the 64th minute and will spend the night under observation. The club will report tomorrow before 12:00.</p>`,
      },
      pt: {
        title: 'Almenara vence o dérbi aos 93 minutos e o Puerto Claro pede explicações',
        summary:
          'Seleção de 22 fotografias, as declarações das duas treinadoras e o clip do golo de Rueda, prontos a emitir. Textos em espanhol, inglês e português.',
        body: `<p><strong>Almenara, {day:0}.</strong> Um remate de Martín Rueda ao minuto 93 deu ao Real Almenara a vitória (2–1) no Dérbi da Ria e deixa a equipa a um ponto da liderança, que pertence precisamente ao rival. O Puerto Claro, que empatara aos 71 por intermédio de Iker Saldaña, anunciou no final do jogo que vai pedir por escrito o áudio da revisão.</p>
<blockquote><p>«Rematei sem olhar. Quando levantei a cabeça já estavam todos em cima de mim»</p></blockquote>
<p>Nerea Quintela tinha adiantado a equipa da casa aos 22 com um remate ao segundo poste. O golo decisivo nasceu de um pontapé de canto que os visitantes consideram mal assinalado: segundo o banco, a bola saíra pela linha de fundo tocada em último lugar por Rubén Calatrava. A árbitra consultou o monitor durante quarenta segundos e manteve a decisão.</p>
<p>«Não falo de árbitros, falo de procedimentos. Queremos ouvir a conversa», disse Graça Valadares, treinadora do Puerto Claro. Celestina Abreu preferiu ficar com o jogo: «Rematámos dezanove vezes. Alguma tinha de entrar».</p>
<p>Olmo Gálvez saiu de maca aos 64 e vai passar a noite em observação. O clube dará informações amanhã antes das 12:00.</p>`,
      },
    },
  },
  {
    key: 'galvez-observacion',
    section: 'breaking-news',
    hoursAgo: 0.2,
    teams: ['almenara'],
    categories: ['medical'],
    tags: ['injuries', 'derbi-de-la-ria'],
    players: ['olmo-galvez'],
    fixture: { home: 'almenara', away: 'puerto-claro' },
    pictures: [],
    contact: 'almenara',
    translations: {
      es: {
        title: 'Gálvez se retira en camilla y será sometido a pruebas esta noche',
        summary: 'El central del Real Almenara está consciente. Nuevo parte mañana antes de las 12:00.',
        body: `<p>Olmo Gálvez, central del Real Almenara, abandonó el césped en camilla en el minuto 64 tras un choque de cabeza con Bakary Sonko. El jugador no perdió la consciencia y ha sido trasladado a un hospital de la ciudad, donde se le practicará un TAC.</p>
<p>El club informará de los resultados mañana antes de las 12:00 y ruega a los medios que no acudan al centro sanitario.</p>`,
      },
      en: {
        title: 'Gálvez leaves on a stretcher and will have tests tonight',
        summary: 'The Real Almenara centre-back is conscious. Next bulletin tomorrow before 12:00.',
        body: `<p>Real Almenara centre-back Olmo Gálvez left the pitch on a stretcher in the 64th minute after a clash of heads with Bakary Sonko. He did not lose consciousness and was taken to a hospital in the city for a CT scan.</p>
<p>The club will give the results tomorrow before 12:00 and asks the media not to go to the hospital.</p>`,
      },
      pt: {
        title: 'Gálvez sai de maca e fará exames esta noite',
        summary: 'O central do Real Almenara está consciente. Novo boletim amanhã antes das 12:00.',
        body: `<p>Olmo Gálvez, central do Real Almenara, deixou o relvado de maca ao minuto 64 após um choque de cabeças com Bakary Sonko. O jogador não perdeu a consciência e foi levado para um hospital da cidade, onde fará uma TAC.</p>
<p>O clube dará a conhecer os resultados amanhã antes das 12:00 e pede aos jornalistas que não se desloquem ao hospital.</p>`,
      },
    },
  },
  {
    key: 'niebla-en-el-tajo',
    section: 'breaking-news',
    hoursAgo: 0.52,
    teams: ['cantera', 'nortada'],
    categories: ['official'],
    tags: ['weather', 'refereeing'],
    fixture: { home: 'cantera', away: 'nortada' },
    pictures: [],
    contact: 'committee',
    translations: {
      es: {
        title: 'El colegiado del Cantera–Nortada detiene el partido dos minutos por niebla',
        summary: 'El juego se reanudó en El Tajo con balón naranja. Se añadirán dos minutos.',
        body: `<p>El colegiado del Cantera–Nortada detuvo el juego en el minuto 41 al perder de vista una de las porterías. Tras dos minutos de espera y con el consentimiento de ambos equipos, el partido se reanudó con balón naranja.</p>
<p>El Comité de Competición recuerda que la visibilidad mínima exigida es de portería a portería.</p>`,
      },
      en: {
        title: 'Referee stops Cantera v Nortada for two minutes because of fog',
        summary: 'Play went on at El Tajo with an orange ball. Two minutes will be added.',
        body: `<p>The referee of Cantera v Nortada stopped play in the 41st minute when he could no longer see one of the goals. After a wait of two minutes, and with the consent of both teams, the match went on with an orange ball.</p>
<p>The Competition Committee points out that the visibility required is from goal to goal.</p>`,
      },
      pt: {
        title: 'Árbitro do Cantera–Nortada interrompe o jogo dois minutos devido ao nevoeiro',
        summary: 'O jogo recomeçou em El Tajo com bola cor de laranja. Serão acrescentados dois minutos.',
        body: `<p>O árbitro do Cantera–Nortada interrompeu o jogo ao minuto 41, ao deixar de ver uma das balizas. Após dois minutos de espera e com o acordo das duas equipas, a partida recomeçou com uma bola cor de laranja.</p>
<p>O Comité de Competição recorda que a visibilidade mínima exigida é de baliza a baliza.</p>`,
      },
    },
  },
  {
    key: 'parte-medico-renteria',
    section: 'breaking-news',
    hoursAgo: 0.8,
    teams: ['roca-alta'],
    categories: ['medical'],
    tags: ['injuries'],
    players: ['idoia-renteria'],
    pictures: ['training-roca-alta-3x2'],
    documents: ['medical-report'],
    contact: 'roca-alta',
    translations: {
      es: {
        title: 'Parte médico: Idoia Rentería, baja tres semanas',
        summary: 'Rotura fibrilar de grado I en el sóleo izquierdo. Se perderá las tres próximas jornadas.',
        body: `<p>Idoia Rentería, centrocampista del Roca Alta, sufre una rotura fibrilar de grado I en el sóleo de la pierna izquierda. Las pruebas confirman el primer diagnóstico y sitúan su regreso dentro de unas tres semanas.</p>
<p>Se adjunta el parte firmado por los servicios médicos.</p>`,
      },
      en: {
        title: 'Medical report: Idoia Rentería out for three weeks',
        summary: 'Grade one tear in the left soleus. She will miss the next three matchdays.',
        body: `<p>Roca Alta midfielder Idoia Rentería has a grade one muscle tear in her left soleus. The scan confirms the first diagnosis and puts her return about three weeks away.</p>
<p>The report signed by the medical staff is attached.</p>`,
      },
      pt: {
        title: 'Boletim clínico: Idoia Rentería para três semanas',
        summary: 'Rotura muscular de grau I no solear esquerdo. Falha as próximas três jornadas.',
        body: `<p>Idoia Rentería, médio do Roca Alta, sofre de uma rotura muscular de grau I no solear da perna esquerda. Os exames confirmam o primeiro diagnóstico e apontam o regresso para daqui a cerca de três semanas.</p>
<p>Segue em anexo o boletim assinado pelo departamento médico.</p>`,
      },
    },
  },
  {
    key: 'alineaciones-brisa-roca-alta',
    section: 'breaking-news',
    hoursAgo: 2.2,
    teams: ['brisa', 'roca-alta'],
    categories: ['line-ups'],
    tags: ['goalkeepers'],
    players: ['noa-ferreiros', 'lua-prado'],
    fixture: { home: 'brisa', away: 'roca-alta' },
    pictures: ['locker-brisa-4x5'],
    documents: ['line-ups-brisa-roca-alta', 'mixed-zone-plan'],
    contact: 'brisa',
    translations: {
      es: {
        title: 'Alineaciones oficiales del Brisa–Roca Alta',
        summary: 'Noa Ferreirós vuelve al once. Lua Prado, titular con el 11 a la espalda.',
        body: `<p>Antón Barbeito recupera a Noa Ferreirós para el centro del campo y deja a Vera Lastra en el banquillo. Ramiro Sandoval repite el once de la jornada anterior, con Lua Prado bajo palos y Abril Santacana en el sitio de la lesionada Idoia Rentería.</p>
<p>Las hojas firmadas por ambos delegados se adjuntan en pdf.</p>`,
      },
      en: {
        title: 'Official line-ups: Brisa v Roca Alta',
        summary: 'Noa Ferreirós is back in the eleven. Lua Prado starts in goal with the number 11.',
        body: `<p>Antón Barbeito has Noa Ferreirós back in midfield and leaves Vera Lastra on the bench. Ramiro Sandoval names the eleven of the previous matchday, with Lua Prado in goal and Abril Santacana in the place of the injured Idoia Rentería.</p>
<p>The sheets signed by both delegates are attached as pdf.</p>`,
      },
      pt: {
        title: 'Onzes oficiais do Brisa–Roca Alta',
        summary: 'Noa Ferreirós regressa ao onze. Lua Prado, titular com o 11 nas costas.',
        body: `<p>Antón Barbeito recupera Noa Ferreirós para o meio-campo e deixa Vera Lastra no banco. Ramiro Sandoval repete o onze da jornada anterior, com Lua Prado na baliza e Abril Santacana no lugar da lesionada Idoia Rentería.</p>
<p>As fichas assinadas pelos dois delegados seguem em pdf.</p>`,
      },
    },
  },
  {
    key: 'vega-real-remonta',
    section: 'breaking-news',
    hoursAgo: 8,
    teams: ['vega-real', 'ribeira'],
    categories: ['match-gallery'],
    tags: ['records'],
    players: ['valeria-pons', 'bruno-teixeira'],
    fixture: { home: 'vega-real', away: 'ribeira' },
    pictures: ['number-vega-real-16x9', 'bus-vega-real-3x2', 'training-ribeira-16x9'],
    contact: 'vega-real',
    rights: { kind: 'no-archive', untilDays: 3 },
    translations: {
      es: {
        title: 'Vega Real remonta ante el Ribeira y duerme en puestos europeos',
        summary: 'Tres goles en la segunda parte (3–1) mantienen invicta La Acequia.',
        body: `<p>Vega Real dio la vuelta al tanto inicial de Kwame Adjei con los goles de Valeria Pons, por partida doble, y Bruno Teixeira de cabeza. Con 24 puntos, el equipo de Fermín Astudillo es cuarto a la espera de lo que haga el Estrela.</p>
<p>La Acequia sigue sin conocer la derrota esta temporada: cinco victorias y un empate.</p>`,
      },
      en: {
        title: 'Vega Real come back against Ribeira and sleep in the European places',
        summary: 'Three goals in the second half (3–1) keep La Acequia unbeaten.',
        body: `<p>Vega Real turned round Kwame Adjei's opener with two goals by Valeria Pons and a header by Bruno Teixeira. With 24 points Fermín Astudillo's team are fourth until Estrela play.</p>
<p>La Acequia has still not seen a home defeat this season: five wins and a draw.</p>`,
      },
      pt: {
        title: 'Vega Real dá a volta ao Ribeira e dorme em lugares europeus',
        summary: 'Três golos na segunda parte (3–1) mantêm La Acequia invicta.',
        body: `<p>O Vega Real deu a volta ao golo inicial de Kwame Adjei com dois tentos de Valeria Pons e um cabeceamento de Bruno Teixeira. Com 24 pontos, a equipa de Fermín Astudillo é quarta, à espera do que fizer o Estrela.</p>
<p>La Acequia continua sem conhecer a derrota esta época: cinco vitórias e um empate.</p>`,
      },
    },
  },
  {
    key: 'ria-galeria',
    section: 'derbies',
    hoursAgo: 0.6,
    teams: ['almenara', 'puerto-claro'],
    categories: ['match-gallery', 'fans'],
    tags: ['derbi-de-la-ria', 'supporters'],
    players: ['martin-rueda'],
    fixture: { home: 'almenara', away: 'puerto-claro' },
    pictures: [
      'derby-puerto-claro-4x5',
      'crowd-puerto-claro-3x2',
      'floodlights-almenara-3x2',
      'captains-puerto-claro-16x9',
    ],
    videos: ['stands'],
    contact: 'league-photo',
    rights: { kind: 'editorial', untilDays: 227 },
    translations: {
      es: {
        title: 'Galería del partido: dos orillas, un balón',
        summary: 'El Derbi de la Ría visto desde las dos gradas, con sonido ambiente sin voz.',
        body: `<p>Cuatro miradas al derbi más antiguo de la liga: el salto que abrió el partido, las dos aficiones y La Atalaya bajo los focos. El clip de la grada lleva sonido ambiente limpio para montaje.</p>`,
      },
      en: {
        title: 'Match gallery: two banks, one ball',
        summary: 'The Derbi de la Ría seen from both stands, with clean crowd sound.',
        body: `<p>Four views of the league's oldest derby: the jump that opened the match, both sets of fans and La Atalaya under the lights. The clip of the stand carries clean natural sound for editing.</p>`,
      },
      pt: {
        title: 'Galeria do jogo: duas margens, uma bola',
        summary: 'O Dérbi da Ria visto das duas bancadas, com som ambiente sem voz.',
        body: `<p>Quatro olhares sobre o dérbi mais antigo da liga: o salto que abriu o jogo, as duas massas de adeptos e La Atalaya sob os holofotes. O clip da bancada traz som ambiente limpo para montagem.</p>`,
      },
    },
  },
  {
    key: 'guia-derbi-de-los-faros',
    section: 'derbies',
    hoursAgo: 20,
    teams: ['ribeira', 'brisa'],
    categories: ['preview', 'accreditation'],
    tags: ['derbi-de-los-faros', 'broadcast'],
    fixture: { home: 'ribeira', away: 'brisa' },
    pictures: ['derby-ribeira-3x2', 'overhead-brisa-3x2'],
    documents: ['faros-press-kit', 'accreditation-form', 'broadcast-sheet'],
    contact: 'league-accreditation',
    translations: {
      es: {
        title: 'Guía para medios y acreditaciones del Derbi de los Faros',
        summary: 'Plazos, accesos a As Pontes, posiciones de cámara y turnos de zona mixta.',
        body: `<p>Ribeira y Brisa se miden el sábado en As Pontes. El plazo de acreditación termina el {day:3} a las 14:00. Hay 64 plazas de tribuna de prensa y 22 a pie de campo; las peticiones de fotógrafos que cubrieron el derbi anterior tienen prioridad.</p>
<h2>Qué incluye la guía</h2>
<ul><li>Accesos y aparcamiento para unidades móviles.</li><li>Plano de cámaras y tomas de sonido.</li><li>Turnos de zona mixta y teléfonos de guardia.</li></ul>`,
      },
      en: {
        title: 'Media guide and accreditation for the Derbi de los Faros',
        summary: 'Deadlines, ways into As Pontes, camera positions and mixed zone slots.',
        body: `<p>Ribeira and Brisa meet on Saturday at As Pontes. Accreditation closes on {day:3} at 14:00. There are 64 seats in the press box and 22 places beside the pitch; photographers who covered the previous derby come first.</p>
<h2>What the guide holds</h2>
<ul><li>Access and parking for outside broadcast vans.</li><li>Plan of cameras and sound feeds.</li><li>Mixed zone slots and duty telephone numbers.</li></ul>`,
      },
      pt: {
        title: 'Guia para os media e acreditações do Dérbi dos Faróis',
        summary: 'Prazos, acessos a As Pontes, posições de câmara e turnos da zona mista.',
        body: `<p>Ribeira e Brisa defrontam-se no sábado em As Pontes. O prazo de acreditação termina a {day:3} às 14:00. Há 64 lugares na tribuna de imprensa e 22 junto ao relvado; têm prioridade os fotógrafos que cobriram o dérbi anterior.</p>
<h2>O que inclui o guia</h2>
<ul><li>Acessos e estacionamento para carros de exteriores.</li><li>Planta de câmaras e tomadas de som.</li><li>Turnos da zona mista e telefones de serviço.</li></ul>`,
      },
    },
  },
  {
    key: 'luna-cien-anos',
    section: 'derbies',
    hoursAgo: 44,
    teams: ['monteluna', 'nortada'],
    categories: ['archive', 'preview'],
    tags: ['clasico-de-la-luna', 'history'],
    players: ['baltasar-nkembe', 'edson-cabral'],
    fixture: { home: 'monteluna', away: 'nortada' },
    pictures: ['derby-monteluna-16x9', 'net-monteluna-3x2', 'corner-nortada-3x2', 'bus-nortada-4x5'],
    documents: ['luna-history'],
    contact: 'monteluna',
    translations: {
      es: {
        title: 'Clásico de la Luna: cien años en imágenes',
        summary: 'El archivo de ambos clubes, reunido por primera vez, con cifras de un siglo de partidos.',
        body: `<p>En 1926 un tren nocturno llevó al Nortada hasta Monteluna y el partido empezó con la luna ya alta: así nació el nombre. Cien años y 118 partidos después, los dos clubes han abierto juntos sus archivos.</p>
<p>La selección puede publicarse hasta el final de la temporada. El documento adjunto recoge resultados, goleadores y las tres suspensiones por niebla.</p>`,
      },
      en: {
        title: 'Clásico de la Luna: a hundred years in pictures',
        summary: 'The archives of both clubs together for the first time, with a century of figures.',
        body: `<p>In 1926 a night train took Nortada to Monteluna and the match began with the moon already high: hence the name. A hundred years and 118 matches later both clubs have opened their archives together.</p>
<p>The selection may be published until the end of the season. The attached document holds results, scorers and the three matches lost to fog.</p>`,
      },
      pt: {
        title: 'Clássico da Lua: cem anos em imagens',
        summary: 'O arquivo dos dois clubes, reunido pela primeira vez, com números de um século de jogos.',
        body: `<p>Em 1926 um comboio noturno levou o Nortada até Monteluna e o jogo começou com a lua já alta: assim nasceu o nome. Cem anos e 118 jogos depois, os dois clubes abriram juntos os seus arquivos.</p>
<p>A seleção pode ser publicada até ao final da época. O documento anexo reúne resultados, marcadores e os três jogos suspensos por nevoeiro.</p>`,
      },
    },
  },
]
