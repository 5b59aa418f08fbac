import type { DemoPost } from '../post-type.ts'
import { h2, p, ul } from './body-html.ts'

export const REGULAR_CONTENT_POSTS: readonly DemoPost[] = [
  {
    key: 'matchday-12-planner',
    section: 'regular-content',
    hoursAgo: 12,
    teams: [],
    categories: ['preview', 'accreditation'],
    tags: ['calendar', 'refereeing'],
    matchday: 12,
    pictures: ['corner-almenara-16x9'],
    documents: ['referee-appointments', 'mixed-zone-plan'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Agenda de la jornada 12: diez partidos y un derbi',
        summary: 'Quién juega, quién pita y quién habla. Con las designaciones y el plano de la zona mixta.',
        body:
          p(
            'La agenda reúne los diez encuentros de la jornada, los árbitros y los contactos de guardia. Las tribunas de prensa abren dos horas antes.',
          ) +
          ul(
            'Vega Real–Ribeira (La Acequia). Dirige Gil Torcuato.',
            'Monteluna–Faro Sur (Alto de la Luna). Lorena Vives.',
            'Almenara–Puerto Claro (La Atalaya). Beatriz Cuesta.',
            'Cantera–Nortada (El Tajo). Damião Alves.',
            'Brisa–Roca Alta (El Varadero). Ferran Ollé.',
            'Campo Novo–Lagoa (Arena Nova). Pilar Yuste.',
            'Estrela–Estuario (Maré Alta). Rui Camacho.',
            'Sierra Blanca–Oliveira (Los Neveros). Ekaitz Aranburu.',
            'Ferrería–Trigales (Altos Hornos). Amaya Lizarraga.',
            'Bahía Verde–Salinas (Las Tortugas). Sónia Ramalho.',
          ) +
          p('Los packs de cada partido se actualizan durante el encuentro: una sola descarga, siempre con lo nuevo.'),
      },
      en: {
        title: 'Matchday 12 planner: ten matches and a derby',
        summary: 'Who plays, who referees and who talks. With the appointments and the plan of the mixed zone.',
        body:
          p(
            'The planner lists the ten matches, the referees and the contacts on duty. Press boxes open two hours before kick-off.',
          ) +
          ul(
            'Vega Real v Ribeira (La Acequia). Referee: Gil Torcuato.',
            'Monteluna v Faro Sur (Alto de la Luna). Lorena Vives.',
            'Almenara v Puerto Claro (La Atalaya). Beatriz Cuesta.',
            'Cantera v Nortada (El Tajo). Damião Alves.',
            'Brisa v Roca Alta (El Varadero). Ferran Ollé.',
            'Campo Novo v Lagoa (Arena Nova). Pilar Yuste.',
            'Estrela v Estuario (Maré Alta). Rui Camacho.',
            'Sierra Blanca v Oliveira (Los Neveros). Ekaitz Aranburu.',
            'Ferrería v Trigales (Altos Hornos). Amaya Lizarraga.',
            'Bahía Verde v Salinas (Las Tortugas). Sónia Ramalho.',
          ) +
          p('Match packs are updated as play goes on: one download, always with what is new.'),
      },
      pt: {
        title: 'Agenda da jornada 12: dez jogos e um dérbi',
        summary: 'Quem joga, quem apita e quem fala. Com as nomeações e a planta da zona mista.',
        body:
          p(
            'A agenda reúne os dez jogos da jornada, os árbitros e os contactos de serviço. As tribunas de imprensa abrem duas horas antes.',
          ) +
          ul(
            'Vega Real–Ribeira (La Acequia). Dirige Gil Torcuato.',
            'Monteluna–Faro Sur (Alto de la Luna). Lorena Vives.',
            'Almenara–Puerto Claro (La Atalaya). Beatriz Cuesta.',
            'Cantera–Nortada (El Tajo). Damião Alves.',
            'Brisa–Roca Alta (El Varadero). Ferran Ollé.',
            'Campo Novo–Lagoa (Arena Nova). Pilar Yuste.',
            'Estrela–Estuario (Maré Alta). Rui Camacho.',
            'Sierra Blanca–Oliveira (Los Neveros). Ekaitz Aranburu.',
            'Ferrería–Trigales (Altos Hornos). Amaya Lizarraga.',
            'Bahía Verde–Salinas (Las Tortugas). Sónia Ramalho.',
          ) +
          p('Os packs de cada jogo atualizam-se durante a partida: uma só descarga, sempre com o que há de novo.'),
      },
    },
  },
  {
    key: 'figures-after-11',
    section: 'regular-content',
    hoursAgo: 23.4,
    teams: [],
    categories: ['statistics'],
    tags: ['records'],
    matchday: 11,
    pictures: ['overhead-campo-novo-4x5'],
    documents: ['statistics-after-11'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'La liga en cifras tras la jornada 11',
        summary: 'Clasificación completa en CSV y cinco datos que conviene tener a mano.',
        body:
          p(
            'Los números de las once primeras jornadas, listos para gráficos. El CSV usa punto y coma y se actualiza al cierre de cada jornada.',
          ) +
          ul(
            'Líder: Puerto Claro, 26 puntos y 22 goles.',
            'Menos goles encajados: Almenara, cinco.',
            'Sin perder: Monteluna, seis victorias y cinco empates.',
            'Más empates: Faro Sur, siete.',
            'Sin ganar: Trigales.',
          ),
      },
      en: {
        title: 'The league in figures after matchday 11',
        summary: 'The full table as CSV, and five facts to keep at hand.',
        body:
          p(
            'The numbers of the first eleven matchdays, ready for graphics. The CSV uses semicolons and is updated at the end of each matchday.',
          ) +
          ul(
            'Leaders: Puerto Claro, 26 points and 22 goals.',
            'Fewest conceded: Almenara, five.',
            'Unbeaten: Monteluna, six wins and five draws.',
            'Most draws: Faro Sur, seven.',
            'Without a win: Trigales.',
          ),
      },
      pt: {
        title: 'A liga em números após a jornada 11',
        summary: 'Classificação completa em CSV e cinco dados para ter à mão.',
        body:
          p(
            'Os números das onze primeiras jornadas, prontos para gráficos. O CSV usa ponto e vírgula e é atualizado no fim de cada jornada.',
          ) +
          ul(
            'Líder: Puerto Claro, 26 pontos e 22 golos.',
            'Menos golos sofridos: Almenara, cinco.',
            'Sem perder: Monteluna, seis vitórias e cinco empates.',
            'Mais empates: Faro Sur, sete.',
            'Sem ganhar: Trigales.',
          ),
      },
    },
  },
  {
    key: 'a-day-in-twenty-pictures',
    section: 'regular-content',
    hoursAgo: 47,
    teams: [],
    categories: ['report', 'archive'],
    tags: ['supporters', 'stadiums'],
    pictures: [
      'bus-cantera-16x9',
      'bus-vega-real-3x2',
      'locker-brisa-4x5',
      'locker-campo-novo-3x2',
      'locker-sierra-blanca-3x2',
      'tunnel-salinas-4x5',
      'tunnel-estrela-3x2',
      'tunnel-brisa-3x2',
      'captains-lagoa-3x2',
      'huddle-sierra-blanca-4x5',
      'boots-cantera-4x5',
      'corner-salinas-4x5',
      'overhead-oliveira-16x9',
      'volley-estrela-3x2',
      'keeper-bahia-verde-16x9',
      'rain-ferreria-4x5',
      'net-estuario-4x5',
      'celebration-trigales-3x2',
      'crowd-campo-novo-16x9',
      'floodlights-lagoa-16x9',
    ],
    contact: 'league-photo',
    rights: { kind: 'editorial', untilDays: 200 },
    translations: {
      es: {
        title: 'Un día de partido en veinte fotografías',
        summary: 'De la llegada del autobús al último foco: un recorrido por trece campos, en orden de reloj.',
        body: p(
          'Ninguna de estas veinte imágenes es de un gol decisivo. Cuentan lo que rodea al partido: el autobús entre bufandas, las camisetas colgadas, el túnel, el corro, la línea, la lluvia y la grada que no se va.',
          'Están ordenadas como transcurre el día y pueden publicarse sueltas o como serie. Cada fichero lleva incrustados el pie, el crédito y los derechos.',
        ),
      },
      en: {
        title: 'A matchday in twenty pictures',
        summary: 'From the bus pulling in to the last floodlight: a tour of thirteen grounds by the clock.',
        body: p(
          'None of these twenty pictures shows a decisive goal. They tell of what surrounds a match: the bus among the scarves, the shirts on their hooks, the tunnel, the huddle, the line, the rain and the stand that won’t go home.',
          'They follow the course of the day and may be published singly or as a series. Every file carries its caption, credit and rights.',
        ),
      },
      pt: {
        title: 'Um dia de jogo em vinte fotografias',
        summary: 'Da chegada do autocarro ao último holofote: um percurso por treze campos, por ordem de relógio.',
        body: p(
          'Nenhuma destas vinte imagens mostra um golo decisivo. Contam o que rodeia o jogo: o autocarro entre cachecóis, as camisolas penduradas, o túnel, a roda, a linha, a chuva e a bancada que não se vai embora.',
          'Estão ordenadas como decorre o dia e podem publicar-se soltas ou em série. Cada ficheiro leva embutidos a legenda, o crédito e os direitos.',
        ),
      },
    },
  },
  {
    key: 'official-portraits',
    section: 'regular-content',
    hoursAgo: 71,
    teams: [],
    categories: ['archive'],
    tags: ['kit'],
    pictures: [
      'portrait-salinas-4x5',
      'portrait-lagoa-4x5',
      'portrait-almenara-4x5',
      'portrait-bahia-verde-4x5',
      'portrait-cantera-4x5',
      'portrait-estuario-4x5',
      'portrait-faro-sur-4x5',
      'portrait-monteluna-4x5',
      'portrait-nortada-4x5',
      'portrait-oliveira-4x5',
      'portrait-puerto-claro-17-4x5',
      'portrait-puerto-claro-4x5',
      'portrait-ribeira-4x5',
      'portrait-roca-alta-11-4x5',
      'portrait-roca-alta-4x5',
      'portrait-vega-real-4x5',
    ],
    contact: 'league-photo',
    rights: { kind: 'editorial', untilDays: 227 },
    translations: {
      es: {
        title: 'Retratos oficiales de la temporada {season}',
        summary: 'Dieciséis futbolistas, fondo del color de su club y dorsal. Para fichas, rótulos y previas.',
        body: p(
          'La colección crece cada semana. Todos los retratos comparten encuadre, de modo que pueden alternarse en un mismo rótulo sin saltos. Están libres para uso editorial hasta final de temporada.',
          'Si falta alguien que necesiten, escriban a la mesa de fotografía: la sesión siguiente se decide por petición.',
        ),
      },
      en: {
        title: 'Official portraits of the {season} season',
        summary: 'Sixteen players, a ground in club colours and a number. For profiles, captions and previews.',
        body: p(
          'The collection grows every week. All portraits share the same framing, so they can follow one another in a graphic without a jump. Free for editorial use until the end of the season.',
          'If somebody you need is missing, write to the picture desk: requests decide the next session.',
        ),
      },
      pt: {
        title: 'Retratos oficiais da época {season}',
        summary: 'Dezasseis futebolistas, fundo da cor do clube e número. Para fichas, oráculos e antevisões.',
        body: p(
          'A coleção cresce todas as semanas. Os retratos têm o mesmo enquadramento, de modo que podem alternar no mesmo grafismo sem saltos. São livres para uso editorial até ao fim da época.',
          'Se faltar alguém de que precise, escreva à mesa de fotografia: a sessão seguinte decide-se por pedidos.',
        ),
      },
    },
  },
  {
    key: 'media-guide',
    section: 'regular-content',
    hoursAgo: 100,
    teams: [],
    categories: ['accreditation'],
    tags: ['stadiums', 'accessibility'],
    pictures: ['press-lagoa-16x9'],
    documents: ['media-guide', 'accessibility-guide', 'accreditation-terms'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Guía de medios de la temporada {season}',
        summary: 'Estadios, ciudades, banquillos y tribunas de los veinte clubes. Con la guía de accesibilidad.',
        body:
          p(
            'La guía reúne en un documento lo que se pregunta cada jornada: por dónde se entra, dónde se enchufa, a qué hora se habla.',
          ) +
          h2('La liga, en cinco líneas') +
          ul(
            'Veinte clubes, 38 jornadas, equipos mixtos.',
            'Fundada en 1926.',
            'Presidenta: Sagrario Belmonte.',
            'Jefa de prensa: Marta Quiroga.',
            'Liga, clubes, lugares y personas son inventados: nada de lo que se cuenta aquí ha ocurrido.',
          ),
      },
      en: {
        title: 'Media guide of the {season} season',
        summary: 'Stadiums, cities, coaches and press boxes of the twenty clubs. With the accessibility guide.',
        body:
          p('The guide holds what people ask every matchday: where to go in, where to plug in, when people talk.') +
          h2('The league in five lines') +
          ul(
            'Twenty clubs, 38 matchdays, mixed teams.',
            'Founded in 1926.',
            'President: Sagrario Belmonte.',
            'Head of press: Marta Quiroga.',
            'League, clubs, places and people are invented: nothing told here has happened.',
          ),
      },
      pt: {
        title: 'Guia de media da época {season}',
        summary: 'Estádios, cidades, treinadores e tribunas dos vinte clubes. Com o guia de acessibilidade.',
        body:
          p(
            'O guia reúne num documento o que se pergunta em cada jornada: por onde se entra, onde se liga, a que horas se fala.',
          ) +
          h2('A liga em cinco linhas') +
          ul(
            'Vinte clubes, 38 jornadas, equipas mistas.',
            'Fundada em 1926.',
            'Presidente: Sagrario Belmonte.',
            'Chefe de imprensa: Marta Quiroga.',
            'Liga, clubes, lugares e pessoas são inventados: nada do que aqui se conta aconteceu.',
          ),
      },
    },
  },
  {
    key: 'four-saves',
    section: 'regular-content',
    hoursAgo: 126,
    teams: ['cantera', 'puerto-claro', 'bahia-verde', 'roca-alta'],
    categories: ['match-gallery'],
    tags: ['goalkeepers'],
    players: ['alma-reguera', 'gorka-zubiaur', 'ayoze-hernan', 'elian-tordesillas'],
    pictures: ['keeper-roca-alta-4x5', 'keeper-bahia-verde-16x9', 'keeper-cantera-3x2', 'keeper-puerto-claro-3x2'],
    contact: 'league-photo',
    translations: {
      es: {
        title: 'Cuatro paradas para guardar',
        summary: 'Hernán, Reguera, Zubiaur y Tordesillas, en el aire. La mesa elige las del mes.',
        body: p(
          'Cuatro estiradas, cuatro estilos. Ayoze Hernán sale con el puño; Alma Reguera, con dos dedos; Gorka Zubiaur, con el cuerpo entero; Elián Tordesillas, con lo que tenga más cerca. Se publica una selección al mes.',
        ),
      },
      en: {
        title: 'Four saves to keep',
        summary: 'Hernán, Reguera, Zubiaur and Tordesillas in mid-air. The desk’s choice of the month.',
        body: p(
          'Four dives, four styles. Ayoze Hernán goes with his fist, Alma Reguera with two fingers, Gorka Zubiaur with his whole body and Elián Tordesillas with whatever is nearest. A selection appears every month.',
        ),
      },
      pt: {
        title: 'Quatro defesas para guardar',
        summary: 'Hernán, Reguera, Zubiaur e Tordesillas, no ar. A mesa escolhe as do mês.',
        body: p(
          'Quatro voos, quatro estilos. Ayoze Hernán sai com o punho; Alma Reguera, com dois dedos; Gorka Zubiaur, com o corpo todo; Elián Tordesillas, com o que tiver mais à mão. Publica-se uma seleção por mês.',
        ),
      },
    },
  },
  {
    key: 'brand-kit',
    section: 'regular-content',
    hoursAgo: 150,
    teams: [],
    categories: ['infographic'],
    tags: ['kit'],
    pictures: ['corner-faro-sur-16x9'],
    documents: ['brand-kit'],
    contact: 'league-photo',
    translations: {
      es: {
        title: 'Escudos y marca: paquete para redacciones',
        summary: 'Los veinte escudos en formato vectorial, listos para gráficos y rótulos.',
        body:
          p(
            'El paquete contiene los escudos de los veinte clubes. Pueden usarse en información sobre la competición.',
          ) +
          ul(
            'No se deforman ni cambian de color.',
            'Alrededor se deja, al menos, la cuarta parte de su altura.',
            'Por debajo de 20 píxeles, mejor el nombre del club.',
          ),
      },
      en: {
        title: 'Crests and brand: a kit for newsrooms',
        summary: 'The twenty crests as vectors, ready for graphics and captions.',
        body:
          p('The kit holds the crests of the twenty clubs. They may be used in news about the competition.') +
          ul(
            'Don’t distort or recolour them.',
            'Leave at least a quarter of their height free around them.',
            'Below 20 pixels use the club’s name instead.',
          ),
      },
      pt: {
        title: 'Emblemas e marca: pacote para redações',
        summary: 'Os vinte emblemas em formato vetorial, prontos para gráficos e oráculos.',
        body:
          p('O pacote contém os emblemas dos vinte clubes. Podem usar-se em informação sobre a competição.') +
          ul(
            'Não se deformam nem mudam de cor.',
            'À volta deixa-se, pelo menos, um quarto da altura.',
            'Abaixo de 20 píxeis, é preferível o nome do clube.',
          ),
      },
    },
  },
  {
    key: 'sound-library',
    section: 'regular-content',
    hoursAgo: 246,
    teams: ['almenara', 'puerto-claro', 'vega-real'],
    categories: ['archive', 'fans'],
    tags: ['broadcast', 'supporters'],
    pictures: ['tunnel-almenara-16x9', 'crowd-vega-real-3x2'],
    videos: ['stands', 'training', 'tunnel-walk'],
    contact: 'league-video',
    rights: { kind: 'news-access' },
    translations: {
      es: {
        title: 'Biblioteca de ambientes: grada, túnel y entrenamiento',
        summary: 'Tres clips con sonido limpio y sin voz, subtitulados, para fondos y transiciones.',
        body: p(
          'La mesa de vídeo abre una biblioteca de planos de recurso: la grada, la salida del túnel y quince minutos abiertos de entrenamiento. Sin locución ni rótulos, con el sonido descrito en subtítulos.',
          'Acceso informativo: como máximo noventa segundos por pieza.',
        ),
      },
      en: {
        title: 'Ambience library: stand, tunnel and training',
        summary: 'Three clips with clean sound and no voice, subtitled, for beds and transitions.',
        body: p(
          'The video desk opens a library of stock shots: the stand, the walk-out and fifteen open minutes of training. No voice-over, no lettering, with the sound described in subtitles.',
          'News access: at most ninety seconds per item.',
        ),
      },
      pt: {
        title: 'Biblioteca de ambientes: bancada, túnel e treino',
        summary: 'Três clipes com som limpo e sem voz, legendados, para fundos e transições.',
        body: p(
          'A mesa de vídeo abre uma biblioteca de planos de apoio: a bancada, a saída do túnel e quinze minutos abertos de treino. Sem locução nem grafismos, com o som descrito em legendas.',
          'Acesso informativo: no máximo noventa segundos por peça.',
        ),
      },
    },
  },
  {
    key: 'grounds-by-night',
    section: 'regular-content',
    hoursAgo: 304,
    teams: ['almenara', 'estuario', 'faro-sur', 'lagoa'],
    categories: ['archive'],
    tags: ['stadiums'],
    pictures: [
      'floodlights-lagoa-16x9',
      'floodlights-almenara-3x2',
      'floodlights-estuario-3x2',
      'floodlights-faro-sur-16x9',
    ],
    contact: 'league-photo',
    translations: {
      es: {
        title: 'Los estadios, de noche: primera serie',
        summary: 'La Atalaya, La Marisma, Los Faros y Garças bajo los focos. Para aperturas y fondos.',
        body: p(
          'Cuatro estadios fotografiados desde el mismo ángulo y a la misma hora, con las luces encendidas y el campo en juego. La serie se completará con los dieciséis restantes antes de final de temporada.',
        ),
      },
      en: {
        title: 'Grounds by night: first series',
        summary: 'La Atalaya, La Marisma, Los Faros and Garças under floodlights. For openings and backgrounds.',
        body: p(
          'Four stadiums photographed from the same angle at the same hour, lights on and a match under way. The other sixteen will follow before the end of the season.',
        ),
      },
    },
  },
]
