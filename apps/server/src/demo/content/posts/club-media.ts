import type { DemoPost } from '../post-type.ts'
import { p, quote, ul } from './body-html.ts'

export const CLUB_MEDIA_POSTS: readonly DemoPost[] = [
  {
    key: 'oliveira-open-session',
    section: 'club-media',
    hoursAgo: 1.3,
    teams: ['oliveira'],
    categories: ['training'],
    tags: ['tactics'],
    players: ['djalma-fortes'],
    pictures: ['overhead-oliveira-16x9', 'portrait-oliveira-4x5'],
    contact: 'oliveira',
    translations: {
      es: {
        title: 'Sesión a puerta abierta',
        summary: 'El último ensayo del Oliveira antes de jugar en Sierra Blanca, visto desde la grúa.',
        body: p(
          'Quince minutos de posesión en media cancha, grabados desde la grúa de Lagar Velho. Los pases van dibujados sobre la imagen; hay una versión sin grafismo para quien la pida.',
          'Djalma Fortes participó con normalidad. Las imágenes pueden usarse hasta el final de la jornada con el crédito del club.',
        ),
      },
      en: {
        title: 'Open session',
        summary: 'Oliveira’s last rehearsal before the trip to Sierra Blanca, seen from the crane.',
        body: p(
          'Fifteen minutes of possession play on half a pitch, shot from the crane at Lagar Velho. The passes are drawn on the picture; a clean version is available on request.',
          'Djalma Fortes trained as normal. The material may be used until the end of the matchday with the club’s credit.',
        ),
      },
      pt: {
        title: 'Treino à porta aberta',
        summary: 'O último ensaio do Oliveira antes de jogar em Sierra Blanca, visto da grua.',
        body: p(
          'Quinze minutos de posse em meio campo, filmados da grua do Lagar Velho. Os passes vão desenhados sobre a imagem; há uma versão sem grafismo para quem a pedir.',
          'Djalma Fortes treinou sem limitações. As imagens podem usar-se até ao fim da jornada com o crédito do clube.',
        ),
      },
    },
  },
  {
    key: 'faro-sur-portraits',
    section: 'club-media',
    hoursAgo: 3.2,
    teams: ['faro-sur'],
    categories: ['archive'],
    tags: ['kit'],
    players: ['celio-andrade'],
    pictures: ['portrait-faro-sur-4x5', 'trophy-faro-sur-4x5'],
    contact: 'faro-sur',
    rights: { kind: 'editorial', untilDays: 227 },
    translations: {
      es: {
        title: 'Retratos oficiales: segunda entrega',
        summary: 'Célio Andrade inaugura la serie de retratos con la equipación de rayas finas.',
        body: p(
          'El club publica la segunda entrega de retratos de la temporada, con la equipación de rayas finas amarillas y negras. El primero es el de Célio Andrade; los demás irán llegando a lo largo de la semana.',
        ),
      },
      en: {
        title: 'Official portraits: second set',
        summary: 'Célio Andrade opens the series in the pinstriped kit.',
        body: p(
          'The club release the second set of portraits of the season, in the yellow and black pinstripes. The first is Célio Andrade’s; the rest will follow in the course of the week.',
        ),
      },
      pt: {
        title: 'Retratos oficiais: segunda série',
        summary: 'Célio Andrade abre a série de retratos com o equipamento de riscas finas.',
        body: p(
          'O clube publica a segunda série de retratos da época, com o equipamento de riscas finas amarelas e pretas. O primeiro é o de Célio Andrade; os restantes chegam ao longo da semana.',
        ),
      },
    },
  },
  {
    key: 'brisa-tunnel',
    section: 'club-media',
    hoursAgo: 6,
    teams: ['brisa', 'nortada'],
    categories: ['report'],
    tags: ['stadiums', 'broadcast'],
    pictures: ['tunnel-brisa-3x2', 'rain-brisa-3x2'],
    videos: ['tunnel-walk'],
    contact: 'brisa',
    rights: { kind: 'news-access' },
    translations: {
      es: {
        title: 'El túnel, minuto a minuto',
        summary: 'Cámara fija en el túnel de El Varadero, del final del calentamiento al himno.',
        body: p(
          'Una cámara, un plano y ningún corte: así ve Queralt Roig la salida al campo desde el último puesto de la fila. Se grabó en el Brisa–Nortada del curso pasado y el club la libera ahora con sonido limpio.',
          'Acceso informativo: noventa segundos por pieza como máximo. Crédito: «Atlético Brisa».',
        ),
      },
      en: {
        title: 'The tunnel, minute by minute',
        summary: 'A fixed camera in the tunnel at El Varadero, from the end of the warm-up to the anthem.',
        body: p(
          'One camera, one shot, no cuts: the walk-out as Queralt Roig sees it from the end of the line. It was filmed at last season’s Brisa v Nortada and is now released with clean sound.',
          'News access: at most ninety seconds per item. Credit: “Atlético Brisa”.',
        ),
      },
      pt: {
        title: 'O túnel, minuto a minuto',
        summary: 'Câmara fixa no túnel de El Varadero, do fim do aquecimento ao hino.',
        body: p(
          'Uma câmara, um plano e nenhum corte: assim vê Queralt Roig a entrada em campo do último lugar da fila. Foi filmado no Brisa–Nortada da época passada e o clube disponibiliza-o agora com som limpo.',
          'Acesso informativo: no máximo noventa segundos por peça. Crédito: «Atlético Brisa».',
        ),
      },
    },
  },
  {
    key: 'cantera-forty-eight-pairs',
    section: 'club-media',
    hoursAgo: 8,
    teams: ['cantera'],
    categories: ['report'],
    tags: ['kit'],
    pictures: ['boots-cantera-4x5'],
    contact: 'cantera',
    translations: {
      es: {
        title: 'Utilería: 48 pares de botas',
        summary: 'Lo que cabe en el baúl de Matías Roldán, utillero del Cantera desde hace treinta años.',
        body:
          p(
            'Cada partido, Matías Roldán carga el mismo baúl. Lo abre para la cámara del club y enumera sin mirar la lista:',
          ) +
          ul(
            '48 pares de botas, ordenados por número de pie y no de dorsal.',
            '12 juegos de cordones naranjas.',
            'Un cepillo de 1994 que nadie más puede tocar.',
          ) +
          p('«Si falta algo, lo sé por el peso», dice.'),
      },
      en: {
        title: 'The kit room: 48 pairs of boots',
        summary: 'What fits into the trunk of Matías Roldán, Cantera’s kit man for thirty years.',
        body:
          p(
            'For every match Matías Roldán loads the same trunk. He opens it for the club’s camera and lists the contents without looking:',
          ) +
          ul(
            '48 pairs of boots, in order of foot and not of shirt number.',
            '12 sets of orange laces.',
            'A brush from 1994 that nobody else may touch.',
          ) +
          p('“If something’s missing I know by the weight,” he says.'),
      },
      pt: {
        title: 'Rouparia: 48 pares de chuteiras',
        summary: 'O que cabe no baú de Matías Roldán, roupeiro do Cantera há trinta anos.',
        body:
          p(
            'Em cada jogo, Matías Roldán carrega o mesmo baú. Abre-o para a câmara do clube e enumera sem olhar para a lista:',
          ) +
          ul(
            '48 pares de chuteiras, por tamanho do pé e não por número da camisola.',
            '12 jogos de atacadores cor de laranja.',
            'Uma escova de 1994 em que mais ninguém pode mexer.',
          ) +
          p('«Se falta alguma coisa, sei pelo peso», diz.'),
      },
    },
  },
  {
    key: 'campo-novo-south-stand',
    section: 'club-media',
    hoursAgo: 10,
    teams: ['campo-novo'],
    categories: ['fans'],
    tags: ['supporters', 'music'],
    fixture: { home: 'campo-novo', away: 'lagoa' },
    pictures: ['crowd-campo-novo-16x9', 'locker-campo-novo-3x2'],
    contact: 'campo-novo',
    translations: {
      es: {
        title: 'La grada sur, en directo',
        summary: 'Ensayo general de la Arena Nova antes de recibir al Lagoa: mosaico, bombo y letra nueva.',
        body: p(
          'Ochocientas personas ensayaron la nueva canción de la grada sur. El estribillo dura siete segundos y el club pide a las televisiones que abran micro en el 14, por Rafa Cardona. Letra disponible en la oficina de prensa.',
        ),
      },
      en: {
        title: 'The south stand, live',
        summary: 'Dress rehearsal at Arena Nova before Lagoa’s visit: mosaic, drum and new words.',
        body: p(
          'Eight hundred people rehearsed the south stand’s new song. The chorus lasts seven seconds, and the club ask broadcasters to open their microphones in the 14th minute, for Rafa Cardona. The words are available from the press office.',
        ),
      },
      pt: {
        title: 'A bancada sul, em direto',
        summary: 'Ensaio geral na Arena Nova antes de receber o Lagoa: mosaico, bombo e letra nova.',
        body: p(
          'Oitocentas pessoas ensaiaram a nova canção da bancada sul. O refrão dura sete segundos e o clube pede às televisões que abram o microfone aos 14 minutos, por Rafa Cardona. A letra está disponível no gabinete de imprensa.',
        ),
      },
    },
  },
  {
    key: 'nortada-academy-travels',
    section: 'club-media',
    hoursAgo: 18,
    teams: ['nortada'],
    categories: ['report'],
    tags: ['youth-academy', 'travel'],
    pictures: ['bus-nortada-4x5', 'number-nortada-4x5'],
    contact: 'nortada',
    translations: {
      es: {
        title: 'La cantera viaja',
        summary: 'Diez juveniles acompañan al primer equipo del Nortada a El Tajo. Un asiento cada uno, y deberes.',
        body: p(
          'El Nortada ha reservado diez plazas del autobús para jugadores de la escuela. Viajan, cenan y calientan con el primer equipo, pero no juegan. A la vuelta entregan una página: «Qué vi que no se ve desde la grada».',
        ),
      },
      en: {
        title: 'The academy on the road',
        summary: 'Ten youngsters travel with Nortada’s first team to El Tajo. One seat each, and homework.',
        body: p(
          'Nortada have kept ten seats on the bus for academy players. They travel, eat and warm up with the first team but don’t play. On the way home they hand in a page: “What I saw that you can’t see from the stand”.',
        ),
      },
      pt: {
        title: 'A formação viaja',
        summary:
          'Dez juniores acompanham a equipa principal do Nortada a El Tajo. Um lugar cada um, e trabalho de casa.',
        body: p(
          'O Nortada reservou dez lugares do autocarro para jogadores da escola. Viajam, jantam e aquecem com a equipa principal, mas não jogam. No regresso entregam uma página: «O que vi que não se vê da bancada».',
        ),
      },
    },
  },
  {
    key: 'puerto-claro-ninety-minutes-of-rain',
    section: 'club-media',
    hoursAgo: 20.5,
    teams: ['puerto-claro'],
    categories: ['training'],
    tags: ['weather'],
    players: ['irati-goni'],
    pictures: ['rain-puerto-claro-16x9', 'boots-puerto-claro-3x2'],
    contact: 'puerto-claro',
    rights: { kind: 'no-archive', untilDays: 3 },
    translations: {
      es: {
        title: 'Noventa minutos de lluvia',
        summary: 'El Puerto Claro preparó el derbi en un charco. Irati Goñi se quedó media hora más.',
        body: p(
          'El aguacero empezó con el primer pitido y no paró hasta el último. Graça Valadares se negó a mover la sesión al pabellón: «En La Atalaya no hay techo». Irati Goñi siguió golpeando faltas cuando ya no quedaba nadie. Uso limitado a esta jornada.',
        ),
      },
      en: {
        title: 'Ninety minutes of rain',
        summary: 'Puerto Claro prepared for the derby in a puddle. Irati Goñi stayed on for half an hour.',
        body: p(
          'The downpour began with the first whistle and stopped with the last. Graça Valadares refused to move indoors: “There’s no roof at La Atalaya.” Irati Goñi was still taking free kicks when everybody else had gone. For use on this matchday only.',
        ),
      },
      pt: {
        title: 'Noventa minutos de chuva',
        summary: 'O Puerto Claro preparou o dérbi dentro de uma poça. Irati Goñi ficou mais meia hora.',
        body: p(
          'O aguaceiro começou com o primeiro apito e só parou com o último. Graça Valadares recusou mudar o treino para o pavilhão: «Em La Atalaya não há teto». Irati Goñi continuou a bater livres quando já não estava ninguém. Uso limitado a esta jornada.',
        ),
      },
    },
  },
  {
    key: 'roca-alta-cup-visits',
    section: 'club-media',
    hoursAgo: 23,
    teams: ['roca-alta'],
    categories: ['community', 'fans'],
    tags: ['cup', 'supporters'],
    pictures: ['trophy-roca-alta-16x9', 'keeper-roca-alta-4x5'],
    contact: 'roca-alta',
    translations: {
      es: {
        title: 'La copa visita el barrio',
        summary:
          'El trofeo recorre las ciudades de los cuartos de final. En Roca Alta pasó por nueve barrios en un día.',
        body: p(
          'Más de seis mil vecinos tocaron la Copa Meridiana en su gira por las ciudades de cuartos. En el mercado la pesaron: cuatro kilos con doscientos. El pescadero pidió que constara que es menos que un mero.',
        ),
      },
      en: {
        title: 'The cup comes round',
        summary: 'The trophy is touring the quarter-final cities. In Roca Alta it saw nine neighbourhoods in a day.',
        body: p(
          'More than six thousand people touched the Meridiana Cup on its tour of the quarter-final cities. In the market they weighed it: four point two kilos. The fishmonger wished it to be recorded that this is less than a grouper.',
        ),
      },
      pt: {
        title: 'A taça visita o bairro',
        summary: 'O troféu percorre as cidades dos quartos de final. Em Roca Alta passou por nove bairros num dia.',
        body: p(
          'Mais de seis mil moradores tocaram na Taça Meridiana durante a volta pelas cidades dos quartos. No mercado pesaram-na: quatro quilos e duzentos. O peixeiro quis que ficasse escrito que é menos do que um mero.',
        ),
      },
    },
  },
  {
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
  },
  {
    key: 'vega-real-bus-inside',
    section: 'club-media',
    hoursAgo: 51,
    teams: ['vega-real'],
    categories: ['report'],
    tags: ['travel'],
    pictures: ['portrait-vega-real-3x2', 'bus-vega-real-3x2'],
    contact: 'vega-real',
    translations: {
      es: {
        title: 'El autobús, por dentro',
        summary: 'Quién se sienta con quién en el viaje del Vega Real, y por qué la fila siete va siempre vacía.',
        body: p(
          'Yago Cifuentes duerme, Fatou Sarr estudia y Simón Etxebeste lleva las cartas. La fila siete se deja libre desde 2011, cuando el equipo ganó un partido imposible el día en que se rompió ese asiento. Se arregló al lunes siguiente. Nadie se ha vuelto a sentar.',
        ),
      },
      en: {
        title: 'Inside the bus',
        summary: 'Who sits with whom when Vega Real travel, and why row seven is always empty.',
        body: p(
          'Yago Cifuentes sleeps, Fatou Sarr studies and Simón Etxebeste brings the cards. Row seven has been left free since 2011, when the team won an impossible match on the day that seat broke. It was mended the following Monday. Nobody has sat in it since.',
        ),
      },
      pt: {
        title: 'O autocarro, por dentro',
        summary: 'Quem se senta com quem nas viagens do Vega Real, e porque vai sempre vazia a fila sete.',
        body: p(
          'Yago Cifuentes dorme, Fatou Sarr estuda e Simón Etxebeste leva as cartas. A fila sete fica livre desde 2011, quando a equipa ganhou um jogo impossível no dia em que esse banco se partiu. Foi arranjado na segunda-feira seguinte. Nunca mais ninguém lá se sentou.',
        ),
      },
    },
  },
  {
    key: 'monteluna-new-goals',
    section: 'club-media',
    hoursAgo: 73,
    teams: ['monteluna'],
    categories: ['report'],
    tags: ['stadiums', 'technology'],
    players: ['lucia-armengol'],
    pictures: ['net-monteluna-3x2'],
    contact: 'monteluna',
    translations: {
      es: {
        title: 'Redes nuevas en Alto de la Luna',
        summary: 'Malla hexagonal y cámara dentro del poste. Lucía Armengol las estrenó encajando, y se rió.',
        body: p(
          'El Monteluna ha cambiado las redes de sus dos porterías: hilo más fino, malla hexagonal y una microcámara en el poste derecho cuya señal estará disponible para los titulares de derechos. En la prueba, Andoni Galarza le marcó a Lucía Armengol a la primera. «Bonita se ve, desde luego», concedió ella.',
        ),
      },
      pt: {
        title: 'Redes novas em Alto de la Luna',
        summary: 'Malha hexagonal e câmara dentro do poste. Lucía Armengol estreou-as a sofrer, e riu-se.',
        body: p(
          'O Monteluna mudou as redes das duas balizas: fio mais fino, malha hexagonal e uma microcâmara no poste direito, cujo sinal estará à disposição dos detentores de direitos. No teste, Andoni Galarza marcou a Lucía Armengol à primeira. «Bonita fica, de facto», concedeu ela.',
        ),
      },
    },
  },
  {
    key: 'ribeira-morning',
    section: 'club-media',
    hoursAgo: 97,
    teams: ['ribeira'],
    categories: ['training'],
    tags: ['youth-academy'],
    players: ['duarte-nogueira', 'ines-salgueiro'],
    pictures: ['training-ribeira-16x9', 'portrait-ribeira-4x5'],
    contact: 'ribeira',
    translations: {
      es: {
        title: 'Mañana de rondos en As Pontes',
        summary: 'El vestuario más joven de la liga entrena antes de ir a clase. Siete tienen examen esta semana.',
        body: p(
          'A las ocho y media, rondo. A las diez, clase. Duarte Nogueira e Inês Salgueiro comparten coche, apuntes y una apuesta: quien saque menos nota lava los petos. Imágenes y sonido de la sesión, cedidos por el club.',
        ),
      },
      en: {
        title: 'A morning of rondos at As Pontes',
        summary: 'The youngest dressing room in the league trains before class. Seven of them have exams this week.',
        body: p(
          'Rondo at half past eight, class at ten. Duarte Nogueira and Inês Salgueiro share a car, their notes and a bet: whoever gets the lower mark washes the bibs. Pictures of the session courtesy of the club.',
        ),
      },
      pt: {
        title: 'Manhã de meiinhos em As Pontes',
        summary: 'O balneário mais jovem da liga treina antes das aulas. Sete têm exame esta semana.',
        body: p(
          'Às oito e meia, meiinho. Às dez, aulas. Duarte Nogueira e Inês Salgueiro partilham carro, apontamentos e uma aposta: quem tiver pior nota lava os coletes. Imagens do treino cedidas pelo clube.',
        ),
      },
    },
  },
  {
    key: 'sierra-blanca-arteaga-unscripted',
    section: 'club-media',
    hoursAgo: 119,
    teams: ['sierra-blanca'],
    categories: ['press-conference'],
    tags: ['coaches'],
    pictures: ['press-sierra-blanca-3x2'],
    contact: 'sierra-blanca',
    translations: {
      es: {
        title: 'Arteaga, sin guion',
        summary: 'La entrenadora del Sierra Blanca cambió la rueda de prensa por un paseo con los periodistas.',
        body:
          p(
            'Doce periodistas, cuatro kilómetros y una entrenadora que contesta sin dejar de andar. Mónica Arteaga cambió la sala por el camino de los neveros, y la última pregunta se hizo en la cumbre.',
          ) + quote('«Sentada pienso lo que debo decir. Andando digo lo que pienso»'),
      },
      en: {
        title: 'Arteaga, unscripted',
        summary: 'Sierra Blanca’s coach swapped her press conference for a walk with the reporters.',
        body:
          p(
            'Twelve reporters, four kilometres and a coach who answers without breaking step. Mónica Arteaga left the press room for the old ice-house path, and the last question was put at the top.',
          ) + quote('“Sitting down I think about what I ought to say. Walking I say what I think”'),
      },
      pt: {
        title: 'Arteaga, sem guião',
        summary: 'A treinadora do Sierra Blanca trocou a conferência de imprensa por uma caminhada com os jornalistas.',
        body:
          p(
            'Doze jornalistas, quatro quilómetros e uma treinadora que responde sem parar de andar. Mónica Arteaga trocou a sala pelo caminho dos neveiros, e a última pergunta fez-se no cume.',
          ) + quote('«Sentada penso no que devo dizer. A andar digo o que penso»'),
      },
    },
  },
  {
    key: 'salinas-tunnel-lights',
    section: 'club-media',
    hoursAgo: 142,
    teams: ['salinas'],
    categories: ['report'],
    tags: ['stadiums'],
    pictures: ['tunnel-salinas-4x5', 'corner-salinas-4x5'],
    contact: 'salinas',
    translations: {
      es: {
        title: 'Vuelve la luz al túnel de Campo de la Sal',
        summary: 'El agua llegó a los enchufes. Tres semanas después, el Salinas ya no sale al campo con linternas.',
        body: p(
          'Desde la inundación, el equipo salía del túnel con linternas frontales. Ayer volvió la corriente. Jacinto Cuesta pidió conservar las linternas «por si acaso», y el club las ha colgado junto a la puerta, numeradas.',
        ),
      },
    },
  },
  {
    key: 'ferreria-biyogo-board',
    section: 'club-media',
    hoursAgo: 167,
    teams: ['ferreria'],
    categories: ['report'],
    tags: ['tactics', 'coaches'],
    pictures: ['coach-ferreria-3x2', 'rain-ferreria-4x5'],
    contact: 'ferreria',
    translations: {
      es: {
        title: 'La pizarra de Biyogo',
        summary: 'Chapa de acero, imanes de tuerca y una regla: no se borra hasta que se gana.',
        body: p(
          'La pizarra táctica de Anselmo Biyogo es una chapa de la antigua acería, y las fichas son tuercas. Hay una jugada que lleva dibujada desde la jornada 2. «Se borra cuando salga», dice. Salió una vez, en el 4–2 al Campo Novo, y entonces dibujó otra.',
        ),
      },
      en: {
        title: 'Biyogo’s board',
        summary: 'Steel plate, nuts for magnets and one rule: nothing is wiped off until it works.',
        body: p(
          'Anselmo Biyogo’s tactics board is a plate from the old steelworks, and the players are nuts. One move has been up since matchday 2. “It comes off when it comes off,” he says. It did once, in the 4–2 win over Campo Novo, so he drew another.',
        ),
      },
      pt: {
        title: 'O quadro de Biyogo',
        summary: 'Chapa de aço, porcas a fazer de ímanes e uma regra: não se apaga enquanto não resultar.',
        body: p(
          'O quadro tático de Anselmo Biyogo é uma chapa da antiga siderurgia, e as peças são porcas. Há uma jogada desenhada desde a jornada 2. «Apaga-se quando sair», diz. Saiu uma vez, no 4–2 ao Campo Novo, e então desenhou outra.',
        ),
      },
    },
  },
  {
    key: 'estuario-from-the-air',
    section: 'club-media',
    hoursAgo: 191,
    teams: ['estuario'],
    categories: ['report'],
    tags: ['stadiums'],
    pictures: ['floodlights-estuario-3x2'],
    contact: 'estuario',
    rights: { kind: 'editorial', untilDays: 60 },
    translations: {
      es: {
        title: 'La Marisma, desde el tejado',
        summary: 'Vista nocturna del estadio del Estuario con la marea alta. Autorizada para portada.',
        body: p(
          'La imagen se tomó con trípode desde la cubierta de la tribuna, a la hora en que la pleamar llega al aparcamiento. El club autoriza su uso en portada y en apertura de informativos durante dos meses.',
        ),
      },
      en: {
        title: 'La Marisma from the roof',
        summary: 'Estuario’s ground by night at high tide. Cleared for front pages.',
        body: p(
          'The picture was taken from a tripod on the roof of the main stand at the hour when high water reaches the car park. The club clear it for front pages and programme openings for two months.',
        ),
      },
      pt: {
        title: 'La Marisma, vista do telhado',
        summary: 'Vista noturna do estádio do Estuario com a maré cheia. Autorizada para primeira página.',
        body: p(
          'A imagem foi feita com tripé na cobertura da bancada, à hora em que a preia-mar chega ao parque de estacionamento. O clube autoriza o uso em primeira página e em abertura de noticiários durante dois meses.',
        ),
      },
    },
  },
  {
    key: 'bahia-verde-gloves',
    section: 'club-media',
    hoursAgo: 216,
    teams: ['bahia-verde'],
    categories: ['training'],
    tags: ['goalkeepers', 'kit'],
    players: ['ayoze-hernan'],
    pictures: ['keeper-bahia-verde-16x9', 'portrait-bahia-verde-4x5'],
    contact: 'bahia-verde',
    translations: {
      es: {
        title: 'Guantes nuevos para Ayoze',
        summary: 'El portero del Bahía Verde los estrena en el entrenamiento y los firma para subasta benéfica.',
        body: p(
          'Ayoze Hernán entrena dos días con cada par y los dona al tercero. Los que se ven en la imagen pararon noventa y cuatro disparos antes de salir a subasta en favor de la escuela de vela adaptada de la bahía.',
        ),
      },
      en: {
        title: 'New gloves for Ayoze',
        summary: 'The Bahía Verde goalkeeper tries them out in training and signs them for a charity auction.',
        body: p(
          'Ayoze Hernán trains in each pair for two days and gives it away on the third. Those in the picture stopped ninety-four shots before going under the hammer for the bay’s adapted sailing school.',
        ),
      },
      pt: {
        title: 'Luvas novas para Ayoze',
        summary: 'O guarda-redes do Bahía Verde estreia-as no treino e assina-as para um leilão solidário.',
        body: p(
          'Ayoze Hernán treina dois dias com cada par e oferece-o ao terceiro. As que se veem na imagem pararam noventa e quatro remates antes de irem a leilão a favor da escola de vela adaptada da baía.',
        ),
      },
    },
  },
  {
    key: 'estrela-behind-the-doors',
    section: 'club-media',
    hoursAgo: 241,
    teams: ['estrela'],
    categories: ['report'],
    tags: ['stadiums'],
    pictures: ['tunnel-estrela-3x2', 'volley-estrela-3x2'],
    contact: 'estrela',
    translations: {
      en: {
        title: 'Maré Alta, behind the doors',
        summary: 'Estrela let a camera into the corridor between dressing room and tunnel, last painted in 1979.',
        body: p(
          'Nobody may repaint the corridor at Maré Alta. Since 1979 every player has written a name on the wall before a debut, and there are 612. Débora Lins found her aunt’s and signed beneath it.',
        ),
      },
      pt: {
        title: 'Maré Alta, atrás das portas',
        summary:
          'O Estrela deixou entrar uma câmara no corredor entre o balneário e o túnel, pintado pela última vez em 1979.',
        body: p(
          'Ninguém pode pintar o corredor da Maré Alta. Desde 1979, cada jogador escreve o nome na parede antes da estreia, e já lá estão 612. Débora Lins encontrou o da tia e assinou por baixo.',
        ),
      },
    },
  },
  {
    key: 'trigales-inherited-boots',
    section: 'club-media',
    hoursAgo: 291,
    teams: ['trigales'],
    categories: ['community'],
    tags: ['kit', 'sustainability'],
    pictures: ['locker-trigales-3x2', 'boots-trigales-4x5', 'celebration-trigales-3x2'],
    contact: 'trigales',
    translations: {
      es: {
        title: 'Botas heredadas',
        summary: 'En Trigales ninguna bota se tira: pasa al juvenil, del juvenil al alevín y de ahí a la maceta.',
        body: p(
          'El club lleva un registro de cada par desde 2009. Las de Jimena Tordera las usa ahora su prima; las de Cosme Villar, un chico de trece años con el mismo pie. Las que ya no dan para más adornan, con geranios, la entrada de La Era.',
        ),
      },
    },
  },
  {
    key: 'lagoa-hand-sewn-armband',
    section: 'club-media',
    hoursAgo: 313,
    teams: ['lagoa', 'ribeira'],
    categories: ['report'],
    tags: ['captains', 'kit'],
    players: ['carolina-meira'],
    pictures: ['captains-lagoa-3x2', 'floodlights-lagoa-16x9'],
    contact: 'lagoa',
    translations: {
      pt: {
        title: 'A braçadeira cosida à mão',
        summary:
          'Há 40 anos que dona Zulmira cose a braçadeira do Lagoa. A desta época leva um fio de cada adepto fundador.',
        body: p(
          'A braçadeira que Carolina Meira usa não se compra. Cose-a dona Zulmira, vizinha do estádio das Garças, que pede aos sócios mais antigos um fio de uma peça de roupa. A deste ano tem cinquenta e três, e um é de um vestido de noiva.',
        ),
      },
    },
  },
]
