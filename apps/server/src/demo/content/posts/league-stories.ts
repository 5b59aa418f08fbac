import type { DemoPost } from '../post-type.ts'
import { p, ul } from './body-html.ts'

export const LEAGUE_STORY_POSTS: readonly DemoPost[] = [
  {
    key: 'who-paints-the-lines',
    section: '{product}-stories',
    hoursAgo: 27,
    teams: [],
    categories: ['report'],
    tags: ['technology', 'stadiums'],
    pictures: ['overhead-brisa-3x2', 'overhead-oliveira-16x9', 'overhead-campo-novo-4x5'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Quién pinta las líneas de los 20 campos',
        summary: 'Cuatro personas, una furgoneta y un cordel. Las líneas de la liga salen de las mismas manos.',
        body: p(
          'Las líneas de los veinte campos las pintan las mismas cuatro personas. Miden con láser, corrigen a ojo y discuten de fútbol en la furgoneta, una vez cada quince días por estadio.',
          'Ascensión Rey manda en el cordel. «El láser dice que está recta, y lo está. Pero si el campo cae un poco hacia un lado, la recta se ve torcida, y el público no tiene láser», explica. La diferencia es de dos centímetros y se decide desde la grada, con un ojo cerrado.',
          'Gastan cuarenta litros por campo. En La Era, treinta y ocho: Eusebio Manrique se empeña en pintar él un córner.',
          'De todas las líneas prefieren la de penalti, que no es una línea. Es un punto, se pinta lo último y siempre lo pinta alguien distinto.',
        ),
      },
      en: {
        title: 'Who paints the lines on all 20 pitches',
        summary: 'Four people, a van and a length of string. The league’s lines all come from the same hands.',
        body: p(
          'The same four people paint the lines on all twenty pitches. They measure by laser, correct by eye and argue about football in the van, once a fortnight for each ground.',
          'Ascensión Rey is in charge of the string. “The laser says it’s straight, and it is. But if the pitch falls away a bit to one side, straight looks crooked, and the crowd has no laser,” she explains. The difference is two centimetres, and it’s settled from the stand with one eye shut.',
          'They use forty litres a pitch. At La Era it’s thirty-eight: Eusebio Manrique insists on painting one corner himself.',
          'Of all the lines they like the penalty spot best, which isn’t a line. It is painted last, and always by somebody different.',
        ),
      },
      pt: {
        title: 'Quem pinta as linhas dos 20 campos',
        summary: 'Quatro pessoas, uma carrinha e um cordel. As linhas da liga saem todas das mesmas mãos.',
        body: p(
          'As linhas dos vinte campos são pintadas pelas mesmas quatro pessoas. Medem com laser, corrigem a olho e discutem futebol na carrinha, uma vez a cada quinze dias por estádio.',
          'Ascensión Rey manda no cordel. «O laser diz que está direita, e está. Mas se o campo cai um bocadinho para um lado, a linha direita parece torta, e o público não tem laser», explica. A diferença é de dois centímetros e decide-se da bancada, com um olho fechado.',
          'Gastam quarenta litros por campo. Em La Era, trinta e oito: Eusebio Manrique faz questão de pintar ele um canto.',
          'De todas as linhas preferem a do penálti, que não é uma linha. É um ponto, pinta-se no fim e pinta-o sempre alguém diferente.',
        ),
      },
    },
  },
  {
    key: 'ball-laboratory',
    section: '{product}-stories',
    hoursAgo: 72,
    teams: [],
    categories: ['report'],
    tags: ['technology'],
    pictures: ['net-faro-sur-16x9', 'net-monteluna-3x2'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'El laboratorio que pesa todos los balones',
        summary: 'Ochocientos por temporada. Bota, absorbe, rueda y, si suspende, se regala a una escuela.',
        body:
          p(
            'Ningún balón llega a un partido sin pasar por una nave de Ferrería donde huele a caucho y a café. Allí, Lorea Apaolaza los deja caer desde dos metros, doscientas cincuenta veces al día.',
          ) +
          ul(
            'Peso: entre 420 y 445 gramos.',
            'Bote: un mínimo de 1,25 metros.',
            'Agua absorbida tras 250 giros: menos del 10 %.',
          ) +
          p(
            'Suspende uno de cada dieciséis. No se destruyen: van a colegios, con un sello que dice «Bota raro, juega bien».',
            'Lorea reconoce de oído un balón bajo de presión. En los partidos lo pasa mal. «En el 60 siempre hay uno que pide aire, y solo lo sé yo».',
          ),
      },
      en: {
        title: 'The laboratory that weighs every ball',
        summary: 'Eight hundred a season. They bounce, soak, roll and, if they fail, go to a school.',
        body:
          p(
            'No ball reaches a match without passing through a shed in Ferrería that smells of rubber and coffee. There Lorea Apaolaza drops them from two metres, two hundred and fifty times a day.',
          ) +
          ul(
            'Weight: between 420 and 445 grams.',
            'Bounce: at least 1.25 metres.',
            'Water taken up in 250 turns: less than 10%.',
          ) +
          p(
            'One in sixteen fails. They aren’t destroyed: they go to schools with a stamp that says “Bounces oddly, plays well”.',
            'Lorea can tell a soft ball by ear. She has a hard time at matches. “Around the hour there’s always one asking for air, and I’m the only one who knows.”',
          ),
      },
      pt: {
        title: 'O laboratório que pesa todas as bolas',
        summary: 'Oitocentas por época. Saltam, absorvem, rolam e, se chumbam, vão para uma escola.',
        body:
          p(
            'Nenhuma bola chega a um jogo sem passar por um armazém de Ferrería que cheira a borracha e a café. Ali, Lorea Apaolaza deixa-as cair de dois metros, duzentas e cinquenta vezes por dia.',
          ) +
          ul(
            'Peso: entre 420 e 445 gramas.',
            'Ressalto: no mínimo 1,25 metros.',
            'Água absorvida em 250 voltas: menos de 10 %.',
          ) +
          p(
            'Chumba uma em cada dezasseis. Não se destroem: vão para escolas, com um carimbo que diz «Salta mal, joga bem».',
            'Lorea reconhece de ouvido uma bola com pouca pressão. Nos jogos passa mal. «Por volta dos 60 há sempre uma a pedir ar, e só eu é que sei».',
          ),
      },
    },
  },
  {
    key: 'distance-map',
    section: '{product}-stories',
    hoursAgo: 99,
    teams: [],
    categories: ['statistics', 'infographic'],
    tags: ['travel'],
    pictures: ['bus-bahia-verde-3x2', 'bus-trigales-16x9', 'bus-nortada-4x5', 'bus-vega-real-3x2'],
    documents: ['distances'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Mapa de distancias: 9.511 km de temporada',
        summary: 'Es lo que recorre, de ida, un equipo medio en sus diecinueve salidas. El que más, el Bahía Verde.',
        body:
          p(
            'Diecinueve salidas a 501 kilómetros de media: un equipo de la liga recorre 9.511 kilómetros por temporada, y otros tantos para volver.',
          ) +
          ul(
            'Bahía Verde: 712 por viaje, 13.528 en total. Dos transbordadores y un avión.',
            'Faro Sur: 610 por viaje.',
            'Estrela: 604.',
            'Cantera: 388, el que menos.',
          ) +
          p(
            'El conductor del Trigales, Honorio Sáez, lleva la cuenta en el salpicadero desde 1998. Calcula que ha dado once vueltas al mundo «y siempre por la derecha».',
            'Se adjunta la tabla con las distancias medias de cada club.',
          ),
      },
      en: {
        title: 'Map of distances: 9,511 km in a season',
        summary: 'That is what an average team cover, one way, in nineteen away matches. Bahía Verde travel furthest.',
        body:
          p(
            'Nineteen trips of 501 kilometres on average: a team in the league cover 9,511 kilometres a season, and as many to get home.',
          ) +
          ul(
            'Bahía Verde: 712 a trip, 13,528 in all. Two ferries and a plane.',
            'Faro Sur: 610 a trip.',
            'Estrela: 604.',
            'Cantera: 388, the fewest.',
          ) +
          p(
            'Honorio Sáez, who drives the Trigales bus, has kept count on the dashboard since 1998. He reckons that he has been round the world eleven times, “always on the right”.',
            'The table with each club’s average distance is attached.',
          ),
      },
      pt: {
        title: 'Mapa de distâncias: 9511 km de época',
        summary:
          'É o que percorre, só de ida, uma equipa média nas dezanove deslocações. A que mais viaja é o Bahía Verde.',
        body:
          p(
            'Dezanove deslocações de 501 quilómetros em média: uma equipa da liga percorre 9511 quilómetros por época, e outros tantos para voltar.',
          ) +
          ul(
            'Bahía Verde: 712 por viagem, 13 528 no total. Dois ferries e um avião.',
            'Faro Sur: 610 por viagem.',
            'Estrela: 604.',
            'Cantera: 388, o que menos faz.',
          ) +
          p(
            'O motorista do Trigales, Honorio Sáez, leva a conta no tabliê desde 1998. Calcula que já deu onze voltas ao mundo, «e sempre pela direita».',
            'Segue em anexo a tabela com as distâncias médias de cada clube.',
          ),
      },
    },
  },
  {
    key: 'whistle-maker',
    section: '{product}-stories',
    hoursAgo: 149,
    teams: [],
    categories: ['report'],
    tags: ['refereeing', 'music'],
    pictures: ['boots-oliveira-16x9'],
    contact: 'committee',
    translations: {
      es: {
        title: 'El afinador de silbatos',
        summary:
          'Cada árbitro de la liga pita en una nota distinta. Las afina un antiguo organero de Oliveira do Vale.',
        body: p(
          'Beatriz Cuesta pita en la. Damião Alves, un poco por debajo de sol. Los silbatos de la liga los afina Baltazar Moura, que antes arreglaba órganos de iglesia y dice que el principio es el mismo: «Aire que manda».',
          'La idea es que, con dos campos cercanos o una grada que imita, los jugadores reconozcan el suyo. Cada silbato tiene una ficha y un certificado.',
          'El más difícil fue el de El Tajo, por el eco. Moura bajó los 214 escalones con siete prototipos. Subió con uno y con agujetas.',
        ),
      },
      en: {
        title: 'The man who tunes the whistles',
        summary:
          'Each of the league’s referees whistles a different note. A former organ builder from Oliveira do Vale tunes them.',
        body: p(
          'Beatriz Cuesta whistles an A. Damião Alves is a shade below G. The league’s whistles are tuned by Baltazar Moura, who used to mend church organs and says that the principle is the same: “Air with authority.”',
          'The idea is that with two pitches close by, or a stand that likes to imitate, players should know their own. Every whistle has a card and a certificate.',
          'The hardest was the one for El Tajo, because of the echo. Moura went down the 214 steps with seven prototypes. He came up with one, and aching legs.',
        ),
      },
      pt: {
        title: 'O afinador de apitos',
        summary: 'Cada árbitro da liga apita numa nota diferente. Afina-as um antigo organeiro de Oliveira do Vale.',
        body: p(
          'Beatriz Cuesta apita em lá. Damião Alves, um pouco abaixo de sol. Os apitos da liga são afinados por Baltazar Moura, que antes consertava órgãos de igreja e diz que o princípio é o mesmo: «Ar que manda».',
          'A ideia é que, com dois campos próximos ou uma bancada que imita, os jogadores reconheçam o seu. Cada apito tem uma ficha e um certificado.',
          'O mais difícil foi o de El Tajo, por causa do eco. Moura desceu os 214 degraus com sete protótipos. Subiu com um e com dores nas pernas.',
        ),
      },
    },
  },
  {
    key: 'calendar-maker',
    section: '{product}-stories',
    hoursAgo: 201,
    teams: [],
    categories: ['report'],
    tags: ['calendar', 'technology'],
    pictures: ['overhead-ferreria-3x2'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'La mujer que hace el calendario',
        summary: 'Begoña Astorga encaja 380 partidos, veinte ferias, nueve maratones y una procesión.',
        body: p(
          'Begoña Astorga, matemática, empieza cada primavera con una hoja en blanco y 1.146 condiciones. En Puerto Claro no se juega si hay regata; en Trigales, si hay siega; en Monteluna, con luna nueva, tampoco: es tradición.',
          'El ordenador propone, ella dispone. «El programa cree que todos los domingos son iguales. Se nota que no tiene familia», dice.',
          'Este curso logró que los tres grandes derbis cayeran en tres semanas seguidas: jornadas 12, 13 y 14. Tardó nueve días. Lo celebró yendo al cine, a una sesión que no le coincidía con nada.',
        ),
      },
      en: {
        title: 'The woman who makes the calendar',
        summary: 'Begoña Astorga fits in 380 matches, twenty fairs, nine marathons and a procession.',
        body: p(
          'Every spring Begoña Astorga, a mathematician, begins with a blank sheet and 1,146 conditions. No match in Puerto Claro when there’s a regatta; none in Trigales at harvest; none in Monteluna at new moon: tradition.',
          'The computer proposes and she disposes. “The program thinks all Sundays are alike. You can tell it has no family,” she says.',
          'This season she got the three great derbies into three successive weeks: matchdays 12, 13 and 14. It took nine days. She celebrated by going to the cinema, at a time that clashed with nothing.',
        ),
      },
      pt: {
        title: 'A mulher que faz o calendário',
        summary: 'Begoña Astorga encaixa 380 jogos, vinte feiras, nove maratonas e uma procissão.',
        body: p(
          'Begoña Astorga, matemática, começa cada primavera com uma folha em branco e 1146 condições. Em Puerto Claro não se joga se houver regata; em Trigales, se houver ceifa; em Monteluna, com lua nova, também não: é tradição.',
          'O computador propõe, ela dispõe. «O programa julga que os domingos são todos iguais. Vê-se que não tem família», diz.',
          'Esta época conseguiu que os três grandes dérbis calhassem em três semanas seguidas: jornadas 12, 13 e 14. Levou nove dias. Festejou indo ao cinema, a uma sessão que não coincidia com nada.',
        ),
      },
    },
  },
  {
    key: 'stadium-voices',
    section: '{product}-stories',
    hoursAgo: 250,
    teams: ['almenara', 'ferreria', 'estrela'],
    categories: ['report'],
    tags: ['music', 'supporters'],
    pictures: ['crowd-ferreria-16x9', 'crowd-almenara-16x9'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Las voces de los estadios',
        summary: 'Un cura, una taxista y un niño de doce años: quién anuncia los goles en tres campos de la liga.',
        body: p(
          'En La Atalaya canta las alineaciones una taxista, Charo Beltrán, que ensaya con los clientes. En Altos Hornos, el párroco de la Fundición, que tiene prohibido celebrar con más énfasis los goles que las bodas.',
          'En Maré Alta, desde este curso, un niño de doce años: Simão. Ganó un concurso leyendo el acta de una reunión de vecinos sin que nadie se durmiera.',
          'Coinciden en una cosa: el nombre del rival se pronuncia bien. «Es lo primero que se aprende», dice Charo. «Lo segundo es cerrar el micro antes de opinar».',
        ),
      },
      en: {
        title: 'The voices of the stadiums',
        summary:
          'A priest, a taxi driver and a boy of twelve: who announces the goals at three of the league’s grounds.',
        body: p(
          'At La Atalaya the line-ups are read by a taxi driver, Charo Beltrán, who practises on her passengers. At Altos Hornos it’s the parish priest, who is under orders not to sound happier about goals than about weddings.',
          'At Maré Alta, since this season, it’s a boy of twelve: Simão. He won a contest by reading out the minutes of a residents’ meeting without anyone falling asleep.',
          'They agree on one thing: you pronounce the visitors’ names properly. “It’s the first thing you learn,” says Charo. “The second is to close the microphone before you have an opinion.”',
        ),
      },
      pt: {
        title: 'As vozes dos estádios',
        summary: 'Um padre, uma taxista e um miúdo de doze anos: quem anuncia os golos em três campos da liga.',
        body: p(
          'Em La Atalaya, os onzes são lidos por uma taxista, Charo Beltrán, que ensaia com os clientes. Em Altos Hornos, pelo pároco, que está proibido de festejar os golos com mais ênfase do que os casamentos.',
          'Na Maré Alta, desde esta época, por um miúdo de doze anos: Simão. Ganhou um concurso a ler a ata de uma reunião de condomínio sem que ninguém adormecesse.',
          'Concordam numa coisa: o nome do adversário diz-se bem. «É a primeira coisa que se aprende», diz Charo. «A segunda é fechar o microfone antes de dar opiniões».',
        ),
      },
    },
  },
  {
    key: 'fourth-official-board',
    section: '{product}-stories',
    hoursAgo: 322,
    teams: [],
    categories: ['report'],
    tags: ['refereeing', 'technology'],
    pictures: ['number-ferreria-16x9'],
    contact: 'committee',
    translations: {
      es: {
        title: 'El tablero que dice cuánto falta',
        summary: 'Pesa tres kilos, se levanta dos veces por partido y nadie lo mira con buena cara.',
        body: p(
          'El tablero electrónico lo inventó, en esta liga, un relojero de Cabo Sur harto de que el cuarto árbitro levantara los dedos. El primero, de 1974, era de madera y llevaba bisagras.',
          'El actual se ve a ciento veinte metros y tiene una manía: con frío, el 7 parece un 1. Por eso en Los Neveros se repite por megafonía.',
          'Lorena Vives, que lo ha sostenido doscientas veces, asegura que el número no importa. «Lo que miran es mi cara. Si sonrío, se añade poco».',
        ),
      },
      pt: {
        title: 'A placa que diz quanto falta',
        summary: 'Pesa três quilos, levanta-se duas vezes por jogo e ninguém a olha com boa cara.',
        body: p(
          'A placa eletrónica foi inventada, nesta liga, por um relojoeiro de Cabo Sur farto de ver o quarto árbitro levantar os dedos. A primeira, de 1974, era de madeira e tinha dobradiças.',
          'A atual vê-se a cento e vinte metros e tem uma mania: com frio, o 7 parece um 1. Por isso em Los Neveros se repete pelos altifalantes.',
          'Lorena Vives, que a segurou duzentas vezes, garante que o número não importa. «O que eles olham é a minha cara. Se sorrio, junta-se pouco».',
        ),
      },
    },
  },
  {
    key: 'card-index',
    section: '{product}-stories',
    hoursAgo: 410,
    teams: [],
    categories: ['archive', 'report'],
    tags: ['history', 'technology'],
    pictures: ['net-ribeira-4x5', 'derby-monteluna-16x9', 'captains-puerto-claro-16x9'],
    contact: 'league-photo',
    translations: {
      es: {
        title: 'Treinta y dos mil fichas y un solo archivero',
        summary: 'La liga termina de digitalizar su archivo. Lo más consultado es un perro.',
        body: p(
          'Joaquim Serrat heredó en 1999 un armario con treinta y dos mil fichas escritas a máquina: un partido en cada una, desde 1926. Ha terminado de copiarlas. Las cotejó con periódicos, con actas y, cuando no había otra cosa, con abuelos.',
          'Encontró dos partidos que nunca se jugaron y uno que se jugó dos veces. También a un central que figura en dos campos a la misma hora: eran gemelos.',
          'La ficha más consultada es la de un perro que entró en As Pontes en 1962 y dio una asistencia. El gol subió al marcador. El perro no consta.',
        ),
      },
      en: {
        title: 'Thirty-two thousand cards and one archivist',
        summary: 'The league has finished digitising its archive. The most consulted entry is a dog.',
        body: p(
          'In 1999 Joaquim Serrat inherited a cupboard with thirty-two thousand typed cards: one for each match since 1926. He has finished copying them, checking against newspapers, match reports and, where there was nothing else, grandfathers.',
          'He found two matches that were never played and one that was played twice. Also a centre-back listed at two grounds at the same hour: they were twins.',
          'The card most asked for is that of a dog who ran on at As Pontes in 1962 and set up a goal. The goal stood. The dog isn’t named.',
        ),
      },
      pt: {
        title: 'Trinta e duas mil fichas e um só arquivista',
        summary: 'A liga acabou de digitalizar o arquivo. A entrada mais consultada é um cão.',
        body: p(
          'Joaquim Serrat herdou em 1999 um armário com trinta e duas mil fichas escritas à máquina: um jogo em cada uma, desde 1926. Acabou de as copiar. Conferiu-as com jornais, com relatórios e, quando não havia mais nada, com avós.',
          'Encontrou dois jogos que nunca se jogaram e um que se jogou duas vezes. E um central que aparece em dois campos à mesma hora: eram gémeos.',
          'A ficha mais pedida é a de um cão que entrou em As Pontes em 1962 e fez uma assistência. O golo valeu. O cão não consta.',
        ),
      },
    },
  },
]
