import type { DemoPost } from '../post-type.ts'
import { p, quote, ul } from './body-html.ts'

export const CLUB_STORY_POSTS: readonly DemoPost[] = [
  {
    key: 'estuario-rain-water',
    section: 'club-stories',
    hoursAgo: 25,
    teams: ['estuario'],
    categories: ['report'],
    tags: ['stadiums', 'sustainability'],
    pictures: ['rain-estuario-16x9', 'floodlights-estuario-3x2', 'net-estuario-4x5'],
    contact: 'estuario',
    translations: {
      es: {
        title: 'El estadio que se riega con lluvia',
        summary: 'La Marisma guarda bajo la grada norte un millón de litros de agua de tormenta.',
        body: p(
          'Debajo de la grada norte de La Marisma hay un aljibe de un millón de litros. Desde que se inauguró, hace cuatro temporadas, el césped no ha gastado agua de la red. El club abre por primera vez la sala de bombas.',
          'La idea fue de Rosalía Comes, jardinera, que llevaba veinte años viendo cómo el agua del tejado se iba a la ría. Presentó el plano en una servilleta. La servilleta está enmarcada junto al cuadro eléctrico.',
          'Cuando llueve fuerte, el nivel sube un palmo por hora y se oye desde el vestuario. «Los visitantes creen que es el público», dice Rosalía.',
          'Este verano sobró agua. Se regó con ella el huerto de la escuela de enfrente, que ha puesto el nombre del club a una variedad de tomate. Es turquesa. Nadie sabe por qué.',
        ),
      },
      en: {
        title: 'The stadium watered by rain',
        summary: 'La Marisma keeps a million litres of storm water under its north stand.',
        body: p(
          'Under the north stand at La Marisma lies a cistern of a million litres. Since it opened four seasons ago the pitch has used no mains water. The club let us into the pump room for the first time.',
          'The idea was that of Rosalía Comes, a gardener, who had watched the water run off the roof into the estuary for twenty years. She drew the plan on a napkin. It hangs framed beside the fuse box.',
          'In heavy rain the level rises a hand’s breadth an hour and you can hear it from the dressing room. “Visitors think it’s the crowd,” says Rosalía.',
          'Last summer there was water to spare. It went to the garden of the school across the road, which has named a tomato after the club. It is turquoise. Nobody knows why.',
        ),
      },
      pt: {
        title: 'O estádio que se rega com chuva',
        summary: 'La Marisma guarda debaixo da bancada norte um milhão de litros de água das chuvas.',
        body: p(
          'Debaixo da bancada norte de La Marisma há uma cisterna de um milhão de litros. Desde que foi inaugurada, há quatro épocas, o relvado não gastou água da rede. O clube abre pela primeira vez a sala das bombas.',
          'A ideia foi de Rosalía Comes, jardineira, que durante vinte anos viu a água do telhado ir para a ria. Apresentou o plano num guardanapo. O guardanapo está emoldurado ao lado do quadro elétrico.',
          'Quando chove a sério, o nível sobe um palmo por hora e ouve-se do balneário. «Os visitantes julgam que é o público», diz Rosalía.',
          'No verão passado sobrou água. Regou a horta da escola em frente, que deu o nome do clube a uma variedade de tomate. É turquesa. Ninguém sabe porquê.',
        ),
      },
    },
  },
  {
    key: 'brisa-underwater-museum',
    section: 'club-stories',
    hoursAgo: 52,
    teams: ['brisa'],
    categories: ['report', 'archive'],
    tags: ['history'],
    pictures: ['locker-brisa-4x5', 'rain-brisa-3x2'],
    contact: 'brisa',
    translations: {
      es: {
        title: 'Brisa abre su museo submarino',
        summary: 'Las vitrinas están a seis metros bajo el agua. Se visita con gafas y sin prisas.',
        body: p(
          'El primer campo del Atlético Brisa se lo llevó un temporal en 1948. Quedó a seis metros de profundidad, con una portería en pie, y allí ha decidido el club abrir su museo.',
          'Son nueve vitrinas de cristal grueso ancladas donde estuvo la línea de fondo: una bota, un silbato, la taquilla del portero. Se recorre a nado con una guía y caben cuatro personas por turno.',
          'Uxía Castiñeira, jefa de prensa, fue la primera en bajar. «Al llegar a la portería te sale pararte y esperar», dice.',
          'Los pulpos han ocupado ya dos vitrinas. El club ha decidido incluirlos en el catálogo.',
        ),
      },
      en: {
        title: 'Brisa open their underwater museum',
        summary: 'The cases stand six metres below the surface. Bring goggles, and take your time.',
        body: p(
          'A storm took Atlético Brisa’s first ground in 1948. It came to rest six metres down with one goal still standing, and there the club have decided to open their museum.',
          'Nine cases of thick glass are anchored where the goal line used to be: a boot, a whistle, the goalkeeper’s locker. You swim round with a guide, four at a time.',
          'Uxía Castiñeira, the head of press, was first down. “When you reach the goal you find yourself stopping to wait,” she says.',
          'Octopuses have already moved into two of the cases. The club have decided to list them in the catalogue.',
        ),
      },
      pt: {
        title: 'Brisa abre o seu museu subaquático',
        summary: 'As vitrinas estão a seis metros de profundidade. Visita-se com óculos e sem pressa.',
        body: p(
          'O primeiro campo do Atlético Brisa foi levado por um temporal em 1948. Ficou a seis metros de profundidade, com uma baliza de pé, e foi aí que o clube decidiu abrir o museu.',
          'São nove vitrinas de vidro grosso ancoradas onde estava a linha de fundo: uma chuteira, um apito, o cacifo do guarda-redes. Percorre-se a nado com uma guia e cabem quatro pessoas por turno.',
          'Uxía Castiñeira, chefe de imprensa, foi a primeira a descer. «Quando se chega à baliza apetece parar e esperar», diz.',
          'Os polvos já ocuparam duas vitrinas. O clube decidiu incluí-los no catálogo.',
        ),
      },
    },
  },
  {
    key: 'faro-sur-band',
    section: 'club-stories',
    hoursAgo: 98,
    teams: ['faro-sur'],
    categories: ['fans', 'report'],
    tags: ['music', 'history'],
    pictures: ['crowd-faro-sur-4x5', 'floodlights-faro-sur-16x9'],
    contact: 'faro-sur',
    translations: {
      es: {
        title: 'La banda de música del Faro Sur',
        summary: 'Toca desde 1921 y tiene una pieza para cada resultado. La del empate es la que mejor les sale.',
        body:
          p(
            'La banda del Faro Sur tiene cincuenta y dos músicos y tres marchas: una para la victoria, otra para la derrota y otra para el empate. Esta temporada ha tocado la tercera siete veces.',
            '«La bordamos», reconoce su directora, Encarna Ruiz. «La de ganar, en cambio, hay que repasarla». Se ensaya los jueves en el vestuario visitante, que tiene mejor eco.',
          ) +
          quote('«Un empate bien tocado parece una victoria lenta»') +
          p(
            'Hermes Quiroga fue bombardino en ella antes que entrenador. Todavía lo llaman cuando falta alguien, y todavía entra a destiempo.',
          ),
      },
      en: {
        title: 'Faro Sur’s brass band',
        summary: 'It has played since 1921 and has a piece for every result. It is best at the one for a draw.',
        body:
          p(
            'Faro Sur’s band has fifty-two players and three marches: one for a win, one for a defeat and one for a draw. This season it has played the third seven times.',
            '“We have it to perfection,” admits its conductor, Encarna Ruiz. “The one for winning could do with practice.” They rehearse on Thursdays in the visitors’ dressing room, which has the better echo.',
          ) +
          quote('“A draw, well played, sounds like a slow win”') +
          p(
            'Hermes Quiroga played the euphonium in it before he was a coach. They still call on him when somebody is missing, and he still comes in late.',
          ),
      },
      pt: {
        title: 'A banda de música do Faro Sur',
        summary: 'Toca desde 1921 e tem uma peça para cada resultado. A do empate é a que lhes sai melhor.',
        body:
          p(
            'A banda do Faro Sur tem cinquenta e dois músicos e três marchas: uma para a vitória, outra para a derrota e outra para o empate. Esta época já tocou a terceira sete vezes.',
            '«Sai-nos perfeita», reconhece a maestrina, Encarna Ruiz. «A de ganhar é que precisa de ensaio». Ensaia-se às quintas no balneário visitante, que tem melhor eco.',
          ) +
          quote('«Um empate bem tocado parece uma vitória lenta»') +
          p(
            'Hermes Quiroga tocou lá bombardino antes de ser treinador. Ainda o chamam quando falta alguém, e ainda entra fora de tempo.',
          ),
      },
    },
  },
  {
    key: 'monteluna-moon-train',
    section: 'club-stories',
    hoursAgo: 123,
    teams: ['monteluna'],
    categories: ['fans', 'archive'],
    tags: ['travel', 'history', 'clasico-de-la-luna'],
    pictures: ['crowd-monteluna-16x9', 'net-monteluna-3x2', 'portrait-monteluna-4x5'],
    contact: 'monteluna',
    translations: {
      es: {
        title: 'El tren de la luna vuelve a salir',
        summary:
          'El convoy que llegó tarde en 1926 ha sido restaurado. Hará el viaje del Clásico con aficionados de los dos clubes.',
        body: p(
          'En 1926 un tren con cuatro horas de retraso dio nombre a un clásico. La locomotora y dos vagones, restaurados por ferroviarios jubilados, repetirán el trayecto entre Vila Nortada y Monteluna en la jornada 14.',
          'Viajarán doscientas personas, mitad de cada club, mezcladas por sorteo. El bar servirá lo mismo que entonces: caldo y anís.',
          'La compañía ha prometido puntualidad. Los aficionados han pedido lo contrario: que se detenga cuatro horas en el puente, como mandan los cánones. Se ha pactado un cuarto de hora.',
        ),
      },
      en: {
        title: 'The moon train runs again',
        summary:
          'The train that came in late in 1926 has been restored. It will carry fans of both clubs to the Clásico.',
        body: p(
          'In 1926 a train four hours late gave a fixture its name. The engine and two carriages, restored by retired railwaymen, will repeat the journey from Vila Nortada to Monteluna on matchday 14.',
          'Two hundred people will travel, half from each club, seated by lot. The bar will serve what it served then: broth and anisette.',
          'The company have promised punctuality. The supporters have asked for the opposite: that it stop on the bridge for four hours, as tradition demands. They have settled on a quarter of an hour.',
        ),
      },
      pt: {
        title: 'O comboio da lua volta a partir',
        summary:
          'A composição que chegou atrasada em 1926 foi restaurada. Fará a viagem do Clássico com adeptos dos dois clubes.',
        body: p(
          'Em 1926 um comboio com quatro horas de atraso deu nome a um clássico. A locomotiva e duas carruagens, restauradas por ferroviários reformados, vão repetir o trajeto entre Vila Nortada e Monteluna na jornada 14.',
          'Viajarão duzentas pessoas, metade de cada clube, misturadas por sorteio. O bar servirá o mesmo que então: caldo e anis.',
          'A companhia prometeu pontualidade. Os adeptos pediram o contrário: que pare quatro horas na ponte, como manda a tradição. Acordou-se um quarto de hora.',
        ),
      },
    },
  },
  {
    key: 'cantera-carved-ground',
    section: 'club-stories',
    hoursAgo: 147,
    teams: ['cantera'],
    categories: ['report'],
    tags: ['stadiums', 'history'],
    pictures: ['floodlights-cantera-3x2', 'derby-cantera-16x9', 'boots-cantera-4x5'],
    contact: 'cantera',
    translations: {
      es: {
        title: 'El Tajo, un estadio al que se baja',
        summary:
          'El campo del Cantera está en el fondo de una antigua mina de piedra. Hay 214 escalones y ningún ascensor hasta el verano.',
        body:
          p(
            'A casi todos los estadios se sube. A El Tajo se baja: 214 escalones tallados en la piedra de la que salieron media catedral y todos los bordillos de La Cantera.',
            'El sonido no tiene adónde ir. Por eso Pilar Escudero da las instrucciones por señas y los árbitros piden silbatos más graves.',
          ) +
          ul(
            'Profundidad: 41 metros.',
            'Horas de sol en invierno: dos.',
            'Obra en marcha: ascensor panorámico y 60 plazas adaptadas nuevas.',
          ) +
          p(
            'El club ha pedido que el ascensor tarde exactamente lo que dura el himno. El ingeniero dice que lo está estudiando.',
          ),
      },
      en: {
        title: 'El Tajo, the ground you go down to',
        summary:
          'Cantera’s pitch lies at the bottom of an old quarry. There are 214 steps and no lift until the summer.',
        body:
          p(
            'You climb up to most stadiums. To El Tajo you climb down: 214 steps cut into the stone that gave half a cathedral and every kerb in La Cantera.',
            'The sound has nowhere to go. That is why Pilar Escudero gives her instructions by signs and referees ask for deeper whistles.',
          ) +
          ul(
            'Depth: 41 metres.',
            'Hours of sunlight in winter: two.',
            'Under way: a glass lift and 60 more adapted seats.',
          ) +
          p(
            'The club have asked for the lift to take exactly as long as the anthem. The engineer says that he is looking into it.',
          ),
      },
      pt: {
        title: 'El Tajo, um estádio para onde se desce',
        summary:
          'O campo do Cantera está no fundo de uma antiga pedreira. Há 214 degraus e nenhum elevador até ao verão.',
        body:
          p(
            'Para quase todos os estádios sobe-se. Para El Tajo desce-se: 214 degraus talhados na pedra de onde saíram meia catedral e todos os lancis de La Cantera.',
            'O som não tem para onde ir. Por isso Pilar Escudero dá as instruções por gestos e os árbitros pedem apitos mais graves.',
          ) +
          ul(
            'Profundidade: 41 metros.',
            'Horas de sol no inverno: duas.',
            'Em obra: elevador panorâmico e mais 60 lugares adaptados.',
          ) +
          p(
            'O clube pediu que o elevador demore exatamente o que dura o hino. O engenheiro diz que está a estudar o assunto.',
          ),
      },
    },
  },
  {
    key: 'campo-novo-market',
    section: 'club-stories',
    hoursAgo: 194,
    teams: ['campo-novo'],
    categories: ['community', 'fans'],
    tags: ['food', 'supporters'],
    pictures: ['corner-campo-novo-3x2', 'crowd-campo-novo-16x9'],
    contact: 'campo-novo',
    translations: {
      es: {
        title: 'El mercado que cierra cuando marca el Campo Novo',
        summary: 'La Arena Nova comparte pared con el mercado de abastos. Cada gol vale diez minutos de rebajas.',
        body: p(
          'La pared norte de la Arena Nova es la pared sur del mercado. Los puestos más cercanos saben el resultado antes que la radio: si caen naranjas, ha sido gol.',
          'Desde 1983 hay un pacto. Cuando marca el Campo Novo, la fruta baja de precio durante diez minutos. Con el 3–1 al Trigales se acabaron los melones.',
          'Renata Siqueira, la jefa de prensa, aprendió a leer las crónicas envueltas en lechugas. «Aquí la noticia siempre llega fresca», dice.',
        ),
      },
      pt: {
        title: 'O mercado que para quando marca o Campo Novo',
        summary: 'A Arena Nova partilha parede com o mercado municipal. Cada golo vale dez minutos de saldos.',
        body: p(
          'A parede norte da Arena Nova é a parede sul do mercado. As bancas mais próximas sabem o resultado antes da rádio: se caem laranjas, foi golo.',
          'Desde 1983 que há um pacto. Quando o Campo Novo marca, a fruta baixa de preço durante dez minutos. Com o 3–1 ao Trigales acabaram-se os melões.',
          'Renata Siqueira, a chefe de imprensa, aprendeu a ler as crónicas embrulhadas em alfaces. «Aqui a notícia chega sempre fresca», diz.',
        ),
      },
    },
  },
  {
    key: 'sierra-blanca-ice-houses',
    section: 'club-stories',
    hoursAgo: 243,
    teams: ['sierra-blanca'],
    categories: ['report'],
    tags: ['history', 'health'],
    pictures: ['training-sierra-blanca-16x9', 'press-sierra-blanca-3x2'],
    contact: 'sierra-blanca',
    translations: {
      es: {
        title: 'Los pozos de nieve donde se recupera el Sierra Blanca',
        summary:
          'El club ha sustituido las bañeras de hielo por un nevero del siglo XVIII. Cinco minutos, y sin gritar.',
        body: p(
          'Antes de que hubiera neveras había neveros: pozos de piedra en los que la nieve aguantaba hasta agosto. En Sierra Blanca quedan once. Uno, a trescientos metros del estadio, es hoy la sala de recuperación del primer equipo.',
          'Se baja por una escalera de hierro, en grupos de tres. La temperatura es de cuatro grados todo el año. «No gasta luz y no se estropea», resume el médico. «Lo único que se estropea es el carácter».',
          'Greta Solans aguanta once minutos, récord de la plantilla. Pau Riudoms, dos. En la pared hay una inscripción de 1764 que pide lo mismo que el reglamento actual: «Entrad callados».',
        ),
      },
      en: {
        title: 'The ice wells where Sierra Blanca recover',
        summary: 'The club have swapped ice baths for an eighteenth-century snow pit. Five minutes, and no shouting.',
        body: p(
          'Before there were refrigerators there were ice wells: stone pits in which snow kept until August. Sierra Blanca has eleven left. One, three hundred metres from the ground, now serves as the first team’s recovery room.',
          'You go down an iron ladder, three at a time. It is four degrees all year round. “It uses no power and never breaks down,” says the doctor. “The only thing that breaks down is people’s tempers.”',
          'Greta Solans can stand eleven minutes, a squad record. Pau Riudoms two. An inscription of 1764 on the wall asks for what the rules ask today: “Enter in silence”.',
        ),
      },
      pt: {
        title: 'Os poços de neve onde recupera o Sierra Blanca',
        summary: 'O clube trocou as banheiras de gelo por um neveiro do século XVIII. Cinco minutos, e sem gritar.',
        body: p(
          'Antes de haver frigoríficos havia neveiros: poços de pedra onde a neve aguentava até agosto. Em Sierra Blanca restam onze. Um, a trezentos metros do estádio, é hoje a sala de recuperação da equipa principal.',
          'Desce-se por uma escada de ferro, em grupos de três. A temperatura é de quatro graus todo o ano. «Não gasta luz e não avaria», resume o médico. «A única coisa que avaria é o feitio».',
          'Greta Solans aguenta onze minutos, recorde do plantel. Pau Riudoms, dois. Na parede, uma inscrição de 1764 pede o mesmo que o regulamento atual: «Entrai calados».',
        ),
      },
    },
  },
  {
    key: 'almenara-watchtower',
    section: 'club-stories',
    hoursAgo: 292,
    teams: ['almenara'],
    categories: ['report'],
    tags: ['stadiums', 'history'],
    pictures: ['floodlights-almenara-3x2', 'crowd-almenara-16x9'],
    contact: 'almenara',
    translations: {
      es: {
        title: 'La torre que da nombre a un estadio',
        summary: 'Desde la almenara del siglo XV se avisaba de los piratas. Hoy se avisa de los goles.',
        body: p(
          'En la esquina sureste de La Atalaya hay una torre que estaba antes que el fútbol. Servía para encender fuego cuando venían barcos. El club la conserva, y con ella la costumbre: cada gol, una llama.',
          'La enciende Casimiro Lara, cuarta generación de torreros, con un quemador de gas y guantes de soldador. No ve el partido. Se guía por un cordel atado al banquillo: un tirón, gol; dos, falsa alarma.',
          'En el puerto, los que no pueden ir cuentan las llamas. Así se ha seguido el Almenara desde 1934, cuando aún no había radio, y así lo sigue quien no quiere encenderla.',
        ),
      },
      en: {
        title: 'The tower that gave a stadium its name',
        summary: 'In the fifteenth century the beacon warned of pirates. Today it warns of goals.',
        body: p(
          'In the south-east corner of La Atalaya stands a tower that was there before football. A fire was lit on it when ships came in. The club keep it up and keep the custom too: for every goal, a flame.',
          'It is lit by Casimiro Lara, a fourth-generation keeper, with a gas burner and welder’s gloves. He doesn’t see the match. A string runs from the bench: one tug for a goal, two for a false alarm.',
          'Down at the harbour, those who can’t go count the flames. That is how people have followed Almenara since 1934, before there was radio, and how those who won’t switch it on still do.',
        ),
      },
      pt: {
        title: 'A torre que dá nome a um estádio',
        summary: 'No século XV, a almenara avisava dos piratas. Hoje avisa dos golos.',
        body: p(
          'No canto sudeste de La Atalaya há uma torre que já lá estava antes do futebol. Acendia-se nela uma fogueira quando vinham barcos. O clube conserva-a, e com ela o costume: a cada golo, uma chama.',
          'Acende-a Casimiro Lara, quarta geração de torreiros, com um queimador a gás e luvas de soldador. Não vê o jogo. Guia-se por um cordel atado ao banco: um puxão, golo; dois, falso alarme.',
          'No porto, quem não pode ir conta as chamas. Assim se segue o Almenara desde 1934, quando ainda não havia rádio, e assim o segue quem não a quer ligar.',
        ),
      },
    },
  },
  {
    key: 'roca-alta-climbers',
    section: 'club-stories',
    hoursAgo: 341,
    teams: ['roca-alta'],
    categories: ['fans'],
    tags: ['supporters'],
    pictures: ['crowd-roca-alta-4x5', 'trophy-roca-alta-16x9'],
    contact: 'roca-alta',
    translations: {
      es: {
        title: 'La grada que cuelga de El Peñón',
        summary:
          'Treinta escaladores ven los partidos del Roca Alta atados a la pared. Tienen carné y turno de bocadillos.',
        body: p(
          'A ochenta metros de altura, en la cara norte de El Peñón, hay una peña que no se sienta. Son treinta, van con arnés y ven el campo entero sin que nadie les tape.',
          'El club los descubrió por una bengala que bajaba. Después de una reunión con bomberos, guardas y un notario, les dio carné: «Socio colgado».',
          'Suben tres horas antes y bajan al día siguiente si hay prórroga. La ola la hacen en vertical. El bocadillo sube con polea en el 40, y Lua Prado jura que, desde su portería, huele a tortilla.',
        ),
      },
    },
  },
  {
    key: 'oliveira-eleven-trees',
    section: 'club-stories',
    hoursAgo: 390,
    teams: ['oliveira'],
    categories: ['community', 'report'],
    tags: ['sustainability', 'history'],
    pictures: ['corner-oliveira-3x2', 'press-oliveira-16x9'],
    contact: 'oliveira',
    translations: {
      en: {
        title: 'Eleven olive trees and a bench',
        summary: 'Behind Lagar Velho stands a grove planted as a line-up. Number 9 hasn’t borne fruit since 1996.',
        body: p(
          'In 1951, having no money for a trophy cabinet, Oliveira AC planted an olive tree for each of the eleven who had won promotion. They stand behind the stadium in formation: goalkeeper by the wall, forwards towards the road.',
          'Every player adopts one. Rosa Vilhena prunes the goalkeeper; Caio Brandão waters the centre-forward, which has borne nothing since 1996. “It’s saving itself,” he says.',
          'The oil, two hundred bottles in a good year, is given to visiting teams. There’s a twelfth tree, smaller, beside a bench. That one is for the substitutes.',
        ),
      },
      pt: {
        title: 'Onze oliveiras e um banco',
        summary: 'Atrás do Lagar Velho há um olival plantado como um onze. O 9 não dá azeitona desde 1996.',
        body: p(
          'Em 1951, sem dinheiro para uma sala de troféus, o Oliveira AC plantou uma oliveira por cada um dos onze que tinham conseguido a subida. Estão atrás do estádio, em formação: guarda-redes junto ao muro, avançados virados para a estrada.',
          'Cada jogador adota uma. Rosa Vilhena poda a guarda-redes; Caio Brandão rega a ponta de lança, que não dá nada desde 1996. «Está a poupar-se», diz.',
          'O azeite, duzentas garrafas em ano bom, oferece-se às equipas visitantes. Há uma décima segunda oliveira, mais pequena, ao lado de um banco. Essa é dos suplentes.',
        ),
      },
    },
  },
]
