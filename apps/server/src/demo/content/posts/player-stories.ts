import type { DemoPost } from '../post-type.ts'
import { p, quote } from './body-html.ts'

export const PLAYER_STORY_POSTS: readonly DemoPost[] = [
  {
    key: 'seck-fish-market',
    section: 'player-stories',
    hoursAgo: 6.5,
    teams: ['puerto-claro'],
    categories: ['report'],
    tags: ['youth-academy', 'debut'],
    players: ['amina-seck'],
    pictures: ['portrait-puerto-claro-17-4x5', 'boots-puerto-claro-3x2'],
    contact: 'puerto-claro',
    translations: {
      es: {
        title: 'De la lonja al once titular',
        summary: 'Amina Seck descargaba cajas de pescado a las cinco de la mañana hace dos años. Hoy es indiscutible.',
        body: p(
          'Cuando Amina Seck entra en la lonja de Puerto Claro, los pescadores paran la subasta. «Sigue siendo la que mejor cargaba», dice la patrona del <em>Virgen del Claro</em>. Ella pide que la dejen ayudar. No la dejan.',
          'Hace dos años terminaba el turno a las nueve, dormía tres horas y se iba a entrenar con un equipo de tercera. La vio jugar un ojeador que había ido a comprar merluza. Esperó a que acabara de descargar para presentarse.',
          '«Me preguntó si corría siempre así. Le dije que solo cuando el hielo se derrite», recuerda la extremo.',
          'En su taquilla guarda unos guantes de goma. No son un recuerdo: los martes, antes del entrenamiento, sigue pasando por la lonja. Lleva el desayuno.',
        ),
      },
      en: {
        title: 'From the fish market to the first eleven',
        summary: 'Two years ago Amina Seck was unloading crates at five in the morning. Today nobody would drop her.',
        body: p(
          'When Amina Seck walks into Puerto Claro’s fish market the auction stops. “She’s still the best loader we had,” says the skipper of the <em>Virgen del Claro</em>. She asks to be allowed to help. She isn’t.',
          'Two years ago she came off shift at nine, slept for three hours and went to train with a third-tier side. A scout who had come in for hake saw her play. He waited until she had finished unloading to introduce himself.',
          '“He asked if I always ran like that. I said only when the ice is melting,” the winger remembers.',
          'There is a pair of rubber gloves in her locker. They aren’t a souvenir: on Tuesdays before training she still drops in at the market. She brings breakfast.',
        ),
      },
      pt: {
        title: 'Da lota ao onze titular',
        summary: 'Há dois anos, Amina Seck descarregava caixas de peixe às cinco da manhã. Hoje é indiscutível.',
        body: p(
          'Quando Amina Seck entra na lota de Puerto Claro, o leilão para. «Continua a ser a que melhor carregava», diz a mestra do <em>Virgen del Claro</em>. Ela pede que a deixem ajudar. Não deixam.',
          'Há dois anos acabava o turno às nove, dormia três horas e ia treinar numa equipa do terceiro escalão. Viu-a jogar um olheiro que tinha ido comprar pescada. Esperou que acabasse de descarregar para se apresentar.',
          '«Perguntou-me se corria sempre assim. Disse-lhe que só quando o gelo derrete», recorda a extremo.',
          'No cacifo guarda umas luvas de borracha. Não são recordação: às terças, antes do treino, ainda passa pela lota. Leva o pequeno-almoço.',
        ),
      },
    },
  },
  {
    key: 'quintela-sisters',
    section: 'player-stories',
    hoursAgo: 24.5,
    teams: ['almenara'],
    categories: ['report'],
    tags: ['kit'],
    players: ['nerea-quintela'],
    pictures: ['number-almenara-4x5', 'corner-almenara-16x9'],
    contact: 'almenara',
    translations: {
      es: {
        title: 'Un dorsal para dos hermanas',
        summary: 'Nerea Quintela lleva el 11 que dejó su hermana Antía. La camiseta, dicen en casa, es de las dos.',
        body:
          p(
            'El 11 del Almenara lo llevó primero Antía Quintela, seis temporadas, hasta que una rodilla dijo basta. Nerea, la pequeña, lo pidió sin consultarlo. «Me enteré por la radio», cuenta Antía, hoy fisioterapeuta del club. «Lloré y luego la llamé para decirle que me debía una cena».',
            'Cada camiseta se corta en dos al final de temporada. La mitad del número, un uno, se queda en casa de cada hermana.',
          ) +
          quote('«Cuando marco, la mitad es suya. Cuando fallo, también, pero no se lo digo»') +
          p(
            'En el vestuario, las dos se tratan de usted. Es una broma que nadie recuerda cómo empezó y que ninguna está dispuesta a terminar.',
          ),
      },
      en: {
        title: 'One number for two sisters',
        summary:
          'Nerea Quintela wears the 11 her sister Antía left behind. At home they say the shirt belongs to both.',
        body:
          p(
            'Almenara’s 11 first belonged to Antía Quintela, for six seasons, until a knee said enough. Nerea, the younger, asked for it without a word to her. “I heard it on the radio,” says Antía, now one of the club’s physiotherapists. “I cried, and then I rang to tell her she owed me dinner.”',
            'At the end of the season every shirt is cut in two. Half the number, a one, stays in each sister’s house.',
          ) +
          quote('“When I score, half of it is hers. When I miss as well, but I don’t tell her”') +
          p(
            'In the dressing room they call each other Miss Quintela. Nobody remembers how the joke began, and neither is willing to end it.',
          ),
      },
      pt: {
        title: 'Um número para duas irmãs',
        summary: 'Nerea Quintela usa o 11 que a irmã Antía deixou. A camisola, dizem em casa, é das duas.',
        body:
          p(
            'O 11 do Almenara foi primeiro de Antía Quintela, seis épocas, até que um joelho disse basta. Nerea, a mais nova, pediu-o sem a consultar. «Soube pela rádio», conta Antía, hoje fisioterapeuta do clube. «Chorei e depois liguei-lhe a dizer que me devia um jantar».',
            'Cada camisola é cortada ao meio no fim da época. Metade do número, um um, fica em casa de cada irmã.',
          ) +
          quote('«Quando marco, metade é dela. Quando falho também, mas não lhe digo»') +
          p(
            'No balneário tratam-se por senhora doutora. É uma brincadeira que ninguém se lembra de como começou e que nenhuma está disposta a acabar.',
          ),
      },
    },
  },
  {
    key: 'meireles-translator',
    section: 'player-stories',
    hoursAgo: 48,
    teams: ['nortada'],
    categories: ['report'],
    tags: ['education'],
    players: ['tiago-meireles'],
    pictures: ['number-nortada-4x5'],
    contact: 'nortada',
    translations: {
      es: {
        title: 'El central que traduce poesía',
        summary:
          'Tiago Meireles lleva dos años con un solo libro, un diccionario y los viajes del Nortada por delante.',
        body: p(
          'En el asiento 23 del autobús del Nortada no hay auriculares, hay un diccionario. Tiago Meireles traduce del gallego al portugués a un poeta marinero del que solo quedan cuarenta y un poemas. Lleva treinta y seis.',
          '«Un despeje se parece a un mal verso: quita el problema, pero no lo resuelve», explica el central, que prefiere salir jugando.',
          'Empezó durante una lesión. El fisioterapeuta le pidió que no pensara en el tobillo y él se llevó el libro equivocado de la biblioteca. No lo ha devuelto. La multa, calculada por sus compañeros, asciende ya a noventa euros.',
          'Una editorial pequeña se lo publicará cuando acabe la liga. El título está decidido. La última estrofa, no.',
        ),
      },
      en: {
        title: 'The centre-back who translates poetry',
        summary:
          'For two years Tiago Meireles has had one book, one dictionary and Nortada’s bus journeys ahead of him.',
        body: p(
          'In seat 23 of the Nortada bus there are no headphones, there’s a dictionary. Tiago Meireles is translating, from Galician into Portuguese, a sailor poet of whom only forty-one poems survive. He has done thirty-six.',
          '“A clearance is like a bad line: it gets rid of the problem without solving it,” says the centre-back, who prefers to play his way out.',
          'It began with an injury. The physiotherapist told him not to think about the ankle, and he took the wrong book home from the library. He hasn’t returned it. By his team-mates’ reckoning the fine now stands at ninety euros.',
          'A small publisher will bring it out when the season ends. The title is settled. The last stanza isn’t.',
        ),
      },
      pt: {
        title: 'O central que traduz poesia',
        summary:
          'Há dois anos que Tiago Meireles vive com um só livro, um dicionário e as viagens do Nortada pela frente.',
        body: p(
          'No lugar 23 do autocarro do Nortada não há auscultadores, há um dicionário. Tiago Meireles traduz do galego um poeta marinheiro de quem só restam quarenta e um poemas. Já fez trinta e seis.',
          '«Um alívio parece-se com um mau verso: tira o problema, mas não o resolve», explica o central, que prefere sair a jogar.',
          'Começou durante uma lesão. O fisioterapeuta pediu-lhe que não pensasse no tornozelo e ele trouxe da biblioteca o livro errado. Não o devolveu. A multa, calculada pelos colegas, vai em noventa euros.',
          'Uma pequena editora vai publicá-lo quando acabar a liga. O título está decidido. A última estrofe, não.',
        ),
      },
    },
  },
  {
    key: 'ndour-bakery',
    section: 'player-stories',
    hoursAgo: 93,
    teams: ['trigales'],
    categories: ['report'],
    tags: ['supporters'],
    players: ['alioune-ndour'],
    pictures: ['celebration-trigales-3x2', 'boots-trigales-4x5'],
    contact: 'trigales',
    translations: {
      es: {
        title: 'El gol que cuelga en la panadería',
        summary: 'Alioune Ndour marcó en la jornada 7 y desde entonces no le dejan pagar el pan.',
        body: p(
          'La foto mide un metro y está entre las barras y las magdalenas: Alioune Ndour, los dos brazos en alto, el 1–1 al Nortada. Es uno de los pocos goles del Trigales este curso y valió un punto en La Era.',
          'Felisa, la panadera, la colgó el lunes siguiente. «La gente entraba triste. Ahora entra, mira y pide dos», dice. A Ndour no le cobra. Él deja el dinero debajo de la balanza y se va deprisa.',
          'Llegó con un contrato de tres meses y lleva cuatro años. Ha aprendido a podar, a hacer migas y a no hablar del descenso.',
          '«Aquí se espera bien», resume. «Es un arte».',
        ),
      },
      en: {
        title: 'The goal that hangs in the bakery',
        summary: 'Alioune Ndour scored on matchday 7 and hasn’t been allowed to pay for bread since.',
        body: p(
          'The picture is a metre wide and hangs between the loaves and the buns: Alioune Ndour, both arms up, 1–1 against Nortada. It is one of the few goals that Trigales have scored this season and earned them a point at La Era.',
          'Felisa, the baker, put it up the following Monday. “People used to come in sad. Now they come in, look up and ask for two,” she says. She won’t take Ndour’s money. He leaves it under the scales and hurries out.',
          'He came on a three-month contract and has stayed for four years. He has learned to prune, to fry breadcrumbs and not to mention relegation.',
          '“They’re good at waiting here,” he says. “It’s an art.”',
        ),
      },
      pt: {
        title: 'O golo que está pendurado na padaria',
        summary: 'Alioune Ndour marcou na jornada 7 e desde então não o deixam pagar o pão.',
        body: p(
          'A fotografia tem um metro e está entre os cacetes e os queques: Alioune Ndour, os dois braços ao alto, o 1–1 ao Nortada. É um dos poucos golos do Trigales esta época e valeu um ponto em La Era.',
          'Felisa, a padeira, pendurou-a na segunda-feira seguinte. «As pessoas entravam tristes. Agora entram, olham e pedem dois», diz. A Ndour não leva dinheiro. Ele deixa-o debaixo da balança e sai depressa.',
          'Chegou com um contrato de três meses e já lá vão quatro anos. Aprendeu a podar, a fazer migas e a não falar da descida.',
          '«Aqui espera-se bem», resume. «É uma arte».',
        ),
      },
    },
  },
  {
    key: 'reguera-silences',
    section: 'player-stories',
    hoursAgo: 116,
    teams: ['cantera'],
    categories: ['report'],
    tags: ['goalkeepers', 'music'],
    players: ['alma-reguera'],
    pictures: ['keeper-cantera-3x2'],
    contact: 'cantera',
    translations: {
      es: {
        title: 'La portera que graba silencios',
        summary: 'Alma Reguera tiene un archivo sonoro de los segundos anteriores a cada penalti. Van treinta y uno.',
        body: p(
          'Justo antes de un penalti, dice Alma Reguera, un estadio hace un ruido que no existe en ningún otro sitio. Ella lo graba. Un micrófono diminuto en el poste, con permiso del club, y un archivo que ya tiene treinta y un silencios.',
          'Cada uno lleva su ficha: campo, minuto, viento y resultado. «El de Altos Hornos es grave, como un horno apagado. El de Maré Alta tiene olas», explica.',
          'Ha parado once de los treinta y uno. Asegura que no hay relación, aunque reconoce que en los once se oye, muy al fondo, a alguien toser.',
        ),
      },
      en: {
        title: 'The goalkeeper who records silences',
        summary: 'Alma Reguera keeps a sound archive of the seconds before every penalty. So far there are thirty-one.',
        body: p(
          'Just before a penalty, says Alma Reguera, a stadium makes a noise that exists nowhere else. She records it. A tiny microphone on the post, with the club’s permission, and an archive that holds thirty-one silences.',
          'Each has its card: ground, minute, wind and outcome. “Altos Hornos is deep, like a furnace gone cold. Maré Alta has waves in it,” she explains.',
          'She has saved eleven of the thirty-one. There’s no connection, she insists, although she admits that in all eleven, far in the background, you can hear somebody cough.',
        ),
      },
      pt: {
        title: 'A guarda-redes que grava silêncios',
        summary: 'Alma Reguera tem um arquivo sonoro dos segundos que antecedem cada penálti. Já lá vão trinta e um.',
        body: p(
          'Mesmo antes de um penálti, diz Alma Reguera, um estádio faz um ruído que não existe em mais lado nenhum. Ela grava-o. Um microfone minúsculo no poste, com autorização do clube, e um arquivo que já tem trinta e um silêncios.',
          'Cada um leva a sua ficha: campo, minuto, vento e resultado. «O de Altos Hornos é grave, como um forno apagado. O da Maré Alta tem ondas», explica.',
          'Defendeu onze dos trinta e um. Garante que não há relação, embora reconheça que nos onze se ouve, muito ao fundo, alguém a tossir.',
        ),
      },
    },
  },
  {
    key: 'rueda-before-the-derby',
    section: 'player-stories',
    hoursAgo: 143,
    teams: ['almenara'],
    categories: ['report'],
    tags: ['derbi-de-la-ria'],
    players: ['martin-rueda'],
    pictures: ['portrait-almenara-4x5', 'volley-almenara-4x5'],
    contact: 'almenara',
    translations: {
      es: {
        title: 'Martín Rueda chuta sin mirar',
        summary:
          'De niño jugaba en un patio sin luz. El delantero del Almenara explica por qué nunca levanta la cabeza.',
        body: p(
          'El patio del edificio donde creció Martín Rueda no tenía farola. En invierno, a las seis, se jugaba a oscuras y la portería era un garaje que sonaba a lata cuando acertabas. «Aprendí a chutar de oído», cuenta.',
          'Celestina Abreu intentó corregirlo su primer mes. Le puso vídeos, flechas y una visera para que levantara la barbilla. Marcó menos. «Le devolví su defecto y le pedí perdón», reconoce la entrenadora.',
          'El garaje sigue allí, con las marcas. El dueño, que durante años llamó a la policía, ha puesto un cartel: «Aquí no se aparca. Aquí empezó Rueda».',
        ),
      },
      en: {
        title: 'Martín Rueda shoots without looking',
        summary: 'As a boy he played in an unlit courtyard. Almenara’s forward explains why he never lifts his head.',
        body: p(
          'The courtyard where Martín Rueda grew up had no lamp. In winter, at six, they played in the dark, and the goal was a garage door that rang when you hit it. “I learned to shoot by ear,” he says.',
          'Celestina Abreu tried to put it right in her first month. She gave him videos, arrows and a visor to keep his chin up. He scored less. “I gave him his fault back and apologised,” the coach admits.',
          'The garage is still there, dents and all. Its owner, who for years used to call the police, has put up a sign: “No parking. Rueda started here.”',
        ),
      },
      pt: {
        title: 'Martín Rueda remata sem olhar',
        summary: 'Em miúdo jogava num pátio sem luz. O avançado do Almenara explica porque nunca levanta a cabeça.',
        body: p(
          'O pátio do prédio onde Martín Rueda cresceu não tinha candeeiro. No inverno, às seis, jogava-se às escuras e a baliza era uma garagem que soava a lata quando se acertava. «Aprendi a rematar de ouvido», conta.',
          'Celestina Abreu tentou corrigi-lo no primeiro mês. Mostrou-lhe vídeos, setas e uma pala para levantar o queixo. Marcou menos. «Devolvi-lhe o defeito e pedi-lhe desculpa», reconhece a treinadora.',
          'A garagem ainda lá está, com as mossas. O dono, que durante anos chamou a polícia, pôs um letreiro: «Aqui não se estaciona. Aqui começou o Rueda».',
        ),
      },
    },
  },
  {
    key: 'angulo-two-seas',
    section: 'player-stories',
    hoursAgo: 169,
    teams: ['bahia-verde'],
    categories: ['report'],
    tags: ['travel'],
    players: ['benicio-angulo'],
    pictures: ['celebration-bahia-verde-3x2'],
    contact: 'bahia-verde',
    translations: {
      es: {
        title: 'Benicio Angulo nunca ha perdido el barco',
        summary: 'El delantero del Bahía Verde vive en la isla de enfrente y va a entrenar en el primer transbordador.',
        body: p(
          'El transbordador de las 6:40 espera a dos personas: a la maestra y a Benicio Angulo. El delantero vive en el islote de Las Conchas, doscientos vecinos, y no piensa mudarse.',
          'Ha calculado que pasa en cubierta once días al año. Lee, estira, saluda a los delfines por su nombre. En diez temporadas ha llegado tarde una vez, por niebla, y aquel día marcó.',
          '«En la isla no me preguntan por el partido hasta que amarro bien», cuenta. «Es una norma de mar: primero el cabo y después la noticia».',
        ),
      },
      pt: {
        title: 'Benicio Angulo nunca perdeu o barco',
        summary: 'O avançado do Bahía Verde vive na ilha em frente e vai treinar no primeiro ferry.',
        body: p(
          'O ferry das 6:40 espera por duas pessoas: a professora e Benicio Angulo. O avançado vive no ilhéu de Las Conchas, duzentos habitantes, e não tenciona mudar-se.',
          'Já fez as contas: passa no convés onze dias por ano. Lê, alonga, cumprimenta os golfinhos pelo nome. Em dez épocas chegou atrasado uma vez, por causa do nevoeiro, e nesse dia marcou.',
          '«Na ilha não me perguntam pelo jogo enquanto não amarrar bem», conta. «É uma regra do mar: primeiro o cabo e depois a notícia».',
        ),
      },
    },
  },
  {
    key: 'bekale-wings',
    section: 'player-stories',
    hoursAgo: 219,
    teams: ['cantera'],
    categories: ['report'],
    tags: ['education'],
    players: ['adrian-bekale'],
    pictures: ['celebration-cantera-4x5', 'boots-cantera-4x5'],
    contact: 'cantera',
    translations: {
      es: {
        title: 'Las alas de Adrián Bekale',
        summary: 'Celebra los goles como un milano porque los estudia. El extremo del Cantera anilla aves los lunes.',
        body: p(
          'Los brazos en cruz, un poco hacia atrás, las palmas abajo. La celebración de Adrián Bekale no es un avión: es un milano real en planeo, y corrige a quien se equivoca.',
          'Los lunes, día libre, se va a la sierra con un grupo de anilladores. Ha aprendido a sostener un ave de ochenta gramos sin que se asuste. «Es lo contrario de un regate: aquí gana el que no se mueve», dice.',
          'En El Tajo anidan cuatro parejas de vencejos. El club ha retrasado la obra de la cubierta hasta que salgan los pollos. Lo pidió el 11.',
        ),
      },
      en: {
        title: 'Adrián Bekale’s wings',
        summary: 'He celebrates like a kite because he studies them. The Cantera winger rings birds on Mondays.',
        body: p(
          'Arms out, slightly back, palms down. Adrián Bekale’s celebration isn’t an aeroplane: it’s a red kite gliding, and he corrects those who get it wrong.',
          'On Mondays, his day off, he goes into the hills with a group of bird ringers. He has learned to hold eighty grams of bird without frightening it. “It’s the opposite of a dribble: whoever doesn’t move wins,” he says.',
          'Four pairs of swifts nest at El Tajo. The club have put off work on the roof until the chicks have flown. Number 11 asked them to.',
        ),
      },
      pt: {
        title: 'As asas de Adrián Bekale',
        summary: 'Festeja os golos como um milhafre porque os estuda. O extremo do Cantera anilha aves às segundas.',
        body: p(
          'Braços abertos, um pouco para trás, palmas para baixo. O festejo de Adrián Bekale não é um avião: é um milhafre-real a planar, e corrige quem se engana.',
          'Às segundas, dia de folga, vai para a serra com um grupo de anilhadores. Aprendeu a segurar uma ave de oitenta gramas sem a assustar. «É o contrário de uma finta: aqui ganha quem não se mexe», diz.',
          'Em El Tajo fazem ninho quatro casais de andorinhões. O clube adiou as obras da cobertura até as crias voarem. Foi o 11 que pediu.',
        ),
      },
    },
  },
  {
    key: 'monteiro-night-school',
    section: 'player-stories',
    hoursAgo: 266,
    teams: ['lagoa'],
    categories: ['report'],
    tags: ['education'],
    players: ['nayara-monteiro'],
    pictures: ['portrait-lagoa-4x5', 'captains-lagoa-3x2'],
    contact: 'lagoa',
    translations: {
      en: {
        title: 'Nayara Monteiro sits her last exam',
        summary: 'The Lagoa forward finished night school at twenty-six. Her team-mates waited outside with a cake.',
        body: p(
          'She left school at fifteen because there was no bus after six. Eleven years later there’s still no bus, but there is a team-mate with a car, and Nayara Monteiro has passed her last exam: geography, eighteen out of twenty.',
          'For three years the whole squad took turns to drive her. Henrique Alvim learned the capitals of Asia at traffic lights. Rogério Lisboa can do fractions again.',
          'When she came out they were all there, with a cake and a satchel. “I’m not crying, I’m concentrating,” she said. She wants to teach. The coach has already asked whether she might begin with the offside rule.',
        ),
      },
      pt: {
        title: 'Nayara Monteiro faz o último exame',
        summary:
          'A avançada do Lagoa acabou a escola noturna aos vinte e seis. Os colegas esperaram à porta com um bolo.',
        body: p(
          'Deixou a escola aos quinze porque não havia autocarro depois das seis. Onze anos mais tarde continua a não haver, mas há colegas com carro, e Nayara Monteiro passou no último exame: geografia, dezoito valores.',
          'Durante três anos o plantel inteiro fez turnos para a levar. Henrique Alvim aprendeu as capitais da Ásia nos semáforos. Rogério Lisboa voltou a saber fazer frações.',
          'Quando saiu estavam lá todos, com um bolo e uma pasta. «Não estou a chorar, estou concentrada», disse. Quer ser professora. A treinadora já lhe perguntou se podia começar pela lei do fora de jogo.',
        ),
      },
    },
  },
  {
    key: 'zubiaur-two-derbies',
    section: 'player-stories',
    hoursAgo: 343,
    teams: ['puerto-claro'],
    categories: ['report', 'archive'],
    tags: ['goalkeepers', 'derbi-de-la-ria'],
    players: ['gorka-zubiaur'],
    pictures: ['keeper-puerto-claro-3x2'],
    contact: 'puerto-claro',
    translations: {
      es: {
        title: 'El portero que paró dos derbis',
        summary:
          '«He parado penaltis peores», dice Gorka Zubiaur. El primero lo paró con los pies; el segundo, con una bufanda.',
        body: p(
          'El primer derbi lo paró con la puntera, en el 89. El segundo, literalmente: en 2019, Gorka Zubiaur salió de su área con el juego en marcha para atender a un aficionado que se había desplomado en la primera fila. El árbitro lo vio y detuvo el partido.',
          'Le hizo un torniquete con una bufanda del rival. «Era la que había», dice. El hombre, socio del Almenara, se la devolvió lavada y planchada. Está enmarcada en casa del portero.',
          'Desde entonces, en La Atalaya aplauden su primera parada. Solo la primera.',
        ),
      },
      en: {
        title: 'The goalkeeper who stopped two derbies',
        summary:
          '“I’ve saved worse penalties,” says Gorka Zubiaur. The first he stopped with a boot, the second with a scarf.',
        body: p(
          'The first derby he stopped with a toe, in the 89th minute. The second he stopped literally: in 2019, with play going on, Gorka Zubiaur left his box to help a supporter who had collapsed in the front row. The referee saw it and halted the match.',
          'He made a tourniquet of a rival scarf. “It was the one at hand,” he says. The man, an Almenara member, sent it back washed and ironed. It hangs framed in the goalkeeper’s house.',
          'Ever since, La Atalaya has applauded his first save. Only the first.',
        ),
      },
      pt: {
        title: 'O guarda-redes que parou dois dérbis',
        summary:
          '«Já parei penáltis piores», diz Gorka Zubiaur. O primeiro parou-o com o pé; o segundo, com um cachecol.',
        body: p(
          'O primeiro dérbi parou-o com a biqueira, aos 89. O segundo, à letra: em 2019, com o jogo a decorrer, Gorka Zubiaur saiu da área para acudir a um adepto que tinha caído na primeira fila. O árbitro viu e interrompeu a partida.',
          'Fez um torniquete com um cachecol do rival. «Era o que havia», diz. O homem, sócio do Almenara, devolveu-o lavado e passado a ferro. Está emoldurado em casa do guarda-redes.',
          'Desde então, La Atalaya aplaude-lhe a primeira defesa. Só a primeira.',
        ),
      },
    },
  },
]
