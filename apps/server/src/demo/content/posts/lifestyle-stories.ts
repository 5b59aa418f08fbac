import type { DemoPost } from '../post-type.ts'
import { p, ul } from './body-html.ts'

export const LIFESTYLE_STORY_POSTS: readonly DemoPost[] = [
  {
    key: 'matchday-menu',
    section: 'lifestyle-stories',
    hoursAgo: 16,
    teams: ['sierra-blanca'],
    categories: ['report'],
    tags: ['food', 'health'],
    players: ['greta-solans', 'nestor-villalba'],
    pictures: ['locker-sierra-blanca-3x2'],
    contact: 'sierra-blanca',
    translations: {
      es: {
        title: 'Qué se come el día del partido',
        summary: 'La cocinera del Sierra Blanca abre su cuaderno: arroz a las doce, pan con aceite a las seis.',
        body:
          p(
            'Treinta y un platos, ninguno igual. Dolores Cabañas, cocinera del Sierra Blanca, lleva once años apuntando quién come qué y cómo jugó después. «No es ciencia», avisa. «Pero se parece».',
          ) +
          ul(
            'A las 9:00, huevos y fruta.',
            'A las 12:00, arroz blanco y pollo; Greta Solans, sin pollo.',
            'A las 18:00, pan con aceite y una onza de chocolate.',
            'Después, lo que haya en casa.',
          ) +
          p(
            'Néstor Villalba pide siempre lentejas y siempre se las niega. La única vez que cedió, en 2022, marcó tres. «Precisamente por eso», razona ella: «Eso no se puede gastar».',
          ),
      },
      en: {
        title: 'What they eat on the day of the match',
        summary: 'Sierra Blanca’s cook opens her notebook: rice at noon, bread and oil at six.',
        body:
          p(
            'Thirty-one plates, no two alike. For eleven years Dolores Cabañas, Sierra Blanca’s cook, has noted who eats what and how they played afterwards. “It isn’t science,” she warns. “But it looks like it.”',
          ) +
          ul(
            '9:00: eggs and fruit.',
            '12:00: plain rice and chicken; Greta Solans without the chicken.',
            '18:00: bread and olive oil, and a square of chocolate.',
            'Afterwards: whatever there is at home.',
          ) +
          p(
            'Néstor Villalba always asks for lentils and is always refused. The one time she gave in, in 2022, he scored three. “That’s just why,” she reasons. “You can’t go wasting that.”',
          ),
      },
      pt: {
        title: 'O que se come no dia do jogo',
        summary: 'A cozinheira do Sierra Blanca abre o caderno: arroz ao meio-dia, pão com azeite às seis.',
        body:
          p(
            'Trinta e um pratos, nenhum igual. Há onze anos que Dolores Cabañas, cozinheira do Sierra Blanca, aponta quem come o quê e como jogou depois. «Não é ciência», avisa. «Mas parece».',
          ) +
          ul(
            'Às 9:00, ovos e fruta.',
            'Às 12:00, arroz branco e frango; Greta Solans, sem frango.',
            'Às 18:00, pão com azeite e um quadrado de chocolate.',
            'Depois, o que houver em casa.',
          ) +
          p(
            'Néstor Villalba pede sempre lentilhas e ela recusa sempre. Da única vez que cedeu, em 2022, marcou três. «É por isso mesmo», argumenta: «Isso não se pode gastar».',
          ),
      },
    },
  },
  {
    key: 'bus-playlists',
    section: 'lifestyle-stories',
    hoursAgo: 50,
    teams: ['vega-real'],
    categories: ['report'],
    tags: ['music', 'travel'],
    players: ['fatou-sarr', 'hernan-lastiri'],
    pictures: ['bus-vega-real-3x2', 'bus-trigales-16x9', 'bus-nortada-4x5'],
    contact: 'vega-real',
    translations: {
      es: {
        title: 'Las playlists del autobús',
        summary: 'A la ida manda Fatou Sarr; a la vuelta, el conductor. Qué suena en tres viajes de la liga.',
        body: p(
          'En el Vega Real hay dos listas y una frontera: el peaje. Antes elige Fatou Sarr, ritmos rápidos y nada de letras tristes. Después, el conductor, Amancio, que pone zarzuela. Nadie se ha quejado. «Llegamos dormidos», dice Hernán Lastiri.',
          'En el Trigales se canta sin aparato. En el Nortada está prohibida la música hasta que el último acabe el libro que está leyendo; Tiago Meireles lo retrasa a propósito.',
          'Hay una sola canción que suena en los tres: la que ponía la radio cuando cada uno ganó por última vez fuera. No diremos cuál es. Trae suerte solo si no se nombra.',
        ),
      },
      en: {
        title: 'The bus playlists',
        summary:
          'On the way out Fatou Sarr decides; on the way home, the driver. What plays on three of the league’s buses.',
        body: p(
          'At Vega Real there are two lists and a frontier: the toll booth. Before it Fatou Sarr chooses, fast and nothing sad. After it the driver, Amancio, puts on light opera. Nobody has complained. “We arrive asleep,” says Hernán Lastiri.',
          'At Trigales they sing unaccompanied. At Nortada there is no music until the last of them has finished the book he is reading; Tiago Meireles spins it out on purpose.',
          'Only one song is played on all three: whatever was on the radio when each last won away. We won’t say which. It brings luck only if you don’t name it.',
        ),
      },
      pt: {
        title: 'As playlists do autocarro',
        summary: 'À ida manda Fatou Sarr; à volta, o motorista. O que se ouve em três viagens da liga.',
        body: p(
          'No Vega Real há duas listas e uma fronteira: a portagem. Antes escolhe Fatou Sarr, ritmos rápidos e nada de letras tristes. Depois, o motorista, Amancio, que põe zarzuela. Ninguém se queixou. «Chegamos a dormir», diz Hernán Lastiri.',
          'No Trigales canta-se sem aparelho. No Nortada a música está proibida até o último acabar o livro que está a ler; Tiago Meireles atrasa-se de propósito.',
          'Há uma só canção que toca nos três: a que dava na rádio quando cada um ganhou fora pela última vez. Não diremos qual é. Só dá sorte se não se disser.',
        ),
      },
    },
  },
  {
    key: 'afternoon-with-the-podiatrist',
    section: 'lifestyle-stories',
    hoursAgo: 97,
    teams: ['trigales'],
    categories: ['report'],
    tags: ['health', 'kit'],
    pictures: ['boots-trigales-4x5', 'boots-cantera-4x5'],
    contact: 'trigales',
    translations: {
      es: {
        title: 'Una tarde con el podólogo',
        summary: 'Por la consulta de Gervasio Leal pasan cuatro clubes y ningún secreto: los pies lo cuentan todo.',
        body: p(
          'Gervasio Leal no ve los partidos, ve los lunes. Por su consulta, en Trigales, desfilan cuarenta pares de pies cada semana y sabe quién ha corrido, quién ha disimulado y quién estrena botas a escondidas.',
          '«El pie no miente porque no le preguntan», dice. Su consejo es siempre el mismo y no le hacen caso: dos botas de distinto número. El noventa por ciento de las personas tiene un pie más largo.',
          'Cosme Villar le hizo caso en la jornada 3. Desde entonces no ha vuelto. Al doctor le parece la mejor de las publicidades.',
        ),
      },
      en: {
        title: 'An afternoon with the podiatrist',
        summary: 'Four clubs and no secrets pass through Gervasio Leal’s surgery: feet tell everything.',
        body: p(
          'Gervasio Leal doesn’t see the matches, he sees the Mondays. Forty pairs of feet a week pass through his surgery in Trigales, and he knows who has run, who has pretended and who is breaking in boots on the quiet.',
          '“A foot doesn’t lie, because nobody asks it anything,” he says. His advice is always the same and never taken: two boots of different sizes. Nine people in ten have one longer foot.',
          'Cosme Villar took it on matchday 3. He hasn’t been back. The doctor thinks it the best of advertisements.',
        ),
      },
      pt: {
        title: 'Uma tarde com o podólogo',
        summary: 'Pelo consultório de Gervasio Leal passam quatro clubes e nenhum segredo: os pés contam tudo.',
        body: p(
          'Gervasio Leal não vê os jogos, vê as segundas-feiras. Pelo seu consultório, em Trigales, passam quarenta pares de pés por semana e ele sabe quem correu, quem disfarçou e quem estreia chuteiras às escondidas.',
          '«O pé não mente porque ninguém lhe pergunta nada», diz. O conselho é sempre o mesmo e ninguém o segue: duas chuteiras de números diferentes. Nove em cada dez pessoas têm um pé mais comprido.',
          'Cosme Villar seguiu-o na jornada 3. Desde então não voltou. O doutor acha que é a melhor das publicidades.',
        ),
      },
    },
  },
  {
    key: 'nortada-barber',
    section: 'lifestyle-stories',
    hoursAgo: 144,
    teams: ['nortada'],
    categories: ['report'],
    tags: [],
    players: ['edson-cabral', 'youssef-amrani'],
    pictures: ['portrait-nortada-3x2', 'portrait-nortada-4x5'],
    contact: 'nortada',
    translations: {
      es: {
        title: 'El barbero que corta antes del clásico',
        summary: 'El señor Armindo afeita al Nortada desde 1988. Hay quien no entra en su local si va ganando.',
        body: p(
          'En la barbería del señor Armindo, a dos calles de Cabo Alto, hay un sillón reservado desde 1988. Se sienta quien vaya a ser titular, y solo la víspera.',
          'Edson Cabral lleva el mismo corte recto desde los diecisiete: lo decidió una apuesta y lo mantiene una racha. Youssef Amrani prefiere no cortarse nada mientras el equipo gane. Este curso le han visto las orejas cuatro veces.',
          'Armindo no cobra en semana de Clásico. A cambio pide una cosa: que le cuenten el once. Jamás se ha filtrado. «El secreto está en las patillas», dice, sin aclarar más.',
        ),
      },
      pt: {
        title: 'O barbeiro que corta antes do clássico',
        summary: 'O senhor Armindo trata do cabelo ao Nortada desde 1988. Há quem não entre lá enquanto vai ganhando.',
        body: p(
          'Na barbearia do senhor Armindo, a duas ruas do Cabo Alto, há uma cadeira reservada desde 1988. Senta-se quem vai ser titular, e só na véspera.',
          'Edson Cabral usa o mesmo corte direito desde os dezassete: decidiu-o uma aposta e mantém-no uma série. Youssef Amrani prefere não cortar nada enquanto a equipa ganha. Esta época já lhe viram as orelhas quatro vezes.',
          'Armindo não leva dinheiro em semana de Clássico. Em troca pede uma coisa: que lhe digam o onze. Nunca se soube. «O segredo está nas patilhas», diz, sem explicar mais.',
        ),
      },
    },
  },
  {
    key: 'scarf-knitters',
    section: 'lifestyle-stories',
    hoursAgo: 192,
    teams: ['vega-real'],
    categories: ['fans', 'community'],
    tags: ['supporters', 'kit'],
    pictures: ['floodlights-vega-real-4x5', 'crowd-vega-real-3x2'],
    contact: 'vega-real',
    translations: {
      es: {
        title: 'Dos kilómetros de bufanda',
        summary:
          'Un grupo de vecinos de Vega Real teje una bufanda que dé la vuelta a La Acequia. Van por la puerta 9.',
        body: p(
          'Empezaron once y son ya doscientos cuarenta. Se reúnen los miércoles en el casal, con lana granate y celeste, y tejen la misma bufanda desde hace tres años. Mide dos kilómetros y aún no cierra.',
          'Hay reglas: punto bobo, treinta centímetros de ancho y ningún nudo a la vista. Cada derrota se deshace un palmo. Desde que el equipo no pierde en casa, avanza que es un gusto.',
          'Herminia, la de la silla de la puerta 7, hace los flecos. «Cuando se cierre me moriré tranquila», dice. Las demás tejen despacio.',
        ),
      },
      en: {
        title: 'Two kilometres of scarf',
        summary: 'A group in Vega Real are knitting a scarf to go right round La Acequia. They have reached gate 9.',
        body: p(
          'Eleven began it and there are now two hundred and forty. They meet on Wednesdays in the community hall with claret and sky-blue wool, and have been knitting the same scarf for three years. It is two kilometres long and doesn’t yet meet.',
          'There are rules: garter stitch, thirty centimetres wide, no knots showing. After every defeat a hand’s breadth is undone. Now that the team don’t lose at home it’s coming on a treat.',
          'Herminia, of the chair at gate 7, does the fringes. “Once it’s closed I can die in peace,” she says. The others knit slowly.',
        ),
      },
      pt: {
        title: 'Dois quilómetros de cachecol',
        summary: 'Um grupo de Vega Real tricota um cachecol que dê a volta a La Acequia. Vai na porta 9.',
        body: p(
          'Começaram onze e já são duzentos e quarenta. Juntam-se às quartas na sede, com lã grená e azul-celeste, e tricotam o mesmo cachecol há três anos. Tem dois quilómetros e ainda não fecha.',
          'Há regras: ponto de liga, trinta centímetros de largura e nenhum nó à vista. A cada derrota desfaz-se um palmo. Desde que a equipa não perde em casa, é vê-lo crescer.',
          'Herminia, a da cadeira da porta 7, faz as franjas. «Quando fechar, morro descansada», diz. As outras tricotam devagar.',
        ),
      },
    },
  },
  {
    key: 'dog-at-training',
    section: 'lifestyle-stories',
    hoursAgo: 244,
    teams: ['roca-alta'],
    categories: ['training'],
    tags: [],
    players: ['abril-santacana', 'modou-gaye'],
    pictures: ['boots-roca-alta-16x9', 'training-roca-alta-3x2'],
    contact: 'roca-alta',
    translations: {
      es: {
        title: 'Tuerca, la perra que recoge los balones',
        summary: 'Apareció en un entrenamiento del Roca Alta y no se ha perdido ninguno. Tiene ficha, peto y opinión.',
        body: p(
          'Nadie sabe de quién era. Una mañana entró en el campo, se llevó un balón y lo dejó en el saco. Después, otro. Al acabar la sesión los había guardado todos menos uno, que no quiso soltar.',
          'Se llama Tuerca y duerme en el cuarto de material. Ramiro Sandoval la ha incluido en el plan: en los rondos, quien pierde se queda con ella en el medio. Abril Santacana asegura que presiona mejor que algunos.',
          'Modou Gaye le tenía miedo. Ahora la lleva en el coche. «El miedo era al revés», aclara.',
        ),
      },
      en: {
        title: 'Tuerca, the dog who brings back the balls',
        summary:
          'She turned up at a Roca Alta session and hasn’t missed one since. She has a card, a bib and opinions.',
        body: p(
          'Nobody knows whose she was. One morning she walked onto the pitch, took a ball and dropped it in the sack. Then another. By the end of training she had put them all away but one, which she wouldn’t give up.',
          'Her name is Tuerca, which means nut, and she sleeps in the kit room. Ramiro Sandoval has put her in the plan: in rondos, whoever loses the ball joins her in the middle. Abril Santacana swears she presses better than some.',
          'Modou Gaye was afraid of her. Now he drives her home. “It was the other way round,” he explains.',
        ),
      },
      pt: {
        title: 'Tuerca, a cadela que arruma as bolas',
        summary: 'Apareceu num treino do Roca Alta e não falhou mais nenhum. Tem ficha, colete e opinião.',
        body: p(
          'Ninguém sabe de quem era. Uma manhã entrou no campo, pegou numa bola e deixou-a no saco. Depois, outra. No fim do treino tinha-as arrumado todas menos uma, que não quis largar.',
          'Chama-se Tuerca e dorme na sala do material. Ramiro Sandoval incluiu-a no plano: nos meiinhos, quem perde fica com ela ao meio. Abril Santacana garante que pressiona melhor do que alguns.',
          'Modou Gaye tinha-lhe medo. Agora leva-a no carro. «O medo era ao contrário», esclarece.',
        ),
      },
    },
  },
  {
    key: 'the-art-of-the-nap',
    section: 'lifestyle-stories',
    hoursAgo: 316,
    teams: ['lagoa', 'faro-sur'],
    categories: ['report'],
    tags: ['health'],
    players: ['henrique-alvim', 'inigo-barahona'],
    pictures: ['locker-lagoa-4x5', 'floodlights-lagoa-16x9', 'tunnel-brisa-3x2'],
    contact: 'lagoa',
    translations: {
      en: {
        title: 'The art of the matchday nap',
        summary: 'Twenty minutes, shoes off and never after five. Two clubs, two schools.',
        body: p(
          'At Lagoa the nap is compulsory: twenty minutes at four, shoes off, lights out, Henrique Alvim in charge of the clock because he is the only one who can’t sleep. At Faro Sur it’s forbidden. “Then you wake up on the pitch,” argues Hermes Quiroga.',
          'The league’s doctors side with neither. What matters, they say, is doing the same every time; the body dislikes surprises.',
          'Íñigo Barahona has played for both. He settles it by shutting one eye.',
        ),
      },
      pt: {
        title: 'A arte da sesta em dia de jogo',
        summary: 'Vinte minutos, sem sapatos e nunca depois das cinco. Dois clubes, duas escolas.',
        body: p(
          'No Lagoa a sesta é obrigatória: vinte minutos às quatro, sem sapatos, luzes apagadas e Henrique Alvim a tomar conta do relógio, por ser o único que não consegue dormir. No Faro Sur é proibida. «Depois acorda-se em campo», argumenta Hermes Quiroga.',
          'Os médicos da liga não tomam partido. O que conta, dizem, é fazer sempre igual; o corpo não gosta de surpresas.',
          'Íñigo Barahona jogou nos dois. Resolve a questão fechando um olho.',
        ),
      },
    },
  },
  {
    key: 'salinas-kitchen-garden',
    section: 'lifestyle-stories',
    hoursAgo: 364,
    teams: ['salinas'],
    categories: ['community'],
    tags: ['food', 'sustainability'],
    players: ['lola-trinidad'],
    pictures: ['corner-salinas-4x5'],
    contact: 'salinas',
    translations: {
      es: {
        title: 'El huerto del córner',
        summary: 'Detrás del banderín de Campo de la Sal crecen acelgas. Las cuida Lola Trinidad, y saben a mar.',
        body: p(
          'Entre la valla y el banderín del fondo sur hay cuatro metros que no sirven para nada. Lola Trinidad plantó acelgas. Después de la inundación lo dio por perdido; fue lo primero que brotó.',
          'La sal les ha cambiado el sabor. El restaurante del puerto se las compra a precio de marisco, y lo que se saca va al fondo para el césped.',
          'Hay una norma: balón que cae en el huerto, balón que se queda hasta el descanso. Los rivales sospechan que algunas faltas se lanzan con intención.',
        ),
      },
    },
  },
]
