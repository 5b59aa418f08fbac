import type { DemoPost } from '../post-type.ts'
import { h2, p, quote, ul } from './body-html.ts'

export const CURRENT_STORY_POSTS: readonly DemoPost[] = [
  {
    key: 'vega-real-eight-months',
    section: 'current-stories',
    hoursAgo: 2,
    teams: ['vega-real'],
    categories: ['report', 'fans'],
    tags: ['supporters', 'records', 'tactics'],
    players: ['yago-cifuentes', 'kenia-robledo'],
    pictures: [
      'crowd-vega-real-3x2',
      'portrait-vega-real-3x2',
      'number-vega-real-16x9',
      'bus-vega-real-3x2',
      'portrait-vega-real-4x5',
    ],
    videos: ['stands'],
    documents: ['statistics-after-11'],
    contact: 'vega-real',
    rights: { kind: 'editorial', untilDays: 180 },
    translations: {
      es: {
        title: 'Ocho meses sin perder en casa: así se ha blindado Vega Real',
        summary:
          'Reportaje desde la grada con los socios que no se han perdido un partido, datos de cada visita y el plano táctico de un equipo que apenas concede.',
        body:
          p(
            'En la puerta 7 de La Acequia hay una silla plegable con un nombre escrito a rotulador: Herminia. Tiene 81 años y no ha faltado a un partido desde 1974. «Aquí ya no se sufre, y casi lo echo de menos», dice.',
            'Desde hace ocho meses nadie gana en este campo. Fermín Astudillo lo explica con una pizarra y tres imanes: dos centrales que no saltan a la vez, Yago Cifuentes y Bruno Teixeira, y una centrocampista, Kenia Robledo, que siempre llega a la segunda jugada.',
            'El último en salir vivo fue el Estuario, al final del curso pasado. Aquella tarde Astudillo apagó la luz del vestuario y dijo una sola frase: «Esto no se repite». Alguien la pintó en el techo. Sigue ahí.',
          ) +
          h2('Los números') +
          ul(
            'Seis partidos en casa esta temporada: cinco victorias y un empate.',
            'Quince goles a favor y tres en contra.',
            'Dos remontadas, la última ante el Ribeira (3–1).',
          ),
      },
      en: {
        title: 'Eight months unbeaten at home: how Vega Real closed the door',
        summary:
          'A report from the stand with the members who never miss a match, figures for every visit and the plan of a side that hardly concede.',
        body:
          p(
            'By gate 7 at La Acequia stands a folding chair with a name in marker pen: Herminia. She is 81 and hasn’t missed a match since 1974. “Nobody suffers here any more, and I almost miss it,” she says.',
            'For eight months no visitor has won on this ground. Fermín Astudillo explains why with a board and three magnets: two centre-backs who never jump at the same time, Yago Cifuentes and Bruno Teixeira, and a midfielder, Kenia Robledo, who always gets to the second ball.',
            'The last to leave with a win were Estuario, late last season. That afternoon Astudillo switched off the dressing-room light and said one sentence: “Not again.” Somebody painted it on the ceiling. It is still there.',
          ) +
          h2('The figures') +
          ul(
            'Six home matches this season: five wins and a draw.',
            'Fifteen goals scored, three conceded.',
            'Two comebacks, the latest against Ribeira (3–1).',
          ),
      },
      pt: {
        title: 'Oito meses sem perder em casa: assim se blindou o Vega Real',
        summary:
          'Reportagem na bancada com os sócios que não falham um jogo, dados de cada visita e o plano tático de uma equipa que quase nada concede.',
        body:
          p(
            'Junto à porta 7 de La Acequia há uma cadeira de abrir com um nome escrito a marcador: Herminia. Tem 81 anos e não falta a um jogo desde 1974. «Aqui já não se sofre, e quase tenho saudades», diz.',
            'Há oito meses que ninguém ganha neste campo. Fermín Astudillo explica-o com um quadro e três ímanes: dois centrais que nunca saltam ao mesmo tempo, Yago Cifuentes e Bruno Teixeira, e uma médio, Kenia Robledo, que chega sempre à segunda bola.',
            'O último a sair de lá com os pontos foi o Estuario, no fim da época passada. Nessa tarde Astudillo apagou a luz do balneário e disse uma só frase: «Isto não se repete». Alguém a pintou no teto. Ainda lá está.',
          ) +
          h2('Os números') +
          ul(
            'Seis jogos em casa esta época: cinco vitórias e um empate.',
            'Quinze golos marcados e três sofridos.',
            'Duas reviravoltas, a última frente ao Ribeira (3–1).',
          ),
      },
    },
  },
  {
    key: 'captain-at-seven',
    section: 'current-stories',
    hoursAgo: 5,
    teams: ['monteluna'],
    categories: ['report', 'training'],
    tags: ['captains', 'health'],
    players: ['baltasar-nkembe'],
    pictures: ['portrait-monteluna-4x5', 'coach-monteluna-3x2', 'net-monteluna-3x2'],
    contact: 'monteluna',
    translations: {
      es: {
        title: 'El capitán que entrena a las siete de la mañana',
        summary:
          'Baltasar Nkembe abre el gimnasio del Monteluna antes de que llegue nadie. Lo acompañamos durante una semana.',
        body:
          p(
            'A las 6:50, la ciudad deportiva del Monteluna tiene una sola luz encendida. Es la del gimnasio, y la enciende siempre el mismo: Baltasar Nkembe, 36 años, capitán, más de cuatrocientos partidos.',
            '«No entreno más que nadie, entreno antes. Así, cuando llegan los jóvenes, puedo mirarlos», cuenta mientras estira. Tiene una libreta de tapas verdes en la que apunta lo que ve: quién llega cansado, quién llega solo, quién no saluda.',
          ) +
          quote('«El brazalete no aprieta. Aprieta no saber cómo se llama la novia del lateral»') +
          p(
            'A las ocho llega Prudencio Alba, el jefe de instalaciones, con dos cafés. Es el único rito que Nkembe no perdona. A las nueve y media, cuando empieza el entrenamiento de verdad, el capitán lleva dos horas y media en marcha y nadie lo diría.',
            'El Monteluna es el único equipo que no ha perdido. Él ha jugado todos los minutos.',
          ),
      },
      en: {
        title: 'The captain who trains at seven in the morning',
        summary: 'Baltasar Nkembe opens Monteluna’s gym before anyone else is there. We spent a week with him.',
        body:
          p(
            'At ten to seven a single light is on at Monteluna’s training ground. It is the gym’s, and the same man always switches it on: Baltasar Nkembe, 36, captain, more than four hundred matches.',
            '“I don’t train more than the others, I train earlier. When the youngsters come in I can watch them,” he says, stretching. He keeps a green notebook of what he sees: who comes in tired, who comes in alone, who doesn’t say good morning.',
          ) +
          quote('“The armband isn’t heavy. What’s heavy is not knowing the name of the full-back’s girlfriend”') +
          p(
            'At eight Prudencio Alba, the head groundsman, turns up with two coffees. It is the one ritual Nkembe won’t miss. By half past nine, when training proper begins, the captain has been at it for two and a half hours and you’d never guess.',
            'Monteluna are the only side that haven’t lost. He has played every minute.',
          ),
      },
      pt: {
        title: 'O capitão que treina às sete da manhã',
        summary: 'Baltasar Nkembe abre o ginásio do Monteluna antes de chegar alguém. Passámos uma semana com ele.',
        body:
          p(
            'Às 6:50 há uma única luz acesa no centro de treinos do Monteluna. É a do ginásio e é sempre o mesmo que a acende: Baltasar Nkembe, 36 anos, capitão, mais de quatrocentos jogos.',
            '«Não treino mais do que ninguém, treino antes. Assim, quando chegam os mais novos, posso observá-los», conta enquanto alonga. Tem um caderno de capa verde onde aponta o que vê: quem chega cansado, quem chega sozinho, quem não diz bom-dia.',
          ) +
          quote('«A braçadeira não pesa. Pesa não saber como se chama a namorada do lateral»') +
          p(
            'Às oito aparece Prudencio Alba, o responsável pelas instalações, com dois cafés. É o único ritual que Nkembe não perdoa. Às nove e meia, quando começa o treino a sério, o capitão já leva duas horas e meia de trabalho e ninguém diria.',
            'O Monteluna é a única equipa que não perdeu. Ele jogou todos os minutos.',
          ),
      },
    },
  },
  {
    key: 'faro-sur-new-lights',
    section: 'current-stories',
    hoursAgo: 19,
    teams: ['faro-sur'],
    categories: ['report'],
    tags: ['stadiums', 'technology', 'sustainability'],
    players: ['celio-andrade'],
    pictures: ['floodlights-faro-sur-16x9', 'portrait-faro-sur-4x5', 'trophy-faro-sur-4x5'],
    contact: 'faro-sur',
    translations: {
      es: {
        title: 'Faro Sur enciende sus nuevos focos más de un siglo después',
        summary:
          'Las cuatro torres de Los Faros gastan la mitad e iluminan el doble. La primera bombilla del club, de 1914, se guarda en una vitrina.',
        body: p(
          'Contaron hacia atrás once mil personas y no pasó nada. Dos segundos más tarde, las cuatro torres de Los Faros se encendieron a la vez y Cabo Sur vio su estadio como no lo había visto nunca. «Teníamos el dedo en el interruptor equivocado», admitió el electricista.',
          'El nuevo alumbrado consume la mitad que el anterior y permite grabar a cámara superlenta sin parpadeo. Para las televisiones supone, además, dos posiciones más junto al banderín.',
          'En 1914, cuando se fundó el club, se jugaba hasta que dejaba de verse el balón. La primera bombilla, colgada de un poste para los entrenamientos, está desde hoy en una vitrina de la puerta principal.',
          'Célio Andrade fue el último en irse. «Quería ver cómo se apagaban», dijo.',
        ),
      },
      en: {
        title: 'Faro Sur switch on their new lights, more than a century later',
        summary:
          'The four towers at Los Faros use half the power and give twice the light. The club’s first bulb, from 1914, is in a glass case.',
        body: p(
          'Eleven thousand people counted down and nothing happened. Two seconds later all four towers at Los Faros came on together and Cabo Sur saw its ground as never before. “We had a finger on the wrong switch,” the electrician admitted.',
          'The new lighting uses half the power of the old and lets cameras shoot in super slow motion without flicker. Broadcasters also gain two positions by the corner flag.',
          'In 1914, when the club was founded, play went on until you couldn’t see the ball. The first bulb, hung from a post for training, is now in a glass case at the main gate.',
          'Célio Andrade was the last to leave. “I wanted to see them go out,” he said.',
        ),
      },
      pt: {
        title: 'Faro Sur acende os novos holofotes mais de um século depois',
        summary:
          'As quatro torres de Los Faros gastam metade e iluminam o dobro. A primeira lâmpada do clube, de 1914, está numa vitrina.',
        body: p(
          'Onze mil pessoas fizeram a contagem decrescente e não aconteceu nada. Dois segundos depois, as quatro torres de Los Faros acenderam-se ao mesmo tempo e Cabo Sur viu o seu estádio como nunca o tinha visto. «Tínhamos o dedo no interruptor errado», admitiu o eletricista.',
          'A nova iluminação gasta metade da anterior e permite filmar em superlenta sem cintilação. As televisões ganham ainda duas posições junto à bandeirola.',
          'Em 1914, quando o clube nasceu, jogava-se até se deixar de ver a bola. A primeira lâmpada, pendurada num poste para os treinos, está desde hoje numa vitrina da porta principal.',
          'Célio Andrade foi o último a ir-se embora. «Queria vê-los apagar», disse.',
        ),
      },
    },
  },
  {
    key: 'lagoa-night-session',
    section: 'current-stories',
    hoursAgo: 21,
    teams: ['lagoa'],
    categories: ['training', 'report'],
    tags: ['tactics', 'health'],
    players: ['nayara-monteiro'],
    pictures: ['training-lagoa-3x2', 'portrait-lagoa-4x5', 'floodlights-lagoa-16x9', 'captains-lagoa-3x2'],
    videos: ['training'],
    contact: 'lagoa',
    translations: {
      es: {
        title: 'Entrenar de noche: la sesión que nadie ve',
        summary:
          'Una vez por semana, el Lagoa se entrena a las once. Elvira Santana dice que el cuerpo también tiene horario.',
        body: p(
          'A las once de la noche, en Garças solo se oyen ranas y botas. El Lagoa se entrena a esa hora una vez por semana desde la pretemporada, siempre que el siguiente partido sea nocturno. «Si juegas a las nueve, no puedes vivir como si jugaras a las cinco», sostiene Elvira Santana.',
          'La sesión dura setenta minutos, sin charla y sin música. Primero, circuito de conos; después, ocho contra ocho en medio campo. Quien falla un pase corre hasta la laguna y vuelve.',
          'Nayara Monteiro, que salió de la escuela nocturna antes que del juvenil, es la única a la que no le cuesta. «Yo he estudiado a estas horas toda mi vida», bromea.',
          'Los datos del sueño le dan la razón a la entrenadora. Los resultados, de momento, solo a medias.',
        ),
      },
      en: {
        title: 'Training by night: the session nobody sees',
        summary: 'Once a week Lagoa train at eleven. Elvira Santana says that the body keeps hours too.',
        body: p(
          'At eleven at night all you hear at Garças is frogs and boots. Lagoa have trained at that hour once a week since pre-season, whenever the next match is a late one. “If you play at nine you can’t live as if you played at five,” argues Elvira Santana.',
          'The session lasts seventy minutes, without talk and without music. First the cones, then eight against eight on half a pitch. Whoever misplaces a pass runs to the lagoon and back.',
          'Nayara Monteiro, who left night school before she left the youth team, is the only one who finds it easy. “I’ve studied at this hour all my life,” she laughs.',
          'The sleep figures bear the coach out. The results, so far, only half do.',
        ),
      },
      pt: {
        title: 'Treinar de noite: a sessão que ninguém vê',
        summary: 'Uma vez por semana, o Lagoa treina às onze. Elvira Santana diz que o corpo também tem horário.',
        body: p(
          'Às onze da noite, em Garças só se ouvem rãs e chuteiras. O Lagoa treina a essa hora uma vez por semana desde a pré-época, sempre que o jogo seguinte é noturno. «Quem joga às nove não pode viver como se jogasse às cinco», defende Elvira Santana.',
          'O treino dura setenta minutos, sem palestra e sem música. Primeiro, circuito de cones; depois, oito contra oito em meio campo. Quem falha um passe corre até à lagoa e volta.',
          'Nayara Monteiro, que saiu da escola noturna antes de sair dos juniores, é a única a quem não custa. «Estudei a esta hora a vida toda», brinca.',
          'Os dados do sono dão razão à treinadora. Os resultados, por enquanto, só meia.',
        ),
      },
    },
  },
  {
    key: 'ferreria-crowd-grows',
    section: 'current-stories',
    hoursAgo: 27,
    teams: ['ferreria'],
    categories: ['fans', 'report'],
    tags: ['supporters'],
    players: ['aritz-olabarri'],
    pictures: ['rain-ferreria-4x5', 'coach-ferreria-3x2'],
    contact: 'ferreria',
    translations: {
      es: {
        title: 'La afición que crece cuando el equipo pierde',
        summary:
          'El Ferrería solo ha ganado un partido y nunca tuvo tantos abonados. En Altos Hornos lo llaman «arrimar el hombro».',
        body:
          p(
            'La cuenta no sale y por eso se estudia: una victoria en once jornadas y dos mil abonados más que en la jornada 1. El Ferrería ha abierto una lista de espera por primera vez desde que cerró la acería.',
            'Miren Otaegi despacha en la taquilla desde hace veintidós años. «Cuando ganábamos venían los de siempre. Ahora vienen los de siempre y sus primos», resume. La cuota para quien está en paro es de un euro al mes.',
          ) +
          quote('«En la fábrica nadie se iba a casa cuando se estropeaba el horno»') +
          p(
            'La frase es de Anselmo Biyogo, hijo de fundidor y entrenador. Aritz Olabarri la llevó escrita en la muñequera el día del 4–2 al Campo Novo, la única alegría del curso.',
            'Contra el Trigales no cabrá un alfiler.',
          ),
      },
      en: {
        title: 'The crowd that grows when the team lose',
        summary:
          'Ferrería have won once and never had so many members. At Altos Hornos they call it “putting a shoulder to it”.',
        body:
          p(
            'The sums don’t add up, which is why people study them: one win in eleven matchdays and two thousand more members than on matchday 1. Ferrería have a waiting list for the first time since the steelworks closed.',
            'Miren Otaegi has worked in the ticket office for twenty-two years. “When we won, the usual lot came. Now it’s the usual lot and their cousins,” she says. Those out of work pay one euro a month.',
          ) +
          quote('“At the works nobody went home when the furnace broke down”') +
          p(
            'The words are those of coach Anselmo Biyogo, a founder’s son. Aritz Olabarri wore them on his wristband in the 4–2 win over Campo Novo, the season’s one happy day.',
            'For the visit of Trigales there won’t be room for a pin.',
          ),
      },
      pt: {
        title: 'Os adeptos que são mais quando a equipa perde',
        summary: 'O Ferrería só ganhou um jogo e nunca teve tantos sócios. Em Altos Hornos chamam-lhe «dar o ombro».',
        body:
          p(
            'A conta não bate certo e por isso se estuda: uma vitória em onze jornadas e mais dois mil sócios do que na jornada 1. O Ferrería abriu lista de espera pela primeira vez desde que fechou a siderurgia.',
            'Miren Otaegi trabalha na bilheteira há vinte e dois anos. «Quando ganhávamos, vinham os do costume. Agora vêm os do costume e os primos», resume. Quem está desempregado paga um euro por mês.',
          ) +
          quote('«Na fábrica ninguém ia para casa quando o forno avariava»') +
          p(
            'A frase é de Anselmo Biyogo, filho de fundidor e treinador. Aritz Olabarri levou-a escrita no pulso no dia do 4–2 ao Campo Novo, a única alegria da época.',
            'Na receção ao Trigales não vai caber um alfinete.',
          ),
      },
    },
  },
  {
    key: 'estuario-quiet-eighth',
    section: 'current-stories',
    hoursAgo: 29,
    teams: ['estuario'],
    categories: ['report', 'statistics'],
    tags: ['tactics'],
    players: ['zaira-montesinos', 'cristian-varela'],
    pictures: ['volley-estuario-3x2', 'net-estuario-4x5', 'portrait-estuario-4x5', 'floodlights-estuario-3x2'],
    contact: 'estuario',
    translations: {
      es: {
        title: 'Estuario, octavo y sin hacer ruido',
        summary:
          'Seis victorias, todas por uno o dos goles. Blai Montagut ha montado un equipo que gana sin que se hable de él.',
        body: p(
          'Nadie pregunta por el Estuario y a Blai Montagut le parece perfecto. Su equipo tiene veinte puntos, los mismos que el Ribeira, y una costumbre: se pone por delante y se cierra sobre la marisma como la bajamar.',
          'La excepción fue el Derbi del Puente, un 4–2 al Cantera en el que Cristian Varela marcó dos goles y Zaira Montesinos dio tres. «Aquel día nos divertimos. Al siguiente pedí perdón», cuenta el entrenador, que no soporta los partidos abiertos.',
          'El secreto, si lo hay, está en una hoja de cálculo del segundo entrenador: cuántos metros recorre cada línea cuando se pierde el balón. El objetivo es que sean siempre los mismos.',
          'Ahora visita al Estrela, que gana o pierde pero casi nunca empata. Montagut sonríe: «A ver quién convence a quién».',
        ),
      },
      en: {
        title: 'Estuario, eighth and not making a sound',
        summary:
          'Six wins, every one of them by a goal or two. Blai Montagut has built a side that win without being talked about.',
        body: p(
          'Nobody asks about Estuario, and that suits Blai Montagut. His team have twenty points, as many as Ribeira, and a habit: they go ahead, then close over the marsh like the ebb tide.',
          'The exception was the Derbi del Puente, a 4–2 win over Cantera in which Cristian Varela scored twice and Zaira Montesinos set up three. “We enjoyed ourselves that day. The next I said sorry,” says the coach, who can’t stand an open game.',
          'The secret, if there is one, sits in his assistant’s spreadsheet: how many metres each line covers when the ball is lost. The aim is for the figure never to change.',
          'Next come Estrela, who win or lose but hardly ever draw. Montagut smiles: “Let’s see who persuades whom.”',
        ),
      },
      pt: {
        title: 'Estuario, oitavo e sem fazer barulho',
        summary:
          'Seis vitórias, todas por um ou dois golos. Blai Montagut montou uma equipa que ganha sem que se fale dela.',
        body: p(
          'Ninguém pergunta pelo Estuario e Blai Montagut acha bem. A sua equipa tem vinte pontos, os mesmos do Ribeira, e um hábito: adianta-se e fecha-se sobre o sapal como a baixa-mar.',
          'A exceção foi o Dérbi da Ponte, um 4–2 ao Cantera em que Cristian Varela marcou dois e Zaira Montesinos deu três a marcar. «Nesse dia divertimo-nos. No seguinte pedi desculpa», conta o treinador, que não suporta jogos partidos.',
          'O segredo, se existe, está numa folha de cálculo do adjunto: quantos metros percorre cada linha quando se perde a bola. O objetivo é que sejam sempre os mesmos.',
          'Segue-se o Estrela, que ganha ou perde mas quase nunca empata. Montagut sorri: «Vamos ver quem convence quem».',
        ),
      },
    },
  },
  {
    key: 'brisa-fifteen-goals',
    section: 'current-stories',
    hoursAgo: 53,
    teams: ['brisa'],
    categories: ['statistics', 'report'],
    tags: ['tactics', 'goalkeepers'],
    players: ['julian-ordas', 'noa-ferreiros'],
    pictures: ['rain-brisa-3x2', 'overhead-brisa-3x2', 'locker-brisa-4x5'],
    contact: 'brisa',
    translations: {
      es: {
        title: 'Once partidos, quince goles: el fútbol mínimo del Brisa',
        summary:
          'Siete a favor y ocho en contra. En sus partidos se ven menos goles que en los de nadie, y El Varadero se llena igual.',
        body: p(
          'En los partidos del Brisa se marca un gol cada sesenta y seis minutos. Siete a favor, ocho en contra: quince en once jornadas, la cifra más baja de la liga. Cuatro de ellos cayeron la misma tarde, en el 4–0 al Estuario que nadie sabe explicar.',
          '«Defendemos bien y atacamos con educación», dice Antón Barbeito. Julián Ordás, su portero, pasa partidos enteros sin mancharse. Noa Ferreirós, que reparte el juego, discrepa: «Prefiero perder 4–3 una vez al mes».',
          'La grada ha hecho del asunto una broma: cada córner se celebra como un gol y un socio reparte caramelos si hay dos en el mismo partido.',
          'El próximo examen es el Derbi de los Faros. Los tres últimos no los ganó el visitante.',
        ),
      },
      en: {
        title: 'Eleven matches, fifteen goals: Brisa’s minimal football',
        summary:
          'Seven scored, eight conceded. Nobody’s matches see fewer goals, and El Varadero fills up all the same.',
        body: p(
          'In Brisa’s matches a goal comes every sixty-six minutes. Seven for, eight against: fifteen in eleven matchdays, the lowest figure in the league. Four of them came on one afternoon, a 4–0 win over Estuario that nobody can explain.',
          '“We defend well and attack politely,” says Antón Barbeito. Julián Ordás, his goalkeeper, goes whole matches without getting dirty. Noa Ferreirós, who runs the midfield, disagrees: “I’d rather lose 4–3 once a month.”',
          'The stand has made a joke of it: every corner is cheered like a goal, and one member hands out sweets if there are two goals in a match.',
          'The next test is the Derbi de los Faros. No visitor has won the last three.',
        ),
      },
      pt: {
        title: 'Onze jogos, quinze golos: o futebol mínimo do Brisa',
        summary:
          'Sete marcados e oito sofridos. Nos jogos de ninguém se veem menos golos, e El Varadero enche na mesma.',
        body: p(
          'Nos jogos do Brisa marca-se um golo a cada sessenta e seis minutos. Sete marcados, oito sofridos: quinze em onze jornadas, o número mais baixo da liga. Quatro caíram na mesma tarde, no 4–0 ao Estuario que ninguém sabe explicar.',
          '«Defendemos bem e atacamos com educação», diz Antón Barbeito. Julián Ordás, o guarda-redes, passa jogos inteiros sem se sujar. Noa Ferreirós, que distribui o jogo, discorda: «Prefiro perder 4–3 uma vez por mês».',
          'A bancada fez disso uma piada: cada canto festeja-se como um golo e um sócio distribui rebuçados se houver dois no mesmo jogo.',
          'O próximo exame é o Dérbi dos Faróis. Nos três últimos o visitante não ganhou.',
        ),
      },
    },
  },
  {
    key: 'trigales-waiting',
    section: 'current-stories',
    hoursAgo: 68,
    teams: ['trigales'],
    categories: ['report'],
    tags: ['coaches', 'supporters'],
    players: ['alioune-ndour', 'isidro-bravo'],
    pictures: ['coach-trigales-4x5', 'celebration-trigales-3x2', 'bus-trigales-16x9'],
    contact: 'trigales',
    translations: {
      es: {
        title: 'Esperando a la primera: la larga paciencia del Trigales',
        summary:
          'Dos empates y ninguna victoria. Eusebio Manrique sigue yendo al campo en bicicleta y nadie le ha pitado aún.',
        body: p(
          'En Trigales se saluda con una pregunta: «¿Será el domingo?». El equipo no ha ganado todavía y ha encajado más goles que nadie, pero en La Era no se oye un silbido. «La cosecha tampoco viene cuando uno quiere», dice Eusebio Manrique, que a sus 67 años llega al entrenamiento en bicicleta.',
          'El gol de Alioune Ndour al Nortada, en la jornada 7, valió un empate y se celebró como un título: la fotografía cuelga en la panadería, en el ayuntamiento y en la consulta del dentista.',
          'El presupuesto es el más bajo de la categoría. La plantilla desayuna junta los lunes, sin móviles, y cada semana friega uno. Le ha tocado ya dos veces a Isidro Bravo, el capitán.',
          'La Copa les ha dado lo que la liga les niega: están en cuartos. «Si hay que elegir, elijo las dos cosas», remata Manrique.',
        ),
      },
      en: {
        title: 'Waiting for the first one: Trigales and their patience',
        summary: 'Two draws, no wins. Eusebio Manrique still cycles to the ground and nobody has whistled at him yet.',
        body: p(
          'In Trigales people greet one another with a question: “Sunday, then?” The team have yet to win and have let in more than anyone, but you won’t hear a whistle at La Era. “The harvest doesn’t come when you want it either,” says Eusebio Manrique, who at 67 arrives for training by bicycle.',
          'Alioune Ndour’s goal against Nortada on matchday 7 earned a draw and was celebrated like a title: the picture hangs in the bakery, in the town hall and at the dentist’s.',
          'Their budget is the smallest in the division. On Mondays the squad have breakfast together, without telephones, and one of them does the washing-up. It has fallen to Isidro Bravo, the captain, twice already.',
          'The cup has given them what the league won’t: they are in the quarter-finals. “If I have to choose, I choose both,” says Manrique.',
        ),
      },
      pt: {
        title: 'À espera da primeira: a longa paciência do Trigales',
        summary:
          'Dois empates e nenhuma vitória. Eusebio Manrique continua a ir de bicicleta e ainda ninguém o assobiou.',
        body: p(
          'Em Trigales as pessoas cumprimentam-se com uma pergunta: «Será no domingo?». A equipa ainda não ganhou e sofreu mais golos do que ninguém, mas em La Era não se ouve um assobio. «A colheita também não vem quando a gente quer», diz Eusebio Manrique, que aos 67 anos chega ao treino de bicicleta.',
          'O golo de Alioune Ndour ao Nortada, na jornada 7, valeu um empate e festejou-se como um título: a fotografia está na padaria, na câmara municipal e no consultório do dentista.',
          'O orçamento é o mais baixo da divisão. Às segundas o plantel toma o pequeno-almoço em conjunto, sem telemóveis, e em cada semana lava um a loiça. Já calhou duas vezes a Isidro Bravo, o capitão.',
          'A Taça deu-lhes o que a liga lhes nega: estão nos quartos. «Se tiver de escolher, escolho as duas», remata Manrique.',
        ),
      },
    },
  },
  {
    key: 'seck-and-the-touchline',
    section: 'current-stories',
    hoursAgo: 101,
    teams: ['puerto-claro'],
    categories: ['report', 'statistics'],
    tags: ['tactics'],
    players: ['amina-seck', 'iker-saldana'],
    pictures: [
      'overhead-puerto-claro-3x2',
      'portrait-puerto-claro-17-4x5',
      'huddle-puerto-claro-3x2',
      'volley-puerto-claro-4x5',
    ],
    contact: 'puerto-claro',
    translations: {
      es: {
        title: 'Amina Seck y los tres metros que nadie defiende',
        summary:
          'La extremo del Puerto Claro suma siete asistencias, seis desde el mismo sitio. Explicamos cuál, con dibujo.',
        body: p(
          'Hay una franja de césped entre la línea de banda y la de los autobuses —así llaman en Puerto Claro al carril del lateral— en la que nadie sabe quién tiene que salir. Amina Seck vive ahí. Siete asistencias, seis de ellas desde esos tres metros.',
          '«Si el lateral viene, paso por dentro; si no viene, centro. No tiene más misterio», explica. Lo tiene: Graça Valadares coloca a Iker Saldaña un paso por detrás del segundo central para que la defensa dude en el instante justo.',
          'Los rivales lo han visto. El Monteluna puso allí a dos jugadores y sacó un 0–0. «Entonces sobra un sitio en otra parte», replica la entrenadora, y señala el otro extremo: el de Xoel Lourido.',
        ),
      },
      en: {
        title: 'Amina Seck and the three metres nobody defends',
        summary: 'The Puerto Claro winger has seven assists, six from the same spot. We show which, with a drawing.',
        body: p(
          'There is a strip of grass between the touchline and what Puerto Claro call the bus lane, the full-back’s corridor, where nobody knows who ought to step out. Amina Seck lives there. Seven assists, six of them from those three metres.',
          '“If the full-back comes, I go inside; if not, I cross. That’s all there is to it,” she says. There’s more: Graça Valadares stands Iker Saldaña a step behind the far centre-back, so that the defence hesitates at just the wrong moment.',
          'Opponents have noticed. Monteluna put two players there and got away with 0–0. “Then there’s room somewhere else,” the coach replies and points to the other side: Xoel Lourido’s.',
        ),
      },
      pt: {
        title: 'Amina Seck e os três metros que ninguém defende',
        summary: 'A extremo do Puerto Claro soma sete assistências, seis do mesmo sítio. Explicamos qual, com desenho.',
        body: p(
          'Há uma faixa de relva entre a linha lateral e o corredor do lateral, a que em Puerto Claro chamam a faixa do autocarro, onde ninguém sabe quem deve sair. Amina Seck vive lá. Sete assistências, seis delas desses três metros.',
          '«Se o lateral vem, passo por dentro; se não vem, cruzo. Não há mistério», explica. Há: Graça Valadares põe Iker Saldaña um passo atrás do segundo central para que a defesa hesite no instante certo.',
          'Os adversários repararam. O Monteluna pôs ali dois jogadores e arrancou um 0–0. «Então sobra espaço noutro lado», responde a treinadora, e aponta para a outra ala: a de Xoel Lourido.',
        ),
      },
    },
  },
  {
    key: 'cabo-alto-wind',
    section: 'current-stories',
    hoursAgo: 122,
    teams: ['nortada'],
    categories: ['report'],
    tags: ['weather', 'stadiums'],
    players: ['vasco-figueira'],
    pictures: ['corner-nortada-3x2', 'number-nortada-4x5'],
    contact: 'nortada',
    translations: {
      es: {
        title: 'Jugar contra el viento: una tarde en Cabo Alto',
        summary:
          'El Nortada entrena los saques de puerta con anemómetro. Vasco Figueira lleva tres años apuntando las rachas.',
        body: p(
          'El banderín de córner de Cabo Alto no cuelga nunca. El viento entra por el acantilado a cuarenta kilómetros por hora de media y ha decidido más partidos que algunos delanteros.',
          'Vasco Figueira tiene un cuaderno con las rachas de cada jornada. Sabe, por ejemplo, que con viento del norte hay que sacar raso hacia la derecha durante los primeros veinte minutos. «El campo es nuestro, el viento es de quien lo escucha», dice el portero.',
          'Rui Mascarenhas ha instalado un anemómetro en el banquillo. Los visitantes se ríen al verlo. A la media hora, cuenta, ya preguntan cuánto marca.',
        ),
      },
      pt: {
        title: 'Jogar contra o vento: uma tarde no Cabo Alto',
        summary:
          'O Nortada treina os pontapés de baliza com anemómetro. Vasco Figueira aponta as rajadas há três anos.',
        body: p(
          'A bandeirola de canto do Cabo Alto nunca está caída. O vento entra pela arriba a quarenta quilómetros por hora de média e já decidiu mais jogos do que alguns avançados.',
          'Vasco Figueira tem um caderno com as rajadas de cada jornada. Sabe, por exemplo, que com vento norte se deve sair rasteiro para a direita nos primeiros vinte minutos. «O campo é nosso, o vento é de quem o ouve», diz o guarda-redes.',
          'Rui Mascarenhas mandou pôr um anemómetro no banco. Os visitantes riem-se quando o veem. Ao fim de meia hora, conta, já perguntam quanto marca.',
        ),
      },
    },
  },
  {
    key: 'lourenco-last-dance',
    section: 'current-stories',
    hoursAgo: 57,
    teams: ['oliveira'],
    categories: ['press-conference', 'report'],
    tags: ['coaches'],
    pictures: ['press-oliveira-16x9', 'overhead-oliveira-16x9', 'portrait-oliveira-4x5'],
    contact: 'oliveira',
    translations: {
      en: {
        title: 'Amadeu Lourenço and the olive press that became a press room',
        summary:
          'Oliveira’s coach speaks to the media where his grandfather made oil. He has a rule: one question each, and a good one.',
        body: p(
          'The press room at Lagar Velho was an olive mill until 1962. The stones are still there, and so is the smell on damp days. Amadeu Lourenço, whose grandfather worked the screw, sits between two of them and sets the rule himself: one question each, and make it a good one.',
          'Reporters have adapted. They meet beforehand in the café across the road to share them out, so that nobody wastes a turn on the weather. “It’s the best-prepared press conference in the league,” says Pedro Vasconcelos, who runs it.',
          'Lourenço’s side are thirteenth and have drawn with Vega Real and Faro Sur. Asked what he needs, he looked at the millstone for a while. “Weight,” he said.',
        ),
      },
      pt: {
        title: 'Amadeu Lourenço e o lagar que se fez sala de imprensa',
        summary:
          'O treinador do Oliveira fala aos jornalistas onde o avô fazia azeite. Tem uma regra: uma pergunta cada um, e que seja boa.',
        body: p(
          'A sala de imprensa do Lagar Velho foi lagar de azeite até 1962. As mós ainda lá estão, e o cheiro também, em dias húmidos. Amadeu Lourenço, cujo avô trabalhava na prensa, senta-se entre duas delas e dita a regra: uma pergunta cada um, e que seja boa.',
          'Os jornalistas adaptaram-se. Encontram-se antes no café em frente para as repartir, não vá alguém gastar a vez com o tempo. «É a conferência mais bem preparada da liga», diz Pedro Vasconcelos, que a conduz.',
          'A equipa de Lourenço é décima terceira e empatou com Vega Real e Faro Sur. Perguntaram-lhe o que lhe faz falta. Olhou um bocado para a mó. «Peso», disse.',
        ),
      },
    },
  },
  {
    key: 'campo-novo-three-shirts',
    section: 'current-stories',
    hoursAgo: 196,
    teams: ['campo-novo'],
    categories: ['report'],
    tags: ['kit', 'captains'],
    players: ['rafa-cardona', 'isaura-neves', 'thiago-bastos'],
    pictures: ['locker-campo-novo-3x2', 'crowd-campo-novo-16x9'],
    contact: 'campo-novo',
    translations: {
      en: {
        title: 'Fourteen, two, nineteen: three shirts that hold up Campo Novo',
        summary:
          'Cardona, Neves and Bastos have started every match. Their pegs in the Arena Nova dressing room have not moved in four years.',
        body: p(
          'The pegs in the Arena Nova dressing room go by seniority, not by number, which is why the row begins 14, 2, 19. Rafa Cardona, Isaura Neves and Thiago Bastos have hung their shirts side by side for four seasons and have started every match of this one.',
          'Vanderlei Pires calls them the hinge: a midfielder who slows things down, a defender who speeds them up and a forward who waits. “Take one out and the door sticks,” he says.',
          'Neves has a superstition she’d rather not explain: nobody touches the hanger after the warm-up. The kit man, who has washed those shirts two hundred times, nods gravely.',
        ),
      },
      pt: {
        title: 'Catorze, dois, dezanove: as três camisolas do Campo Novo',
        summary:
          'Cardona, Neves e Bastos foram titulares em todos os jogos. Os cabides deles não mudam de sítio há quatro anos.',
        body: p(
          'Os cabides do balneário da Arena Nova vão por antiguidade e não por número; por isso a fila começa por 14, 2, 19. Rafa Cardona, Isaura Neves e Thiago Bastos penduram as camisolas lado a lado há quatro épocas e nesta foram titulares em todos os jogos.',
          'Vanderlei Pires chama-lhes a dobradiça: um médio que trava, uma defesa que acelera e um avançado que espera. «Tira-se um e a porta prende», diz.',
          'Neves tem uma superstição que prefere não explicar: ninguém mexe no cabide depois do aquecimento. O roupeiro, que já lavou aquelas camisolas duzentas vezes, acena com gravidade.',
        ),
      },
    },
  },
  {
    key: 'sierra-blanca-circle',
    section: 'current-stories',
    hoursAgo: 262,
    teams: ['sierra-blanca'],
    categories: ['report'],
    tags: ['captains'],
    players: ['greta-solans', 'ibrahima-tall'],
    pictures: ['huddle-sierra-blanca-4x5', 'locker-sierra-blanca-3x2'],
    contact: 'sierra-blanca',
    translations: {
      es: {
        title: 'Qué se dice en el corro del Sierra Blanca',
        summary:
          'Dura once segundos, habla cada vez una persona distinta y está prohibido decir «ganar». Nos dejaron escuchar uno.',
        body: p(
          'La norma la puso Mónica Arteaga el primer día: once segundos, una voz y una palabra prohibida. En el corro del Sierra Blanca no se dice «ganar».',
          'Habla cada partido alguien distinto, por orden de dorsal. Hay quien cuenta un chiste. Ibrahima Tall recitó en una ocasión la lista de la compra. Greta Solans, la capitana, leyó el nombre de la señora que lava los petos, que ese día se jubilaba.',
          'El que pudimos escuchar fue el de Julia Entrena. «Mirad arriba», dijo, y todos miraron: nevaba. Nueve segundos de silencio. Después se abrió el círculo y empezó el partido.',
        ),
      },
    },
  },
  {
    key: 'salinas-bailing-out',
    section: 'current-stories',
    hoursAgo: 338,
    teams: ['salinas'],
    categories: ['report'],
    tags: ['weather', 'stadiums'],
    players: ['borja-alcantara'],
    pictures: ['rain-salinas-3x2', 'corner-salinas-4x5', 'tunnel-salinas-4x5'],
    contact: 'salinas',
    translations: {
      es: {
        title: 'Dos semanas achicando agua en Campo de la Sal',
        summary:
          'Tras la inundación de la jornada 7, vecinos y jugadores sacaron a mano la sal del césped. Así se salvó el campo.',
        body: p(
          'El agua llegó a la altura del banquillo y era salada. Eso fue lo peor: cuando bajó, el césped de Campo de la Sal quedó blanco. El partido contra el Sierra Blanca se aplazó y el campo parecía perdido.',
          'Lo salvó un método de salinero. Se abrieron regatas, se metió agua dulce del pozo, se dejó correr y se volvió a empezar, día y noche, con trescientos voluntarios por turnos. Borja Alcántara estuvo nueve tardes con un rastrillo.',
          '«Mi abuelo se pasó la vida sacando sal para venderla y yo la saqué para tirarla», cuenta Ventura Galiana, el presidente. A las dos semanas asomó el primer brote. Alguien le puso una valla alrededor.',
        ),
      },
      en: {
        title: 'Two weeks of bailing out at Campo de la Sal',
        summary:
          'After the flood of matchday 7, neighbours and players washed the salt out of the grass by hand. How a pitch was saved.',
        body: p(
          'The water reached the height of the bench, and it was salt. That was the worst of it: when it went down, the grass at Campo de la Sal was white. The match against Sierra Blanca was called off and the pitch looked lost.',
          'A salt-worker’s method saved it. Channels were cut, fresh water let in from the well, drained and let in again, day and night, by three hundred volunteers in shifts. Borja Alcántara spent nine afternoons with a rake.',
          '“My grandfather spent his life getting salt out to sell it. I got it out to throw it away,” says Ventura Galiana, the president. After a fortnight the first blade showed. Somebody put a fence around it.',
        ),
      },
      pt: {
        title: 'Duas semanas a tirar água em Campo de la Sal',
        summary:
          'Depois da inundação da jornada 7, vizinhos e jogadores lavaram à mão o sal do relvado. Assim se salvou o campo.',
        body: p(
          'A água chegou à altura do banco e era salgada. Foi o pior: quando desceu, o relvado de Campo de la Sal estava branco. O jogo com o Sierra Blanca foi adiado e o campo parecia perdido.',
          'Salvou-o um método de marnoto. Abriram-se regos, meteu-se água doce do poço, deixou-se correr e voltou-se ao princípio, dia e noite, com trezentos voluntários por turnos. Borja Alcántara passou nove tardes de ancinho na mão.',
          '«O meu avô passou a vida a tirar sal para o vender e eu tirei-o para o deitar fora», conta Ventura Galiana, o presidente. Ao fim de duas semanas despontou o primeiro rebento. Alguém lhe pôs uma cerca à volta.',
        ),
      },
    },
  },
]
