import type { DemoPost } from '../post-type.ts'
import { p, talk } from './body-html.ts'

export const INTERVIEW_POSTS: readonly DemoPost[] = [
  {
    key: 'interview-olmedo',
    section: 'interviews',
    hoursAgo: 3,
    teams: ['ribeira'],
    categories: ['interview'],
    tags: ['coaches', 'youth-academy'],
    pictures: ['coach-ribeira-4x5', 'training-ribeira-16x9', 'portrait-ribeira-4x5'],
    documents: ['ribeira-transcript'],
    contact: 'ribeira',
    rights: { kind: 'editorial', untilDays: 120 },
    translations: {
      es: {
        title: '«En este vestuario nadie pregunta quién juega»',
        summary:
          'Nuno Olmedo, entrenador del Ribeira, habla de rotaciones, del vestuario más joven de la liga y de la noche en que casi lo deja.',
        body:
          p(
            'Nuno Olmedo recibe en la sala de vídeo de As Pontes, con la persiana bajada y un café que se enfría. Su Ribeira es séptimo con la plantilla más joven del campeonato: 22,4 años de media.',
          ) +
          talk(
            [
              '¿Cómo se rota con chicos de diecinueve años?',
              'Hablando. Si un chico de diecinueve años sabe por qué no juega, mañana juega mejor. Eso es rotar: explicar.',
            ],
            [
              '¿Y quién pregunta?',
              'Nadie. En este vestuario nadie pregunta quién juega. Lo ven en la pizarra dos días antes y el que no está se pone a pensar en el siguiente.',
            ],
            [
              'Se cuenta que en enero estuvo a punto de irse.',
              'Escribí una carta de dimisión. La rompí porque tenía una falta de ortografía. Me pareció una señal.',
            ],
            [
              '¿Qué decía?',
              'Que estaba cansado. Era verdad, pero me había equivocado de remedio. Dormí doce horas y volví.',
            ],
            ['Ahora llega el Derbi de los Faros.', 'El Derbi de los Faros no se entrena. Se duerme bien y se juega.'],
          ),
      },
      en: {
        title: '“Nobody in this dressing room asks who plays”',
        summary:
          'Ribeira coach Nuno Olmedo on rotation, the youngest dressing room in the league and the night he almost gave up.',
        body:
          p(
            'Nuno Olmedo sees us in the video room at As Pontes, the blind down and a coffee going cold. His Ribeira are seventh with the youngest squad in the championship: 22.4 years on average.',
          ) +
          talk(
            [
              'How do you rotate nineteen-year-olds?',
              'By talking. If a nineteen-year-old knows why he isn’t playing, he plays better tomorrow. That’s what rotation is: explaining.',
            ],
            [
              'And who asks?',
              'Nobody. Nobody in this dressing room asks who plays. They see it on the board two days ahead, and whoever isn’t on it starts thinking about the next one.',
            ],
            [
              'They say you nearly left in January.',
              'I wrote a letter of resignation. I tore it up because there was a spelling mistake in it. It felt like a sign.',
            ],
            [
              'What did it say?',
              'That I was tired. It was true, only I’d picked the wrong cure. I slept for twelve hours and went back.',
            ],
            [
              'Next up is the Derbi de los Faros.',
              'You don’t train for the Derbi de los Faros. You sleep well and you play it.',
            ],
          ),
      },
      pt: {
        title: '«Neste balneário ninguém pergunta quem joga»',
        summary:
          'Nuno Olmedo, treinador do Ribeira, fala de rotações, do balneário mais jovem da liga e da noite em que quase desistiu.',
        body:
          p(
            'Nuno Olmedo recebe-nos na sala de vídeo de As Pontes, com a persiana descida e um café a arrefecer. O seu Ribeira é sétimo com o plantel mais jovem do campeonato: 22,4 anos de média.',
          ) +
          talk(
            [
              'Como se roda com miúdos de dezanove anos?',
              'A falar. Se um miúdo de dezanove anos sabe porque não joga, amanhã joga melhor. Rodar é isso: explicar.',
            ],
            [
              'E quem pergunta?',
              'Ninguém. Neste balneário ninguém pergunta quem joga. Veem-no no quadro dois dias antes e quem não está começa a pensar no seguinte.',
            ],
            [
              'Conta-se que em janeiro esteve quase a ir-se embora.',
              'Escrevi uma carta de demissão. Rasguei-a porque tinha um erro de ortografia. Pareceu-me um sinal.',
            ],
            [
              'O que dizia?',
              'Que estava cansado. Era verdade, mas tinha-me enganado no remédio. Dormi doze horas e voltei.',
            ],
            ['Agora vem aí o Dérbi dos Faróis.', 'O Dérbi dos Faróis não se treina. Dorme-se bem e joga-se.'],
          ),
      },
    },
  },
  {
    key: 'interview-saldana',
    section: 'interviews',
    hoursAgo: 9,
    teams: ['puerto-claro'],
    categories: ['interview'],
    tags: ['derbi-de-la-ria'],
    players: ['iker-saldana'],
    pictures: ['portrait-puerto-claro-4x5', 'huddle-puerto-claro-3x2'],
    contact: 'puerto-claro',
    translations: {
      es: {
        title: '«El gol lo soñé tal cual»',
        summary: 'Iker Saldaña, delantero. Sueños, pañales y por qué nunca celebra mirando a la grada.',
        body:
          p(
            'Iker Saldaña lleva tres semanas durmiendo cuatro horas por noche: su hija nació en la jornada 9. Aun así, o por eso, no para de marcar.',
          ) +
          talk(
            [
              '¿Es cierto que soñó el primer gol al Campo Novo?',
              'El gol lo soñé tal cual. Control con la izquierda, el portero a media salida y el balón por debajo. En el sueño, eso sí, llovía.',
            ],
            ['¿Se lo contó a alguien?', 'A mi hija, a las cuatro de la mañana. No se inmutó.'],
            [
              '¿Por qué no mira a la grada cuando marca?',
              'Porque miro a quien me dio el pase. El gol es de los dos y a mí ya me están aplaudiendo.',
            ],
            [
              '¿Qué es el Derbi de la Ría para alguien de aquí?',
              'El único partido del que mi padre no me da consejos. Se calla el día entero. Con eso está dicho.',
            ],
          ),
      },
      en: {
        title: '“I dreamed the goal just as it was”',
        summary: 'Iker Saldaña, forward. Dreams, nappies and why he never celebrates facing the stand.',
        body:
          p(
            'Iker Saldaña has been sleeping four hours a night for three weeks: his daughter was born on matchday 9. In spite of it, or because of it, he can’t stop scoring.',
          ) +
          talk(
            [
              'Is it true that you dreamed your first against Campo Novo?',
              'I dreamed the goal just as it was. A touch with the left, the keeper halfway out, the ball underneath him. Only in the dream it was raining.',
            ],
            ['Did you tell anyone?', 'My daughter, at four in the morning. She wasn’t impressed.'],
            [
              'Why don’t you look at the stand when you score?',
              'Because I’m looking at whoever gave me the pass. The goal belongs to both of us, and I’m the one already being cheered.',
            ],
            [
              'What is the Derbi de la Ría to someone from here?',
              'The one match my father gives me no advice about. He doesn’t say a word all day. That says it all.',
            ],
          ),
      },
      pt: {
        title: '«O golo sonhei-o tal e qual»',
        summary: 'Iker Saldaña, avançado. Sonhos, fraldas e porque nunca festeja virado para a bancada.',
        body:
          p(
            'Iker Saldaña dorme há três semanas quatro horas por noite: a filha nasceu na jornada 9. Apesar disso, ou por isso, não para de marcar.',
          ) +
          talk(
            [
              'É verdade que sonhou o primeiro golo ao Campo Novo?',
              'O golo sonhei-o tal e qual. Receção com a esquerda, o guarda-redes a meio caminho e a bola por baixo. No sonho, isso sim, chovia.',
            ],
            ['Contou a alguém?', 'À minha filha, às quatro da manhã. Não ligou nenhuma.'],
            [
              'Porque não olha para a bancada quando marca?',
              'Porque olho para quem me deu o passe. O golo é dos dois e a mim já me estão a aplaudir.',
            ],
            [
              'O que é o Dérbi da Ria para quem é de cá?',
              'O único jogo sobre o qual o meu pai não me dá conselhos. Cala-se o dia inteiro. Está tudo dito.',
            ],
          ),
      },
    },
  },
  {
    key: 'interview-lua-prado',
    section: 'interviews',
    hoursAgo: 13,
    teams: ['roca-alta'],
    categories: ['interview'],
    tags: ['goalkeepers', 'kit'],
    players: ['lua-prado'],
    pictures: ['portrait-roca-alta-11-4x5', 'trophy-roca-alta-16x9'],
    contact: 'roca-alta',
    translations: {
      es: {
        title: '«Parar también es atacar»',
        summary: 'Lua Prado, portera. Por qué juega con el 11 y por qué sale tanto de su área.',
        body:
          p(
            'Fue extremo hasta los dieciséis años. Un día faltó la portera, se puso los guantes y conservó el número. Hoy su equipo ha encajado seis goles en once jornadas.',
          ) +
          talk(
            [
              '¿Nadie le ha pedido que cambie de dorsal?',
              'Todos los años. Les digo que corro como un 11 y paro como un 1, y que el 1 ya estaba cogido.',
            ],
            [
              'Toca más balones que algunos centrocampistas.',
              'El primer pase es mío. Si lo doy bien, ya estamos atacando. Parar también es atacar: has quitado un gol y has puesto en marcha otro.',
            ],
            [
              '¿Qué se ve desde ahí atrás?',
              'Todo menos lo que pasa a tu espalda. Por eso salgo tanto: para que detrás no quede nada.',
            ],
            [
              '¿Se habla con Elián Tordesillas, su suplente?',
              'Más que con mi hermana. Entrena como si jugara él. Cuando juega él, entreno yo así.',
            ],
          ),
      },
      en: {
        title: '“Saving is attacking too”',
        summary: 'Lua Prado, goalkeeper. Why she wears 11 and why she leaves her box so often.',
        body:
          p(
            'She was a winger until she was sixteen. One day the goalkeeper was missing, she put the gloves on and kept her number. Her side have let in six goals in eleven matchdays.',
          ) +
          talk(
            [
              'Has nobody asked you to change your number?',
              'Every year. I tell them I run like an 11 and save like a 1, and that the 1 was taken.',
            ],
            [
              'You touch the ball more than some midfielders.',
              'The first pass is mine. If I get it right, we’re already attacking. Saving is attacking too: you’ve taken one goal away and set another one going.',
            ],
            [
              'What do you see from back there?',
              'Everything but what’s behind you. That’s why I come out so much: so that there’s nothing left behind me.',
            ],
            [
              'Do you talk to Elián Tordesillas, your understudy?',
              'More than to my sister. He trains as if he were playing. When he plays, so do I.',
            ],
          ),
      },
      pt: {
        title: '«Defender também é atacar»',
        summary: 'Lua Prado, guarda-redes. Porque joga com o 11 e porque sai tanto da área.',
        body:
          p(
            'Foi extremo até aos dezasseis anos. Um dia faltou a guarda-redes, calçou as luvas e ficou com o número. Hoje a sua equipa tem seis golos sofridos em onze jornadas.',
          ) +
          talk(
            [
              'Nunca lhe pediram para mudar de número?',
              'Todos os anos. Digo-lhes que corro como um 11 e defendo como um 1, e que o 1 já estava ocupado.',
            ],
            [
              'Toca mais na bola do que alguns médios.',
              'O primeiro passe é meu. Se o faço bem, já estamos a atacar. Defender também é atacar: tiraste um golo e puseste outro a andar.',
            ],
            [
              'O que se vê aí de trás?',
              'Tudo menos o que se passa nas tuas costas. Por isso saio tanto: para que atrás não fique nada.',
            ],
            [
              'Fala com Elián Tordesillas, o suplente?',
              'Mais do que com a minha irmã. Treina como se jogasse ele. Quando joga ele, treino eu assim.',
            ],
          ),
      },
    },
  },
  {
    key: 'interview-teixeira',
    section: 'interviews',
    hoursAgo: 17,
    teams: ['vega-real'],
    categories: ['interview'],
    tags: [],
    players: ['bruno-teixeira'],
    pictures: ['portrait-vega-real-4x5', 'crowd-vega-real-3x2'],
    contact: 'vega-real',
    translations: {
      es: {
        title: '«Volver a casa pesa menos»',
        summary: 'Bruno Teixeira, central. Siete años fuera, un teléfono que no sonaba y la llamada de Astudillo.',
        body:
          p(
            'Salió de Vega Real a los diecinueve y ha vuelto a los veintiséis. En medio, cuatro clubes y una rodilla. Nos cita en el bar de su tío.',
          ) +
          talk(
            [
              '¿Por qué ahora?',
              'Porque me llamaron. Parece una tontería, pero el verano pasado el teléfono no sonó en cinco semanas. Cuando sonó era Fermín, y solo me preguntó si seguía madrugando.',
            ],
            ['¿Y qué contestó?', 'Que sí. Me dijo: «Pues ven a desayunar».'],
            [
              '¿Pesa más jugar en casa?',
              'Al revés. Volver a casa pesa menos. Fuera tienes que demostrar quién eres; aquí ya lo saben, y si se te olvida te lo recuerdan.',
            ],
            ['Llevan meses sin perder en La Acequia.', 'De eso no se habla. Bueno, mi tío sí. A todas horas.'],
          ),
      },
      en: {
        title: '“Coming home weighs less”',
        summary: 'Bruno Teixeira, defender. Seven years away, a telephone that never rang and a call from Astudillo.',
        body:
          p(
            'He left Vega Real at nineteen and is back at twenty-six. In between lie four clubs and a knee. We meet in his uncle’s bar.',
          ) +
          talk(
            [
              'Why now?',
              'Because they called. It sounds silly, but last summer the telephone didn’t ring for five weeks. When it did it was Fermín, and all he asked was whether I still got up early.',
            ],
            ['What did you say?', 'Yes. He said: “Then come to breakfast.”'],
            [
              'Is it harder to play at home?',
              'The other way round. Coming home weighs less. Away you have to prove who you are; here they know, and if you forget they remind you.',
            ],
            [
              'You haven’t lost at La Acequia for months.',
              'We don’t talk about it. Well, my uncle does. All day long.',
            ],
          ),
      },
      pt: {
        title: '«Voltar a casa pesa menos»',
        summary: 'Bruno Teixeira, central. Sete anos fora, um telefone que não tocava e a chamada de Astudillo.',
        body:
          p(
            'Saiu de Vega Real aos dezanove e voltou aos vinte e seis. Pelo meio, quatro clubes e um joelho. Encontramo-nos no bar do tio.',
          ) +
          talk(
            [
              'Porquê agora?',
              'Porque me ligaram. Parece uma parvoíce, mas no verão passado o telefone não tocou durante cinco semanas. Quando tocou era o Fermín, e só perguntou se eu ainda acordava cedo.',
            ],
            ['E o que respondeu?', 'Que sim. Disse-me: «Então vem tomar o pequeno-almoço».'],
            [
              'Jogar em casa pesa mais?',
              'Ao contrário. Voltar a casa pesa menos. Fora tens de provar quem és; aqui já sabem e, se te esqueces, lembram-te.',
            ],
            ['Há meses que não perdem em La Acequia.', 'Disso não se fala. Bem, o meu tio fala. A toda a hora.'],
          ),
      },
    },
  },
  {
    key: 'interview-castells',
    section: 'interviews',
    hoursAgo: 43,
    teams: ['cantera'],
    categories: ['interview'],
    tags: ['captains'],
    players: ['ingrid-castells'],
    pictures: ['portrait-cantera-4x5', 'keeper-cantera-3x2'],
    contact: 'cantera',
    translations: {
      es: {
        title: '«Capitana se es en el autobús»',
        summary: 'Ingrid Castells, centrocampista. Qué hace una capitana cuando el equipo pierde siete de once.',
        body:
          p(
            'El Cantera ha perdido siete partidos y nadie le ha oído levantar la voz. Ingrid Castells habla bajo, mira a los ojos y pide que no la retratemos sonriendo: «Ahora no toca».',
          ) +
          talk(
            [
              '¿Qué se le dice a un vestuario así?',
              'Poco. En el vestuario habla Pilar Escudero. Capitana se es en el autobús, cuando cada uno se pone los cascos y tienes que saber a quién quitárselos.',
            ],
            ['¿A quién se los quita?', 'Al que menos falló. El que falló ya tiene compañía: la de todos.'],
            [
              '¿Qué le falta al equipo?',
              'Un rebote. De verdad. Hemos tirado nueve palos. La estadística dice que ya nos toca y yo soy mucho de estadística.',
            ],
          ),
      },
      en: {
        title: '“You captain a side on the bus”',
        summary: 'Ingrid Castells, midfielder. What a captain does when her team have lost seven of eleven.',
        body:
          p(
            'Cantera have lost seven matches and nobody has heard her raise her voice. Ingrid Castells speaks softly, looks you in the eye and asks not to be pictured smiling: “Not now.”',
          ) +
          talk(
            [
              'What do you tell a dressing room like that?',
              'Not much. In the dressing room Pilar Escudero talks. You captain a side on the bus, when everyone puts their headphones on and you have to know whose to take off.',
            ],
            [
              'Whose do you take off?',
              'Those of whoever made the fewest mistakes. The one who made them already has company: everybody’s.',
            ],
            [
              'What are you lacking?',
              'A rebound. Really. We’ve hit the woodwork nine times. Statistics say that it’s our turn, and I’m a great believer in statistics.',
            ],
          ),
      },
      pt: {
        title: '«Capitã é-se no autocarro»',
        summary: 'Ingrid Castells, médio. O que faz uma capitã quando a equipa perde sete de onze.',
        body:
          p(
            'O Cantera perdeu sete jogos e ninguém a ouviu levantar a voz. Ingrid Castells fala baixo, olha nos olhos e pede que não a fotografemos a sorrir: «Agora não».',
          ) +
          talk(
            [
              'O que se diz a um balneário assim?',
              'Pouco. No balneário fala a Pilar Escudero. Capitã é-se no autocarro, quando cada um põe os auscultadores e tens de saber a quem os tirar.',
            ],
            ['A quem os tira?', 'A quem menos falhou. Quem falhou já tem companhia: a de todos.'],
            [
              'O que falta à equipa?',
              'Um ressalto. A sério. Já mandámos nove bolas aos ferros. A estatística diz que é a nossa vez e eu sou muito de estatísticas.',
            ],
          ),
      },
    },
  },
  {
    key: 'interview-montesinos',
    section: 'interviews',
    hoursAgo: 69,
    teams: ['estuario'],
    categories: ['interview'],
    tags: ['tactics'],
    players: ['zaira-montesinos'],
    pictures: ['portrait-estuario-4x5', 'net-estuario-4x5'],
    contact: 'estuario',
    translations: {
      es: {
        title: '«Prefiero el pase que nadie aplaude»',
        summary: 'Zaira Montesinos, extremo. La jugadora que más veces da el penúltimo toque.',
        body:
          p(
            'No sale en los resúmenes, pero los entrenadores la nombran. Zaira Montesinos es quien más veces da el pase anterior al pase de gol.',
          ) +
          talk(
            [
              '¿No echa de menos la foto?',
              'Prefiero el pase que nadie aplaude. El que aplauden ya lo ha visto el portero.',
            ],
            [
              '¿Quién se lo enseñó?',
              'Mi abuela, jugando al dominó. Me decía que la ficha buena no es la que cierra, sino la que obliga.',
            ],
            [
              'Su entrenador dice que en el derbi se divirtieron demasiado.',
              'Blai nos pidió perdón por haberse divertido. Imagínese.',
            ],
            ['¿Adónde va este equipo?', 'A desayunar. Mañana entrenamos a las nueve.'],
          ),
      },
      en: {
        title: '“I prefer the pass nobody claps”',
        summary: 'Zaira Montesinos, winger. The player who most often makes the last touch but one.',
        body:
          p(
            'You won’t find her in the highlights, but coaches bring up her name. Nobody plays the pass before the pass more often than Zaira Montesinos.',
          ) +
          talk(
            [
              'Don’t you miss being in the picture?',
              'I prefer the pass nobody claps. By the time they clap, the keeper has seen it too.',
            ],
            [
              'Who taught you?',
              'My grandmother, over dominoes. She used to say that the good tile isn’t the one that closes the game but the one that forces it.',
            ],
            [
              'Your coach says you enjoyed the derby too much.',
              'Blai apologised to us for having enjoyed himself. Imagine.',
            ],
            ['Where is this team going?', 'To breakfast. We train at nine tomorrow.'],
          ),
      },
      pt: {
        title: '«Prefiro o passe que ninguém aplaude»',
        summary: 'Zaira Montesinos, extremo. A jogadora que mais vezes dá o penúltimo toque.',
        body:
          p(
            'Não aparece nos resumos, mas os treinadores dizem-lhe o nome. Ninguém faz mais vezes o passe antes do passe do que Zaira Montesinos.',
          ) +
          talk(
            [
              'Não sente falta da fotografia?',
              'Prefiro o passe que ninguém aplaude. O que aplaudem já o guarda-redes viu.',
            ],
            [
              'Quem lho ensinou?',
              'A minha avó, a jogar dominó. Dizia que a peça boa não é a que fecha, é a que obriga.',
            ],
            [
              'O seu treinador diz que no dérbi se divertiram de mais.',
              'O Blai pediu-nos desculpa por se ter divertido. Imagine.',
            ],
            ['Para onde vai esta equipa?', 'Tomar o pequeno-almoço. Amanhã treinamos às nove.'],
          ),
      },
    },
  },
  {
    key: 'interview-kit-man',
    section: 'interviews',
    hoursAgo: 94,
    teams: ['almenara'],
    categories: ['interview'],
    tags: ['derbi-de-la-ria', 'kit'],
    pictures: ['locker-almenara-4x5', 'number-almenara-4x5', 'corner-almenara-16x9'],
    contact: 'almenara',
    translations: {
      es: {
        title: '«El derbi empieza en el vestuario»',
        summary: 'Entrevista a Goyo Bermúdez, utillero del Almenara. Treinta y un derbis planchados.',
        body:
          p(
            'Goyo Bermúdez llega al estadio seis horas antes y se va dos después. Ha colgado las camisetas de treinta y un derbis y no ha visto ninguno entero.',
          ) +
          talk(
            [
              '¿Dónde los ve?',
              'Los oigo. Desde el cuarto de la lavadora se sabe todo: si el ruido viene por arriba, gol nuestro; si viene por el desagüe, gol suyo.',
            ],
            [
              '¿Hay un orden para colgar?',
              'El 1 primero y el 11 el último, siempre. El de Nerea Quintela se dobla, no se cuelga. Me lo pidió ella y ese día marcó.',
            ],
            ['¿Qué se llevaría del vestuario?', 'El silencio de cinco minutos antes. Eso no se plancha.'],
          ),
      },
      pt: {
        title: '«O dérbi começa no balneário»',
        summary: 'Entrevista a Goyo Bermúdez, roupeiro do Almenara. Trinta e um dérbis passados a ferro.',
        body:
          p(
            'Goyo Bermúdez chega ao estádio seis horas antes e sai duas depois. Pendurou as camisolas de trinta e um dérbis e não viu nenhum inteiro.',
          ) +
          talk(
            [
              'Onde os vê?',
              'Ouço-os. Do quarto da máquina de lavar sabe-se tudo: se o barulho vem de cima, golo nosso; se vem pelo ralo, golo deles.',
            ],
            [
              'Há uma ordem para pendurar?',
              'O 1 primeiro e o 11 no fim, sempre. A da Nerea Quintela dobra-se, não se pendura. Foi ela que pediu e nesse dia marcou.',
            ],
            ['O que levava do balneário?', 'O silêncio dos cinco minutos antes. Esse não se passa a ferro.'],
          ),
      },
    },
  },
  {
    key: 'interview-marrero',
    section: 'interviews',
    hoursAgo: 117,
    teams: ['bahia-verde'],
    categories: ['interview'],
    tags: [],
    players: ['dacil-marrero'],
    pictures: ['portrait-bahia-verde-4x5', 'celebration-bahia-verde-3x2'],
    contact: 'bahia-verde',
    translations: {
      es: {
        title: '«El mar te enseña a defender»',
        summary: 'Dácil Marrero, central. Surf a las seis, entrenamiento a las diez y una teoría sobre las olas.',
        body:
          p('En Bahía Verde, la defensa central se entrena dos veces: la primera, en el agua.') +
          talk(
            [
              '¿Qué tiene que ver una ola con un delantero?',
              'Que no puedes pararla. Puedes elegir dónde romper. El mar te enseña a defender: te colocas, esperas y no te enfadas.',
            ],
            [
              '¿El club lo permite?',
              'Teresa Nováis vino un día a verlo. Se cayó de la tabla cuatro veces. Al día siguiente lo puso en el plan de trabajo.',
            ],
            [
              'El equipo está en descenso.',
              'Estamos en la orilla. Es el sitio donde más golpea, pero también donde se hace pie.',
            ],
          ),
      },
      en: {
        title: '“The sea teaches you to defend”',
        summary: 'Dácil Marrero, centre-back. Surf at six, training at ten and a theory about waves.',
        body:
          p('Bahía Verde’s centre-back trains twice a day, the first time in the water.') +
          talk(
            [
              'What has a wave to do with a forward?',
              'You can’t stop it. You can choose where it breaks. The sea teaches you to defend: you take your place, you wait and you don’t get cross.',
            ],
            [
              'Do the club allow it?',
              'Teresa Nováis came to watch one day. She fell off the board four times. The next morning it was on the training plan.',
            ],
            [
              'The team are in the relegation places.',
              'We’re on the shoreline. It’s where the blows are hardest, but it’s also where you can stand.',
            ],
          ),
      },
      pt: {
        title: '«O mar ensina-te a defender»',
        summary: 'Dácil Marrero, central. Surf às seis, treino às dez e uma teoria sobre as ondas.',
        body:
          p('No Bahía Verde, a central treina duas vezes: a primeira, dentro de água.') +
          talk(
            [
              'O que tem uma onda a ver com um avançado?',
              'Não a podes parar. Podes escolher onde rebenta. O mar ensina-te a defender: colocas-te, esperas e não te zangas.',
            ],
            [
              'O clube deixa?',
              'A Teresa Nováis veio ver um dia. Caiu da prancha quatro vezes. No dia seguinte pôs aquilo no plano de trabalho.',
            ],
            [
              'A equipa está em zona de descida.',
              'Estamos na rebentação. É onde mais bate, mas também é onde se tem pé.',
            ],
          ),
      },
    },
  },
  {
    key: 'interview-cervera',
    section: 'interviews',
    hoursAgo: 141,
    teams: ['roca-alta'],
    categories: ['interview'],
    tags: ['education'],
    players: ['jordan-cervera'],
    pictures: ['portrait-roca-alta-4x5', 'training-roca-alta-3x2'],
    contact: 'roca-alta',
    translations: {
      es: {
        title: '«Leí el contrato tres veces y firmé a la cuarta»',
        summary: 'Jordán Cervera, centrocampista y estudiante de Derecho. El futbolista que corrige a su agente.',
        body:
          p(
            'Jordán Cervera entrena por la mañana y estudia Derecho por la tarde. Le quedan tres asignaturas, una de ellas, Deportivo.',
          ) +
          talk(
            [
              '¿Es verdad que encontró un error en su contrato?',
              'Una coma. Cambiaba quién pagaba el hotel. Leí el contrato tres veces y firmé a la cuarta.',
            ],
            [
              '¿Le consultan en el vestuario?',
              'Alquileres, sobre todo. Y multas. Facundo Villaverde tiene un talento para aparcar mal.',
            ],
            ['¿Qué será antes, abogado o campeón?', 'Abogado, porque depende de mí. Lo otro depende de veinte.'],
          ),
      },
      en: {
        title: '“I read the contract three times and signed at the fourth”',
        summary: 'Jordán Cervera, midfielder and law student. The footballer who corrects his agent.',
        body:
          p(
            'Jordán Cervera trains in the morning and reads law in the afternoon. He has three subjects left, sports law among them.',
          ) +
          talk(
            [
              'Is it true that you found a mistake in your contract?',
              'A comma. It changed who paid for the hotel. I read the contract three times and signed at the fourth.',
            ],
            [
              'Do team-mates come to you?',
              'About rent, mostly. And fines. Facundo Villaverde has a gift for bad parking.',
            ],
            [
              'Which will you be first, a lawyer or a champion?',
              'A lawyer, because that’s up to me. The other thing is up to twenty.',
            ],
          ),
      },
      pt: {
        title: '«Li o contrato três vezes e assinei à quarta»',
        summary: 'Jordán Cervera, médio e estudante de Direito. O futebolista que corrige o agente.',
        body:
          p(
            'Jordán Cervera treina de manhã e estuda Direito à tarde. Faltam-lhe três cadeiras, entre elas Direito do Desporto.',
          ) +
          talk(
            [
              'É verdade que encontrou um erro no contrato?',
              'Uma vírgula. Mudava quem pagava o hotel. Li o contrato três vezes e assinei à quarta.',
            ],
            [
              'Consultam-no no balneário?',
              'Rendas, sobretudo. E multas. O Facundo Villaverde tem um talento para estacionar mal.',
            ],
            [
              'O que vai ser primeiro, advogado ou campeão?',
              'Advogado, porque depende de mim. O resto depende de vinte.',
            ],
          ),
      },
    },
  },
  {
    key: 'interview-valadares',
    section: 'interviews',
    hoursAgo: 189,
    teams: ['puerto-claro'],
    categories: ['interview'],
    tags: ['coaches', 'derbi-de-la-ria'],
    pictures: ['press-puerto-claro-16x9', 'crowd-puerto-claro-3x2'],
    contact: 'puerto-claro',
    translations: {
      es: {
        title: '«Un derbi no se explica, se juega»',
        summary:
          'Graça Valadares, entrenadora del líder, habla de paciencia, de pizarras limpias y de su primer banquillo.',
        body:
          p(
            'Graça Valadares empezó entrenando a un equipo de barrio en un campo con un árbol dentro. «Era nuestro mejor central», dice. Hoy lidera la Liga Meridiana.',
          ) +
          talk(
            ['¿Qué queda de aquel campo?', 'El árbol. Y la costumbre de no quejarme del terreno.'],
            ['Su pizarra está siempre limpia.', 'Si tengo que dibujarlo el día del partido, no lo hemos entrenado.'],
            [
              '¿Cómo le explica el derbi a quien llega de fuera?',
              'No se lo explico. Un derbi no se explica, se juega. A los diez minutos ya lo ha entendido.',
            ],
            ['¿Mira la clasificación?', 'Los lunes. Los demás días la mira mi madre y me avisa si hay novedades.'],
          ),
      },
      en: {
        title: '“You don’t explain a derby, you play it”',
        summary: 'Graça Valadares, coach of the leaders, on patience, clean boards and her first job.',
        body:
          p(
            'Graça Valadares began with a neighbourhood team on a pitch with a tree in it. “Our best centre-back,” she says. Today she leads Liga Meridiana.',
          ) +
          talk(
            ['What’s left of that pitch?', 'The tree. And the habit of not complaining about the surface.'],
            ['Your board is always clean.', 'If I have to draw it on the day of the match, we haven’t practised it.'],
            [
              'How do you explain the derby to a newcomer?',
              'I don’t. You don’t explain a derby, you play it. Ten minutes in, they’ve understood.',
            ],
            [
              'Do you look at the table?',
              'On Mondays. On other days my mother does, and lets me know if there’s news.',
            ],
          ),
      },
      pt: {
        title: '«Um dérbi não se explica, joga-se»',
        summary: 'Graça Valadares, treinadora do líder, fala de paciência, de quadros limpos e do primeiro banco.',
        body:
          p(
            'Graça Valadares começou por treinar uma equipa de bairro num campo com uma árvore lá dentro. «Era o nosso melhor central», diz. Hoje lidera a Liga Meridiana.',
          ) +
          talk(
            ['O que resta desse campo?', 'A árvore. E o hábito de não me queixar do terreno.'],
            ['O seu quadro está sempre limpo.', 'Se tenho de o desenhar no dia do jogo, é porque não o treinámos.'],
            [
              'Como explica o dérbi a quem vem de fora?',
              'Não explico. Um dérbi não se explica, joga-se. Aos dez minutos já percebeu.',
            ],
            [
              'Olha para a classificação?',
              'À segunda-feira. Nos outros dias olha a minha mãe e avisa-me se houver novidades.',
            ],
          ),
      },
    },
  },
  {
    key: 'interview-cabral',
    section: 'interviews',
    hoursAgo: 214,
    teams: ['nortada'],
    categories: ['interview'],
    tags: ['captains', 'clasico-de-la-luna'],
    players: ['edson-cabral'],
    pictures: ['portrait-nortada-4x5', 'corner-nortada-3x2'],
    contact: 'nortada',
    translations: {
      en: {
        title: '“My mother still buys her own ticket”',
        summary: 'Edson Cabral, midfielder. Nine seasons at Cabo Alto and a mother who won’t take a free seat.',
        body:
          p(
            'Edson Cabral grew up four streets from Cabo Alto and has never lived further away. He walks to matches; so does his mother, by another route, so as not to make him nervous.',
          ) +
          talk(
            [
              'She won’t use your tickets?',
              'My mother still buys her own ticket. She says that if she pays she’s allowed to whistle.',
            ],
            ['Does she?', 'Twice so far. Both times she was right.'],
            [
              'What does the Clásico de la Luna mean here?',
              'My grandfather used to say that the moon belongs to whoever is awake. We sleep very little that week.',
            ],
          ),
      },
      pt: {
        title: '«A minha mãe continua a comprar bilhete»',
        summary: 'Edson Cabral, médio. Nove épocas no Cabo Alto e uma mãe que não aceita convites.',
        body:
          p(
            'Edson Cabral cresceu a quatro ruas do Cabo Alto e nunca viveu mais longe. Vai a pé para os jogos; a mãe também, por outro caminho, para não o enervar.',
          ) +
          talk(
            [
              'Ela não usa os seus convites?',
              'A minha mãe continua a comprar bilhete. Diz que, se pagar, pode assobiar.',
            ],
            ['E assobia?', 'Duas vezes, até agora. Das duas tinha razão.'],
            [
              'O que significa aqui o Clássico da Lua?',
              'O meu avô dizia que a lua é de quem está acordado. Nessa semana dorme-se muito pouco.',
            ],
          ),
      },
    },
  },
  {
    key: 'interview-pinheiro',
    section: 'interviews',
    hoursAgo: 263,
    teams: ['ribeira'],
    categories: ['interview'],
    tags: ['derbi-de-los-faros', 'youth-academy'],
    players: ['alvaro-pinheiro'],
    pictures: ['portrait-ribeira-4x5', 'captains-lagoa-3x2'],
    contact: 'ribeira',
    translations: {
      es: {
        title: '«A los veintinueve soy el abuelo»',
        summary: 'Álvaro Pinheiro, lateral y veterano del vestuario más joven de la liga.',
        body:
          p(
            'Con veintinueve años, Álvaro Pinheiro es el segundo más mayor del Ribeira. Le han regalado un bastón. Lo usa.',
          ) +
          talk(
            [
              '¿Cómo se manda en un equipo tan joven?',
              'No se manda, se traduce. Yo les cuento lo que quiere decir Nuno cuando se calla.',
            ],
            ['¿Qué le enseñan ellos?', 'A no recordar el último error. Tienen una memoria magnífica: no existe.'],
            [
              '¿Un recuerdo del Derbi de los Faros?',
              'El minuto a oscuras. La primera vez pensé que se había ido la luz y me fui al vestuario.',
            ],
          ),
      },
      en: {
        title: '“At twenty-nine I’m the grandfather”',
        summary: 'Álvaro Pinheiro, full-back and veteran of the youngest dressing room in the league.',
        body:
          p(
            'At twenty-nine Álvaro Pinheiro is the second-oldest man at Ribeira. They’ve given him a walking stick. He uses it.',
          ) +
          talk(
            [
              'How do you lead such a young side?',
              'You don’t lead, you translate. I tell them what Nuno means when he says nothing.',
            ],
            ['What do they teach you?', 'Not to remember the last mistake. They have a wonderful memory: none.'],
            [
              'A memory of the Derbi de los Faros?',
              'The minute in the dark. The first time I thought the power had gone and walked back to the dressing room.',
            ],
          ),
      },
      pt: {
        title: '«Aos vinte e nove sou o avô»',
        summary: 'Álvaro Pinheiro, lateral e veterano do balneário mais jovem da liga.',
        body:
          p(
            'Aos vinte e nove anos, Álvaro Pinheiro é o segundo mais velho do Ribeira. Ofereceram-lhe uma bengala. Usa-a.',
          ) +
          talk(
            [
              'Como se manda numa equipa tão jovem?',
              'Não se manda, traduz-se. Eu conto-lhes o que o Nuno quer dizer quando se cala.',
            ],
            ['O que lhe ensinam eles?', 'A não recordar o último erro. Têm uma memória magnífica: não existe.'],
            [
              'Uma recordação do Dérbi dos Faróis?',
              'O minuto às escuras. Da primeira vez pensei que tinha faltado a luz e fui para o balneário.',
            ],
          ),
      },
    },
  },
  {
    key: 'interview-fortes',
    section: 'interviews',
    hoursAgo: 309,
    teams: ['oliveira'],
    categories: ['interview'],
    tags: ['music'],
    players: ['djalma-fortes'],
    pictures: ['portrait-oliveira-4x5'],
    contact: 'oliveira',
    translations: {
      pt: {
        title: '«Marco melhor quando desafino»',
        summary: 'Djalma Fortes, avançado e voz grave do coro de Oliveira do Vale.',
        body:
          p(
            'À quinta-feira, Djalma Fortes troca as chuteiras pelos sapatos e vai ao ensaio do coro. É o único futebolista e o único que chega de fato de treino.',
          ) +
          talk(
            [
              'O que tem o coro que não tenha o campo?',
              'Silêncios escritos. No campo ninguém te diz quando te deves calar.',
            ],
            [
              'Os colegas vão ouvi-lo?',
              'O Caio Brandão foi uma vez e adormeceu. Marcou dois no domingo. Agora vai sempre.',
            ],
            ['E a voz, ajuda?', 'Pelo contrário: marco melhor quando desafino. No dia seguinte vou cheio de raiva.'],
          ),
      },
    },
  },
]
