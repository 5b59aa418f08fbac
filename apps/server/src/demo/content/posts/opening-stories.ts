import type { DemoPost } from '../post-type.ts'

/** A story, an interview or a gallery for each of the other sections. */
export const OPENING_STORIES: readonly DemoPost[] = [
  {
    key: 'vega-real-ocho-meses',
    section: 'current-stories',
    hoursAgo: 2,
    teams: ['vega-real'],
    categories: ['report', 'fans'],
    tags: ['supporters', 'records', 'tactics'],
    players: ['yago-cifuentes'],
    pictures: ['crowd-vega-real-3x2', 'portrait-vega-real-3x2'],
    videos: ['stands'],
    documents: ['statistics-after-11'],
    contact: 'vega-real',
    translations: {
      es: {
        title: 'Ocho meses sin perder en casa: así se ha blindado Vega Real',
        summary:
          'Reportaje desde la grada con los socios que no se han perdido un partido, datos de cada visita y el plano táctico de un equipo que apenas concede.',
        body: `<p>En la puerta 7 de La Acequia hay una silla plegable con un nombre escrito a rotulador: Herminia. Tiene 81 años y no ha faltado a un partido desde 1974. «Aquí ya no se sufre, y casi lo echo de menos», dice.</p>
<p>Desde marzo nadie ha ganado en este campo. Fermín Astudillo lo explica con una pizarra y tres imanes: dos centrales que no saltan a la vez y un medio que siempre llega a la segunda jugada.</p>
<h2>Los números</h2>
<ul><li>Seis partidos en casa esta temporada: cinco victorias y un empate.</li><li>Quince goles a favor y tres en contra.</li><li>Una media de 4,1 remates recibidos entre los tres palos.</li></ul>`,
      },
      en: {
        title: 'Eight months unbeaten at home: how Vega Real shut the door',
        summary:
          'A report from the stand with the members who have not missed a match, figures for every visit and the plan of a team that concedes almost nothing.',
        body: `<p>By gate 7 of La Acequia stands a folding chair with a name in marker pen: Herminia. She is 81 and has not missed a match since 1974. “We don't suffer here any more, and I almost miss it,” she says.</p>
<p>Nobody has won on this ground since March. Fermín Astudillo explains it with a board and three magnets: two centre-backs who never jump at the same time and a midfielder who always gets to the second ball.</p>
<h2>The figures</h2>
<ul><li>Six home matches this season: five wins and a draw.</li><li>Fifteen goals scored and three conceded.</li><li>An average of 4.1 shots on target against them.</li></ul>`,
      },
      pt: {
        title: 'Oito meses sem perder em casa: assim se blindou o Vega Real',
        summary:
          'Reportagem na bancada com os sócios que não falharam um jogo, dados de cada visita e o plano tático de uma equipa que quase nada concede.',
        body: `<p>Junto à porta 7 de La Acequia há uma cadeira de abrir com um nome escrito a marcador: Herminia. Tem 81 anos e não falta a um jogo desde 1974. «Aqui já não se sofre, e quase tenho saudades», diz.</p>
<p>Desde março que ninguém ganha neste campo. Fermín Astudillo explica-o com um quadro e três ímanes: dois centrais que nunca saltam ao mesmo tempo e um médio que chega sempre à segunda bola.</p>
<h2>Os números</h2>
<ul><li>Seis jogos em casa esta época: cinco vitórias e um empate.</li><li>Quinze golos marcados e três sofridos.</li><li>Uma média de 4,1 remates enquadrados sofridos.</li></ul>`,
      },
    },
  },
  {
    key: 'capitan-siete-de-la-manana',
    section: 'current-stories',
    hoursAgo: 5,
    teams: ['monteluna'],
    categories: ['report', 'training'],
    tags: ['captains', 'health'],
    players: ['baltasar-nkembe'],
    pictures: ['portrait-monteluna-4x5', 'coach-monteluna-3x2'],
    contact: 'monteluna',
    translations: {
      es: {
        title: 'El capitán que entrena a las siete de la mañana',
        summary: 'Baltasar Nkembe abre el gimnasio del Monteluna antes de que llegue nadie. Le acompañamos una semana.',
        body: `<p>A las 6:50 la ciudad deportiva del Monteluna tiene una sola luz encendida. Es la del gimnasio y la enciende siempre el mismo: Baltasar Nkembe, 36 años, capitán, 412 partidos.</p>
<p>«No entreno más que nadie, entreno antes. Así, cuando llegan los jóvenes, puedo mirarlos», cuenta mientras estira. El equipo sigue invicto y él ha jugado todos los minutos.</p>`,
      },
      en: {
        title: 'The captain who trains at seven in the morning',
        summary: "Baltasar Nkembe opens Monteluna's gym before anyone else is there. We spent a week with him.",
        body: `<p>At 6:50 one single light is on at Monteluna's training ground. It is the gym's, and the same person always switches it on: Baltasar Nkembe, 36, captain, 412 matches.</p>
<p>“I don't train more than the others, I train earlier. So when the youngsters come I can watch them,” he says while stretching. The team are unbeaten and he has played every minute.</p>`,
      },
      pt: {
        title: 'O capitão que treina às sete da manhã',
        summary:
          'Baltasar Nkembe abre o ginásio do Monteluna antes de chegar alguém. Acompanhámo-lo durante uma semana.',
        body: `<p>Às 6:50 o centro de treinos do Monteluna tem uma única luz acesa. É a do ginásio e é sempre o mesmo que a acende: Baltasar Nkembe, 36 anos, capitão, 412 jogos.</p>
<p>«Não treino mais do que ninguém, treino antes. Assim, quando chegam os mais novos, posso observá-los», conta enquanto alonga. A equipa continua invicta e ele jogou todos os minutos.</p>`,
      },
    },
  },
  {
    key: 'entrevista-olmedo',
    section: 'interviews',
    hoursAgo: 3,
    teams: ['ribeira'],
    categories: ['interview', 'press-conference'],
    tags: ['coaches', 'youth-academy'],
    pictures: ['coach-ribeira-4x5', 'portrait-ribeira-4x5', 'tunnel-estrela-3x2'],
    documents: ['ribeira-transcript'],
    contact: 'ribeira',
    translations: {
      es: {
        title: '«En este vestuario nadie pregunta quién juega»',
        summary:
          'Nuno Olmedo, entrenador del Ribeira, habla de rotaciones, del vestuario más joven de la liga y de la noche en que casi lo deja.',
        body: `<p>Nuno Olmedo recibe en la sala de vídeo de As Pontes, con la persiana bajada y un café que se enfría. Su Ribeira es séptimo con la plantilla más joven del campeonato: 22,4 años de media.</p>
<blockquote><p>«Si un chico de diecinueve años sabe por qué no juega, mañana juega mejor»</p></blockquote>
<p>Habla sin prisa del próximo derbi, de la derrota en Vega Real y de una noche de enero en la que escribió su dimisión. «La rompí porque tenía una falta de ortografía. Me pareció una señal.»</p>`,
      },
      en: {
        title: '“In this dressing room nobody asks who is playing”',
        summary:
          'Ribeira coach Nuno Olmedo on rotation, the youngest dressing room in the league and the night he almost gave up.',
        body: `<p>Nuno Olmedo receives us in the video room at As Pontes with the blind down and a coffee going cold. His Ribeira are seventh with the youngest squad in the championship: 22.4 years on average.</p>
<blockquote><p>“If a nineteen-year-old knows why he is not playing, he plays better tomorrow”</p></blockquote>
<p>He speaks without hurry about the coming derby, the defeat at Vega Real and a night in January when he wrote his resignation. “I tore it up because there was a spelling mistake in it. It felt like a sign.”</p>`,
      },
      pt: {
        title: '«Neste balneário ninguém pergunta quem joga»',
        summary:
          'Nuno Olmedo, treinador do Ribeira, fala de rotações, do balneário mais jovem da liga e da noite em que quase desistiu.',
        body: `<p>Nuno Olmedo recebe-nos na sala de vídeo de As Pontes, com a persiana descida e um café a arrefecer. O seu Ribeira é sétimo com o plantel mais jovem do campeonato: 22,4 anos de média.</p>
<blockquote><p>«Se um miúdo de dezanove anos sabe porque não joga, amanhã joga melhor»</p></blockquote>
<p>Fala sem pressa do próximo dérbi, da derrota em Vega Real e de uma noite de janeiro em que escreveu a carta de demissão. «Rasguei-a porque tinha um erro de ortografia. Pareceu-me um sinal.»</p>`,
      },
    },
  },
  {
    key: 'entrevista-lua-prado',
    section: 'interviews',
    hoursAgo: 28,
    teams: ['roca-alta'],
    categories: ['interview'],
    tags: ['goalkeepers', 'kit'],
    players: ['lua-prado'],
    pictures: ['portrait-roca-alta-11-4x5', 'keeper-roca-alta-4x5'],
    contact: 'roca-alta',
    translations: {
      es: {
        title: '«Parar también es atacar»',
        summary: 'Lua Prado, portera del Roca Alta, explica por qué juega con el 11 y por qué sale tanto de su área.',
        body: `<p>Lua Prado fue extremo hasta los dieciséis años. Un día faltó la portera, se puso los guantes y conservó el número. Hoy es la guardameta menos goleada de la liga: seis tantos en once partidos.</p>
<p>«El primer pase es mío. Si lo doy bien, ya estamos atacando», resume.</p>`,
      },
      en: {
        title: '“Saving is attacking too”',
        summary: 'Roca Alta goalkeeper Lua Prado explains why she wears 11 and why she leaves her box so often.',
        body: `<p>Lua Prado was a winger until she was sixteen. One day the goalkeeper was missing, she put the gloves on and kept her number. Today nobody in the league concedes less: six goals in eleven matches.</p>
<p>“The first pass is mine. If I play it well, we are attacking already,” she says.</p>`,
      },
      pt: {
        title: '«Defender também é atacar»',
        summary: 'Lua Prado, guarda-redes do Roca Alta, explica porque joga com o 11 e porque sai tanto da área.',
        body: `<p>Lua Prado foi extremo até aos dezasseis anos. Um dia faltou a guarda-redes, calçou as luvas e ficou com o número. Hoje é a menos batida da liga: seis golos em onze jogos.</p>
<p>«O primeiro passe é meu. Se o faço bem, já estamos a atacar», resume.</p>`,
      },
    },
  },
  {
    key: 'lagoa-puerta-abierta',
    section: 'club-media',
    hoursAgo: 6,
    teams: ['lagoa'],
    categories: ['training'],
    tags: ['youth-academy'],
    pictures: ['training-lagoa-3x2'],
    videos: ['training'],
    contact: 'lagoa',
    translations: {
      es: {
        title: 'Sesión a puerta abierta',
        summary: 'El Lagoa entrena de noche ante 1.200 escolares.',
        body: `<p>Imágenes de la sesión nocturna a puerta abierta en Garças. El vídeo incluye quince minutos de ejercicios sin locución.</p>`,
      },
      en: {
        title: 'An open session',
        summary: 'Lagoa train at night before 1,200 schoolchildren.',
        body: `<p>Pictures of the open night session at Garças. The video shows drills without commentary.</p>`,
      },
      pt: {
        title: 'Treino à porta aberta',
        summary: 'O Lagoa treina à noite perante 1.200 alunos.',
        body: `<p>Imagens do treino noturno à porta aberta em Garças. O vídeo mostra exercícios sem locução.</p>`,
      },
    },
  },
  {
    key: 'brisa-tunel',
    section: 'club-media',
    hoursAgo: 30,
    teams: ['brisa', 'nortada'],
    categories: ['report'],
    tags: ['stadiums'],
    pictures: ['tunnel-brisa-3x2', 'rain-brisa-3x2'],
    videos: ['tunnel-walk'],
    contact: 'brisa',
    translations: {
      es: {
        title: 'El túnel, minuto a minuto',
        summary: 'Una cámara fija en el túnel de El Varadero, del calentamiento al himno.',
        body: `<p>El club cede esta secuencia grabada con cámara fija en el túnel de El Varadero. Puede emitirse con el crédito «Atlético Brisa».</p>`,
      },
      en: {
        title: 'The tunnel, minute by minute',
        summary: 'A fixed camera in the tunnel of El Varadero, from the warm-up to the anthem.',
        body: `<p>The club hands out this sequence shot with a fixed camera in the tunnel of El Varadero. It may be shown with the credit “Atlético Brisa”.</p>`,
      },
      pt: {
        title: 'O túnel, minuto a minuto',
        summary: 'Uma câmara fixa no túnel de El Varadero, do aquecimento ao hino.',
        body: `<p>O clube cede esta sequência gravada com câmara fixa no túnel de El Varadero. Pode ser emitida com o crédito «Atlético Brisa».</p>`,
      },
    },
  },
  {
    key: 'copa-visita-el-barrio',
    section: 'club-media',
    hoursAgo: 52,
    teams: ['roca-alta'],
    categories: ['community', 'fans'],
    tags: ['cup', 'supporters'],
    pictures: ['trophy-roca-alta-16x9'],
    contact: 'roca-alta',
    translations: {
      es: {
        title: 'La copa visita el barrio',
        summary: 'El trofeo, de mano en mano por las calles de Roca Alta.',
        body: `<p>La Copa Meridiana recorrió nueve barrios en un día. Más de seis mil vecinos pudieron tocarla.</p>`,
      },
      en: {
        title: 'The cup comes to the neighbourhood',
        summary: 'The trophy from hand to hand through the streets of Roca Alta.',
        body: `<p>The Meridiana Cup went round nine neighbourhoods in one day. More than six thousand people touched it.</p>`,
      },
      pt: {
        title: 'A taça visita o bairro',
        summary: 'O troféu, de mão em mão pelas ruas de Roca Alta.',
        body: `<p>A Taça Meridiana percorreu nove bairros num dia. Mais de seis mil moradores puderam tocá-la.</p>`,
      },
    },
  },
  {
    key: 'de-la-lonja-al-once',
    section: 'player-stories',
    hoursAgo: 6.5,
    teams: ['puerto-claro'],
    categories: ['report'],
    tags: ['youth-academy', 'debut'],
    players: ['amina-seck'],
    pictures: ['portrait-puerto-claro-17-4x5'],
    contact: 'puerto-claro',
    translations: {
      es: {
        title: 'De la lonja al once titular',
        summary: 'Amina Seck descargaba cajas de pescado a las cinco de la mañana hace dos años. Hoy es indiscutible.',
        body: `<p>Cuando Amina Seck entra en la lonja de Puerto Claro, los pescadores dejan la subasta. «Sigue siendo la que mejor cargaba», dice el patrón del <em>Nuestra Señora</em>. Ella pide que la dejen ayudar. No la dejan.</p>`,
      },
      en: {
        title: 'From the fish market to the first eleven',
        summary: 'Two years ago Amina Seck was unloading crates at five in the morning. Today she is undroppable.',
        body: `<p>When Amina Seck walks into the Puerto Claro fish market the auction stops. “She is still the best loader we had,” says the skipper of the <em>Nuestra Señora</em>. She asks to be allowed to help. She is not.</p>`,
      },
      pt: {
        title: 'Da lota ao onze titular',
        summary: 'Há dois anos, Amina Seck descarregava caixas de peixe às cinco da manhã. Hoje é indiscutível.',
        body: `<p>Quando Amina Seck entra na lota de Puerto Claro, os pescadores param o leilão. «Continua a ser a que melhor carregava», diz o mestre do <em>Nuestra Señora</em>. Ela pede que a deixem ajudar. Não deixam.</p>`,
      },
    },
  },
  {
    key: 'estadio-que-se-riega-con-lluvia',
    section: 'club-stories',
    hoursAgo: 26,
    teams: ['estuario'],
    categories: ['report'],
    tags: ['stadiums', 'sustainability'],
    pictures: ['floodlights-estuario-3x2', 'net-estuario-4x5'],
    contact: 'estuario',
    translations: {
      es: {
        title: 'El estadio que se riega con lluvia',
        summary: 'La Marisma guarda bajo la grada norte un millón de litros de agua de tormenta.',
        body: `<p>Debajo de la grada norte de La Marisma hay un aljibe de un millón de litros. Desde que se inauguró, el césped no ha gastado agua de red. El club abre las puertas de la sala de bombas por primera vez.</p>`,
      },
      en: {
        title: 'The stadium watered by rain',
        summary: 'La Marisma keeps a million litres of storm water under its north stand.',
        body: `<p>Under the north stand of La Marisma lies a cistern of a million litres. Since it was opened the pitch has used no mains water. The club opens the pump room for the first time.</p>`,
      },
      pt: {
        title: 'O estádio que se rega com chuva',
        summary: 'La Marisma guarda debaixo da bancada norte um milhão de litros de água das chuvas.',
        body: `<p>Debaixo da bancada norte de La Marisma há uma cisterna de um milhão de litros. Desde que foi inaugurada, o relvado não gastou água da rede. O clube abre pela primeira vez a sala das bombas.</p>`,
      },
    },
  },
  {
    key: 'quien-pinta-las-lineas',
    section: '{product}-stories',
    hoursAgo: 27,
    teams: ['oliveira'],
    categories: ['report', 'infographic'],
    tags: ['technology', 'stadiums'],
    pictures: ['overhead-oliveira-16x9'],
    documents: ['distances'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Quién pinta las líneas de los 20 campos',
        summary: 'Cuatro personas, una furgoneta y 9.412 kilómetros por temporada.',
        body: `<p>Las líneas de los veinte campos las pintan las mismas cuatro personas. Miden con láser, corrigen a ojo y discuten de fútbol en la furgoneta. Se adjunta la tabla de distancias.</p>`,
      },
      en: {
        title: 'Who paints the lines on all 20 pitches',
        summary: 'Four people, one van and 9,412 kilometres a season.',
        body: `<p>The same four people paint the lines on all twenty pitches. They measure by laser, correct by eye and argue about football in the van. The table of distances is attached.</p>`,
      },
      pt: {
        title: 'Quem pinta as linhas dos 20 campos',
        summary: 'Quatro pessoas, uma carrinha e 9.412 quilómetros por época.',
        body: `<p>As linhas dos vinte campos são pintadas pelas mesmas quatro pessoas. Medem com laser, corrigem a olho e discutem futebol na carrinha. Segue em anexo a tabela de distâncias.</p>`,
      },
    },
  },
  {
    key: 'noche-de-los-tres-penaltis',
    section: 'special-stories',
    hoursAgo: 50,
    teams: ['cantera'],
    categories: ['archive'],
    tags: ['history', 'goalkeepers'],
    pictures: ['keeper-cantera-3x2'],
    contact: 'cantera',
    translations: {
      es: {
        title: '1976: la noche de los tres penaltis',
        summary: 'Medio siglo del partido que nadie ha vuelto a ver entero.',
        body: `<p>Tres penaltis parados en once minutos, un apagón y un empate a cero que todavía se discute en El Tajo. Reconstruimos el partido con los que estuvieron allí.</p>`,
      },
      en: {
        title: '1976: the night of the three penalties',
        summary: 'Half a century since the match that nobody has seen whole again.',
        body: `<p>Three penalties saved in eleven minutes, a power cut and a goalless draw that is still argued over at El Tajo. We put the match together again with those who were there.</p>`,
      },
      pt: {
        title: '1976: a noite dos três penáltis',
        summary: 'Meio século do jogo que ninguém voltou a ver inteiro.',
        body: `<p>Três penáltis defendidos em onze minutos, um apagão e um nulo que ainda se discute em El Tajo. Reconstituímos o jogo com quem lá esteve.</p>`,
      },
    },
  },
  {
    key: 'que-se-come-el-dia-del-partido',
    section: 'lifestyle-stories',
    hoursAgo: 32,
    teams: ['sierra-blanca'],
    categories: ['report'],
    tags: ['food', 'health'],
    players: ['greta-solans'],
    pictures: ['locker-sierra-blanca-3x2'],
    contact: 'sierra-blanca',
    translations: {
      es: {
        title: 'Qué se come el día del partido',
        summary: 'La cocinera del Sierra Blanca abre su cuaderno: arroz a las doce, pan con aceite a las seis.',
        body: `<p>Treinta y un platos, ninguno igual. La cocinera del Sierra Blanca lleva once años apuntando quién come qué y cómo jugó después. «No es ciencia», avisa. «Pero se parece.»</p>`,
      },
      en: {
        title: 'What they eat on the day of the match',
        summary: "Sierra Blanca's cook opens her notebook: rice at noon, bread and oil at six.",
        body: `<p>Thirty-one plates, no two alike. For eleven years Sierra Blanca's cook has written down who eats what and how they played afterwards. “It isn't science,” she warns. “But it looks like it.”</p>`,
      },
      pt: {
        title: 'O que se come no dia do jogo',
        summary: 'A cozinheira do Sierra Blanca abre o caderno: arroz ao meio-dia, pão com azeite às seis.',
        body: `<p>Trinta e um pratos, nenhum igual. Há onze anos que a cozinheira do Sierra Blanca aponta quem come o quê e como jogou depois. «Não é ciência», avisa. «Mas parece.»</p>`,
      },
    },
  },
  {
    key: 'beca-que-lleno-un-gimnasio',
    section: 'smartbank-stories',
    hoursAgo: 34,
    teams: ['campo-novo'],
    categories: ['community'],
    tags: ['scholarships', 'education'],
    pictures: ['training-campo-novo-3x2'],
    documents: ['scholarship-rules'],
    contact: 'campo-novo',
    translations: {
      es: {
        title: 'La beca que llenó un gimnasio',
        summary: 'Con una beca SmartBank, Luana Ferraz abrió una escuela de tarde. Hoy van 140 chicas y chicos.',
        body: `<p>Luana Ferraz, centrocampista del Campo Novo, destinó su beca a reparar el suelo del gimnasio de su antiguo colegio. La primera tarde fueron doce. Ahora hay lista de espera.</p>`,
      },
      en: {
        title: 'The scholarship that filled a gym',
        summary: 'With a SmartBank scholarship Luana Ferraz opened an after-school club. 140 children now come.',
        body: `<p>Campo Novo midfielder Luana Ferraz spent her scholarship on a new floor for the gym of her old school. Twelve came on the first afternoon. Now there is a waiting list.</p>`,
      },
      pt: {
        title: 'A bolsa que encheu um ginásio',
        summary: 'Com uma bolsa SmartBank, Luana Ferraz abriu uma escola da tarde. Hoje vão 140 crianças.',
        body: `<p>Luana Ferraz, médio do Campo Novo, usou a bolsa para arranjar o chão do ginásio da sua antiga escola. Na primeira tarde foram doze. Agora há lista de espera.</p>`,
      },
    },
  },
]
