import type { DemoPost } from '../post-type.ts'
import { p, quote, ul } from './body-html.ts'

export const BREAKING_NEWS_POSTS: readonly DemoPost[] = [
  {
    key: 'galvez-stretcher',
    section: 'breaking-news',
    hoursAgo: 0.2,
    teams: ['almenara'],
    categories: ['medical'],
    tags: ['injuries', 'derbi-de-la-ria'],
    players: ['olmo-galvez'],
    fixture: { home: 'almenara', away: 'puerto-claro' },
    pictures: ['number-almenara-3x2', 'corner-almenara-16x9'],
    contact: 'almenara',
    translations: {
      es: {
        title: 'Gálvez se retira en camilla y será sometido a pruebas esta noche',
        summary:
          'El central del Real Almenara está consciente y pasará la noche en observación. Nuevo parte mañana antes de las 12:00.',
        body: p(
          'Olmo Gálvez, central del Real Almenara, abandonó en camilla el Derbi de la Ría en el minuto 64 tras un choque de cabeza con Bakary Sonko. No perdió la consciencia y ha sido trasladado a un hospital de la ciudad, donde esta noche se le practicará un TAC.',
          'El club informará mañana antes de las 12:00 y ruega a los medios que no acudan al centro sanitario.',
        ),
      },
      en: {
        title: 'Gálvez leaves on a stretcher; tests tonight',
        summary:
          'The Real Almenara centre-back is conscious and stays in overnight. Next bulletin tomorrow before noon.',
        body: p(
          'Real Almenara centre-back Olmo Gálvez left the Derbi de la Ría on a stretcher in the 64th minute after a clash of heads with Bakary Sonko. He did not lose consciousness and was taken to a hospital in the city for a CT scan tonight.',
          'The club will give the results tomorrow before noon and ask the media not to go to the hospital.',
        ),
      },
      pt: {
        title: 'Gálvez sai de maca e vai fazer exames esta noite',
        summary:
          'O central do Real Almenara está consciente e fica em observação. Novo boletim amanhã antes do meio-dia.',
        body: p(
          'Olmo Gálvez, central do Real Almenara, deixou o Dérbi da Ria de maca aos 64 minutos, após um choque de cabeças com Bakary Sonko. Não perdeu a consciência e foi levado para um hospital da cidade, onde esta noite fará uma TAC.',
          'O clube dará os resultados amanhã antes do meio-dia e pede aos jornalistas que não se desloquem ao hospital.',
        ),
      },
    },
  },
  {
    key: 'brisa-roca-alta-half-time',
    section: 'breaking-news',
    hoursAgo: 0.38,
    teams: ['brisa', 'roca-alta'],
    categories: ['statistics'],
    tags: [],
    players: ['facundo-villaverde', 'ximena-arce'],
    fixture: { home: 'brisa', away: 'roca-alta' },
    pictures: [],
    contact: 'brisa',
    translations: {
      es: {
        title: 'Descanso en El Varadero: Brisa 0, Roca Alta 2',
        summary: 'Villaverde marcó en el 12 y Ximena Arce en el 38. El Brisa no ha rematado entre los tres palos.',
        body: p(
          'El Roca Alta gana al descanso por 0–2. Facundo Villaverde abrió el marcador en el 12, de cabeza, y Ximena Arce hizo el segundo en el 38 tras robar en la salida de balón. Posesión: 57 % para el Brisa. Remates a puerta: 0–4.',
        ),
      },
      en: {
        title: 'Half-time at El Varadero: Brisa 0, Roca Alta 2',
        summary: 'Villaverde scored in the 12th minute, Ximena Arce in the 38th. Brisa have yet to hit the target.',
        body: p(
          'Roca Alta lead 2–0 at the break. Facundo Villaverde headed the first in the 12th minute and Ximena Arce made it two in the 38th after winning the ball high up. Possession: 57% Brisa. Shots on target: 0–4.',
        ),
      },
      pt: {
        title: 'Intervalo em El Varadero: Brisa 0, Roca Alta 2',
        summary: 'Villaverde marcou aos 12 e Ximena Arce aos 38. O Brisa ainda não acertou na baliza.',
        body: p(
          'O Roca Alta vence por 0–2 ao intervalo. Facundo Villaverde inaugurou o marcador aos 12, de cabeça, e Ximena Arce fez o segundo aos 38 depois de recuperar a bola em zona alta. Posse: 57 % para o Brisa. Remates à baliza: 0–4.',
        ),
      },
    },
  },
  {
    key: 'cantera-nortada-fog',
    section: 'breaking-news',
    hoursAgo: 0.52,
    teams: ['cantera', 'nortada'],
    categories: ['report'],
    tags: ['weather', 'refereeing'],
    fixture: { home: 'cantera', away: 'nortada' },
    pictures: [],
    contact: 'cantera',
    translations: {
      es: {
        title: 'El colegiado del Cantera–Nortada detiene el partido dos minutos por niebla',
        summary: 'El juego se paró en el 42 y se reanudó con balón naranja. El partido sigue 1–1.',
        body: p(
          'El árbitro, Damião Alves, detuvo el encuentro en el minuto 42 al no distinguir las dos porterías desde el centro del campo. Tras dos minutos y una consulta con ambas capitanías, el partido se reanudó con balón naranja. El Tajo tiene previsto encender la segunda línea de focos en el descanso.',
        ),
      },
      en: {
        title: 'Referee stops Cantera v Nortada for two minutes: fog',
        summary: 'Play was halted in the 42nd minute and resumed with an orange ball. Still 1–1.',
        body: p(
          'Referee Damião Alves stopped play in the 42nd minute when he could no longer see both goals from the centre spot. After two minutes and a word with both captains it resumed with an orange ball. El Tajo will switch on its second row of floodlights at half-time.',
        ),
      },
      pt: {
        title: 'Nevoeiro obriga a parar o Cantera–Nortada durante dois minutos',
        summary: 'O jogo foi interrompido aos 42 minutos e recomeçou com bola laranja. Continua 1–1.',
        body: p(
          'O árbitro, Damião Alves, interrompeu o encontro aos 42 minutos por não conseguir ver as duas balizas a partir do círculo central. Dois minutos depois, e ouvidos os capitães, o jogo recomeçou com bola laranja. El Tajo acenderá a segunda linha de holofotes ao intervalo.',
        ),
      },
    },
  },
  {
    key: 'puerto-claro-asks-for-audio',
    section: 'breaking-news',
    hoursAgo: 0.65,
    teams: ['puerto-claro'],
    categories: ['official'],
    tags: ['var', 'refereeing', 'derbi-de-la-ria'],
    fixture: { home: 'almenara', away: 'puerto-claro' },
    pictures: [],
    contact: 'puerto-claro',
    translations: {
      es: {
        title: 'Puerto Claro pedirá por escrito el audio de la revisión del 93',
        summary: 'El club dice que acepta el resultado y que quiere saber qué se habló en la sala VAR.',
        body: p(
          'El Puerto Claro CF solicitará mañana al Comité de Competición el audio de la revisión previa al 2–1. «No pedimos que se repita nada. Pedimos oír lo que se dijo», señala el club en una nota de tres líneas. El Comité dispone de cinco días para contestar.',
        ),
      },
      en: {
        title: 'Puerto Claro to ask in writing for the audio of the late review',
        summary: 'The club accept the result and want to know what was said in the VAR room.',
        body: p(
          'Puerto Claro CF will ask the Competition Committee tomorrow for the audio of the review that preceded the 2–1. “We aren’t asking for anything to be replayed. We’re asking to hear what was said,” the club say in a three-line note. The Committee has five days to reply.',
        ),
      },
      pt: {
        title: 'Puerto Claro vai pedir por escrito o áudio da revisão dos 93',
        summary: 'O clube aceita o resultado e quer saber o que se disse na sala do VAR.',
        body: p(
          'O Puerto Claro CF vai solicitar amanhã ao Comité de Competição o áudio da revisão que antecedeu o 2–1. «Não pedimos que se repita nada. Pedimos para ouvir o que se disse», lê-se numa nota de três linhas. O Comité tem cinco dias para responder.',
        ),
      },
    },
  },
  {
    key: 'lobato-equaliser',
    section: 'breaking-news',
    hoursAgo: 0.76,
    teams: ['cantera', 'nortada'],
    categories: ['report'],
    tags: [],
    players: ['beatriz-lobato', 'joel-okafor'],
    fixture: { home: 'cantera', away: 'nortada' },
    pictures: [],
    contact: 'nortada',
    translations: {
      es: {
        title: 'Beatriz Lobato empata para el Nortada en El Tajo',
        summary: 'La delantera responde en el 29 al gol de Okafor. Cantera 1, Nortada 1.',
        body: p(
          'Beatriz Lobato, a pase de Carlota Reis, firmó el 1–1 en el minuto 29. Joel Okafor había adelantado al Cantera en el 11, al rematar una falta lateral de Ingrid Castells.',
        ),
      },
      pt: {
        title: 'Beatriz Lobato empata para o Nortada em El Tajo',
        summary: 'A avançada responde aos 29 ao golo de Okafor. Cantera 1, Nortada 1.',
        body: p(
          'Beatriz Lobato, a passe de Carlota Reis, fez o 1–1 aos 29 minutos. Joel Okafor adiantara o Cantera aos 11, na sequência de um livre lateral de Ingrid Castells. É o quinto golo da avançada do GD Nortada esta época.',
        ),
      },
    },
  },
  {
    key: 'renteria-medical',
    section: 'breaking-news',
    hoursAgo: 0.8,
    teams: ['roca-alta'],
    categories: ['medical'],
    tags: ['injuries'],
    players: ['idoia-renteria'],
    matchday: 12,
    pictures: ['training-roca-alta-3x2'],
    documents: ['medical-report'],
    contact: 'roca-alta',
    translations: {
      es: {
        title: 'Parte médico: Idoia Rentería, baja tres semanas',
        summary: 'Rotura fibrilar de grado I en el sóleo izquierdo. Se perderá, como mínimo, tres jornadas.',
        body: p(
          'Idoia Rentería sufre una rotura fibrilar de grado I en el sóleo izquierdo, según la resonancia. La centrocampista se lesionó en el último entrenamiento antes de viajar a Punta Brisa. Tiempo estimado de baja: tres semanas. Se adjunta el parte firmado por los servicios médicos del Roca Alta.',
        ),
      },
      en: {
        title: 'Medical report: Idoia Rentería out for three weeks',
        summary: 'A grade one tear in the left soleus will keep her out for at least three matchdays.',
        body: p(
          'Idoia Rentería has a grade one tear of the left soleus, the scan shows. The midfielder was hurt in the last session before the trip to Punta Brisa and is expected to be out for three weeks. The report signed by Roca Alta’s medical staff is attached.',
        ),
      },
      pt: {
        title: 'Boletim clínico: Idoia Rentería, três semanas de paragem',
        summary: 'Rotura muscular de grau I no solear esquerdo. Falhará, pelo menos, três jornadas.',
        body: p(
          'Idoia Rentería sofreu uma rotura muscular de grau I no solear esquerdo, revela a ressonância. A médio lesionou-se no último treino antes da viagem a Punta Brisa. Tempo estimado de paragem: três semanas. Segue em anexo o boletim assinado pelos serviços clínicos do Roca Alta.',
        ),
      },
    },
  },
  {
    key: 'line-ups-brisa-roca-alta',
    section: 'breaking-news',
    hoursAgo: 2.2,
    teams: ['brisa', 'roca-alta'],
    categories: ['line-ups'],
    tags: ['goalkeepers'],
    players: ['lua-prado', 'julian-ordas'],
    fixture: { home: 'brisa', away: 'roca-alta' },
    pictures: [],
    documents: ['line-ups-brisa-roca-alta'],
    contact: 'brisa',
    translations: {
      es: {
        title: 'Alineaciones oficiales del Brisa–Roca Alta',
        summary: 'Lua Prado, titular bajo palos. Barbeito repite el once que empató ante el Oliveira.',
        body: p(
          'Ya están disponibles las dos alineaciones oficiales y los banquillos, con dorsales y capitanías. Lua Prado será titular en el Roca Alta, que no cuenta con Idoia Rentería.',
        ),
      },
      en: {
        title: 'Official line-ups: Brisa v Roca Alta',
        summary: 'Lua Prado starts in goal. Barbeito keeps faith with the side that drew with Oliveira.',
        body: p(
          'Both official line-ups and benches are available with numbers and captains. Lua Prado starts for Roca Alta, who are without Idoia Rentería.',
        ),
      },
      pt: {
        title: 'Onzes oficiais do Brisa–Roca Alta',
        summary: 'Lua Prado é titular na baliza. Barbeito repete o onze que empatou com o Oliveira.',
        body: p(
          'Já estão disponíveis os dois onzes oficiais e os suplentes, com números e capitães. Lua Prado é titular no Roca Alta, que não conta com Idoia Rentería.',
        ),
      },
    },
  },
  {
    key: 'line-ups-cantera-nortada',
    section: 'breaking-news',
    hoursAgo: 2.3,
    teams: ['cantera', 'nortada'],
    categories: ['line-ups'],
    tags: ['captains'],
    players: ['ingrid-castells', 'edson-cabral'],
    fixture: { home: 'cantera', away: 'nortada' },
    pictures: [],
    documents: ['line-ups-cantera-nortada'],
    contact: 'cantera',
    translations: {
      es: {
        title: 'Alineaciones oficiales del Cantera–Nortada',
        summary: 'Ingrid Castells lleva el brazalete; Edson Cabral vuelve al once de Mascarenhas.',
        body: p(
          'Adjuntamos las alineaciones del Cantera FC–GD Nortada, con dorsales y suplentes. Pilar Escudero apuesta por Bekale y Moncada en las bandas; Rui Mascarenhas recupera a Edson Cabral, ausente en la jornada anterior.',
        ),
      },
      en: {
        title: 'Official line-ups: Cantera v Nortada',
        summary: 'Ingrid Castells wears the armband; Edson Cabral returns to Mascarenhas’s side.',
        body: p(
          'The line-ups for Cantera FC v GD Nortada are attached, with numbers and substitutes. Pilar Escudero goes with Bekale and Moncada out wide; Rui Mascarenhas has Edson Cabral back after missing the last matchday.',
        ),
      },
      pt: {
        title: 'Onzes oficiais do Cantera–Nortada',
        summary: 'Ingrid Castells é a capitã; Edson Cabral regressa ao onze de Mascarenhas.',
        body: p(
          'Seguem em anexo os onzes do Cantera FC–GD Nortada, com números e suplentes. Pilar Escudero aposta em Bekale e Moncada nas alas; Rui Mascarenhas recupera Edson Cabral, ausente na jornada anterior.',
        ),
      },
    },
  },
  {
    key: 'vega-real-comeback',
    section: 'breaking-news',
    hoursAgo: 2.6,
    teams: ['vega-real', 'ribeira'],
    categories: ['match-gallery'],
    tags: ['records'],
    players: ['valeria-pons', 'lucas-damasceno', 'kwame-adjei'],
    fixture: { home: 'vega-real', away: 'ribeira' },
    pictures: [
      'number-vega-real-16x9',
      'crowd-vega-real-3x2',
      'bus-vega-real-3x2',
      'portrait-vega-real-3x2',
      'portrait-vega-real-4x5',
      'portrait-ribeira-4x5',
    ],
    contact: 'vega-real',
    rights: { kind: 'editorial', untilDays: 180 },
    translations: {
      es: {
        title: 'Vega Real remonta y se coloca en puestos europeos',
        summary: 'El 3–1 al Ribeira, con dos goles de Valeria Pons, lo deja cuarto con 24 puntos.',
        body: p(
          'El Vega Real dio la vuelta al gol inicial de Kwame Adjei (18’) con dos tantos de Valeria Pons (52’ y 78’) y uno de Lucas Damasceno (86’). El equipo de Fermín Astudillo iguala a puntos con el Monteluna y sigue sin perder en La Acequia.',
        ),
      },
      en: {
        title: 'Vega Real come back to move into fourth',
        summary: 'A 3–1 win over Ribeira, two of them from Valeria Pons, takes them to 24 points.',
        body: p(
          'Vega Real overturned Kwame Adjei’s early goal (18’) with two from Valeria Pons (52’, 78’) and one from Lucas Damasceno (86’). Fermín Astudillo’s side draw level on points with Monteluna and remain unbeaten at La Acequia.',
        ),
      },
      pt: {
        title: 'Vega Real dá a volta e sobe a lugares europeus',
        summary: 'O 3–1 ao Ribeira, com dois golos de Valeria Pons, deixa a equipa em quarto, com 24 pontos.',
        body: p(
          'O Vega Real virou o golo inaugural de Kwame Adjei (18’) com dois de Valeria Pons (52’ e 78’) e um de Lucas Damasceno (86’). A equipa de Fermín Astudillo iguala o Monteluna em pontos e continua sem perder em La Acequia.',
        ),
      },
    },
  },
  {
    key: 'olmedo-press-conference',
    section: 'breaking-news',
    hoursAgo: 2.9,
    teams: ['ribeira'],
    categories: ['press-conference'],
    tags: ['coaches'],
    fixture: { home: 'vega-real', away: 'ribeira' },
    pictures: ['press-ribeira-3x2', 'coach-ribeira-4x5', 'training-ribeira-16x9'],
    documents: ['ribeira-transcript'],
    contact: 'ribeira',
    translations: {
      es: {
        title: 'Rueda de prensa de Olmedo: fotos y transcripción íntegra',
        summary: '«El Derbi de los Faros no se entrena», dice el entrenador del Ribeira tras el 3–1 de La Acequia.',
        body:
          quote('«El Derbi de los Faros no se entrena. Se duerme bien y se juega»') +
          p(
            'Se adjunta la transcripción completa de la comparecencia de Nuno Olmedo, once minutos, revisada por el club.',
          ),
      },
      en: {
        title: 'Olmedo’s press conference: pictures and full transcript',
        summary: '“You don’t train for the Derbi de los Faros,” says the Ribeira coach after the 3–1 at La Acequia.',
        body:
          quote('“You don’t train for the Derbi de los Faros. You sleep well and you play it”') +
          p('The full transcript of Nuno Olmedo’s eleven minutes before the press is attached, checked by the club.'),
      },
      pt: {
        title: 'Conferência de Olmedo: fotos e transcrição integral',
        summary: '«O Dérbi dos Faróis não se treina», diz o treinador do Ribeira após o 3–1 em La Acequia.',
        body:
          quote('«O Dérbi dos Faróis não se treina. Dorme-se bem e joga-se»') +
          p('Segue em anexo a transcrição completa da conferência de Nuno Olmedo, onze minutos, revista pelo clube.'),
      },
    },
  },
  {
    key: 'referees-tomorrow',
    section: 'breaking-news',
    hoursAgo: 3.4,
    teams: ['estrela', 'sierra-blanca', 'ferreria', 'bahia-verde'],
    categories: ['official'],
    tags: ['refereeing', 'var'],
    matchday: 12,
    pictures: [],
    documents: ['referee-appointments'],
    contact: 'committee',
    translations: {
      es: {
        title: 'Designaciones arbitrales para los partidos de mañana',
        summary: 'Cuatro encuentros cierran la jornada 12. La lista completa, con asistentes y VAR, en PDF.',
        body: ul(
          'Estrela–Estuario: Rui Camacho',
          'Sierra Blanca–Oliveira: Ekaitz Aranburu',
          'Ferrería–Trigales: Amaya Lizarraga',
          'Bahía Verde–Salinas: Sónia Ramalho',
        ),
      },
      en: {
        title: 'Referees named for tomorrow’s matches',
        summary: 'Four matches complete matchday 12. The full list, with assistants and VAR, is in the PDF.',
        body: ul(
          'Estrela v Estuario: Rui Camacho',
          'Sierra Blanca v Oliveira: Ekaitz Aranburu',
          'Ferrería v Trigales: Amaya Lizarraga',
          'Bahía Verde v Salinas: Sónia Ramalho',
        ),
      },
      pt: {
        title: 'Nomeações de árbitros para os jogos de amanhã',
        summary: 'Quatro encontros fecham a jornada 12. A lista completa, com assistentes e VAR, em PDF.',
        body: ul(
          'Estrela–Estuario: Rui Camacho',
          'Sierra Blanca–Oliveira: Ekaitz Aranburu',
          'Ferrería–Trigales: Amaya Lizarraga',
          'Bahía Verde–Salinas: Sónia Ramalho',
        ),
      },
    },
  },
  {
    key: 'line-ups-derby',
    section: 'breaking-news',
    hoursAgo: 3.8,
    teams: ['almenara', 'puerto-claro'],
    categories: ['line-ups'],
    tags: ['derbi-de-la-ria'],
    fixture: { home: 'almenara', away: 'puerto-claro' },
    pictures: [],
    contact: 'almenara',
    translations: {
      es: {
        title: 'Los onces del Derbi de la Ría: Rueda y Saldaña, de inicio',
        summary: 'Abreu no cambia nada; Valadares mete a Goñi por dentro y mantiene a Seck y Lourido en las bandas.',
        body:
          p(
            '<strong>Almenara:</strong> Larrea; Gálvez, Ros; Haddou, Marchena; Quintela, Rueda, Calatrava. Once completo, en la hoja oficial.',
          ) +
          p(
            '<strong>Puerto Claro:</strong> Zubiaur; Pacheco, Sonko; Fontcoberta, Goñi; Seck, Lourido, Saldaña. Once completo, en la hoja oficial.',
          ),
      },
      en: {
        title: 'Derby line-ups: Rueda and Saldaña both start',
        summary: 'Abreu changes nothing; Valadares moves Goñi inside and keeps Seck and Lourido out wide.',
        body:
          p(
            '<strong>Almenara:</strong> Larrea; Gálvez, Ros; Haddou, Marchena; Quintela, Rueda, Calatrava. The full eleven is on the official sheet.',
          ) +
          p(
            '<strong>Puerto Claro:</strong> Zubiaur; Pacheco, Sonko; Fontcoberta, Goñi; Seck, Lourido, Saldaña. The full eleven is on the official sheet.',
          ),
      },
      pt: {
        title: 'Os onzes do Dérbi da Ria: Rueda e Saldaña de início',
        summary: 'Abreu não mexe; Valadares põe Goñi por dentro e mantém Seck e Lourido nas alas.',
        body:
          p(
            '<strong>Almenara:</strong> Larrea; Gálvez, Ros; Haddou, Marchena; Quintela, Rueda, Calatrava. O onze completo está na ficha oficial.',
          ) +
          p(
            '<strong>Puerto Claro:</strong> Zubiaur; Pacheco, Sonko; Fontcoberta, Goñi; Seck, Lourido, Saldaña. O onze completo está na ficha oficial.',
          ),
      },
    },
  },
  {
    key: 'monteluna-pitch',
    section: 'breaking-news',
    hoursAgo: 4.1,
    teams: ['monteluna'],
    categories: ['official'],
    tags: ['stadiums', 'weather'],
    pictures: [],
    documents: ['pitch-report'],
    contact: 'monteluna',
    translations: {
      es: {
        title: 'Comunicado del Monteluna sobre el estado del césped',
        summary: 'El club resembrará el fondo norte y asegura que el campo llegará listo al Clásico de la Luna.',
        body: p(
          'El Monteluna informa de que la última inspección califica el césped de Alto de la Luna como apto, con una cobertura del 96 %. Aun así, el club resembrará el área del fondo norte: el trabajo empieza mañana y durará seis días. «Llegaremos a la jornada 14 con el campo como una mesa», afirma el jefe de instalaciones, Prudencio Alba.',
        ),
      },
      en: {
        title: 'Monteluna statement on the state of the pitch',
        summary: 'The club will reseed the north end and say the ground will be ready for the Clásico de la Luna.',
        body: p(
          'Monteluna report that the latest inspection rates the Alto de la Luna pitch as fit for play, with 96% cover. Even so, the club will reseed the north penalty area; work begins tomorrow and will take six days. “It will be like a table by matchday 14,” says head groundsman Prudencio Alba.',
        ),
      },
      pt: {
        title: 'Comunicado do Monteluna sobre o estado do relvado',
        summary: 'O clube vai ressemear o topo norte e garante o campo pronto para o Clássico da Lua.',
        body: p(
          'O Monteluna informa que a última inspeção considera o relvado de Alto de la Luna apto, com uma cobertura de 96 %. Ainda assim, o clube vai ressemear a grande área do topo norte: o trabalho começa amanhã e dura seis dias. «Chegaremos à jornada 14 com o campo feito uma mesa», diz o responsável pelas instalações, Prudencio Alba.',
        ),
      },
    },
  },
  {
    key: 'lagoa-without-barbosa',
    section: 'breaking-news',
    hoursAgo: 5.2,
    teams: ['lagoa', 'campo-novo'],
    categories: ['preview'],
    tags: ['injuries'],
    players: ['telmo-barbosa', 'nayara-monteiro'],
    fixture: { home: 'campo-novo', away: 'lagoa' },
    pictures: [],
    contact: 'lagoa',
    translations: {
      es: {
        title: 'El Lagoa, sin Telmo Barbosa en Campo Novo',
        summary: 'El delantero no supera una gripe. Nayara Monteiro será la referencia en ataque.',
        body: p(
          'Telmo Barbosa se ha caído de la lista del Lagoa por un proceso gripal. Elvira Santana adelanta que Nayara Monteiro jugará arriba y no descarta debutar a un juvenil en la segunda parte.',
        ),
      },
      pt: {
        title: 'Lagoa sem Telmo Barbosa em Campo Novo',
        summary: 'O avançado não recuperou de uma gripe. Nayara Monteiro será a referência do ataque.',
        body: p(
          'Telmo Barbosa ficou fora dos convocados do Lagoa devido a uma gripe. Elvira Santana adianta que Nayara Monteiro joga na frente e não exclui a estreia de um júnior na segunda parte.',
        ),
      },
    },
  },
  {
    key: 'arena-nova-press-gate',
    section: 'breaking-news',
    hoursAgo: 6.3,
    teams: ['campo-novo'],
    categories: ['accreditation'],
    tags: ['stadiums'],
    fixture: { home: 'campo-novo', away: 'lagoa' },
    pictures: [],
    contact: 'campo-novo',
    translations: {
      pt: {
        title: 'Arena Nova: a imprensa entra hoje pela porta 9',
        summary: 'As obras na porta 4 obrigam a mudar o acesso. O parque de estacionamento mantém-se.',
        body: p(
          'Devido às obras na porta 4, os jornalistas acreditados para o Campo Novo–Lagoa entram pela porta 9, na rua do Mercado. As cabinas de rádio abrem duas horas e meia antes do jogo; a sala de trabalho, três. O estacionamento P2 não sofre alterações.',
        ),
      },
    },
  },
  {
    key: 'coutinho-returns',
    section: 'breaking-news',
    hoursAgo: 8,
    teams: ['estrela', 'estuario'],
    categories: ['preview'],
    tags: ['injuries'],
    players: ['marta-coutinho'],
    fixture: { home: 'estrela', away: 'estuario' },
    pictures: [],
    contact: 'estrela',
    translations: {
      es: {
        title: 'Marta Coutinho vuelve a una lista del Estrela siete semanas después',
        summary: 'La extremo recibe el alta y podrá jugar mañana contra el Estuario.',
        body: p(
          'Marta Coutinho ha recibido el alta médica y entra en la convocatoria del Estrela do Mar para recibir al Estuario. «Tengo piernas para media hora y ganas para noventa», dijo tras el entrenamiento.',
        ),
      },
      en: {
        title: 'Marta Coutinho back in an Estrela squad after seven weeks',
        summary: 'The winger has been passed fit and may play against Estuario tomorrow.',
        body: p(
          'Marta Coutinho has been passed fit and is in Estrela do Mar’s squad to face Estuario. “I’ve got the legs for half an hour and the will for ninety minutes,” she said after training.',
        ),
      },
      pt: {
        title: 'Marta Coutinho regressa aos convocados do Estrela sete semanas depois',
        summary: 'A extremo teve alta e pode jogar amanhã frente ao Estuario.',
        body: p(
          'Marta Coutinho teve alta clínica e está entre os convocados do Estrela do Mar para receber o Estuario. «Tenho pernas para meia hora e vontade para noventa», disse depois do treino.',
        ),
      },
    },
  },
  {
    key: 'bermejo-stays',
    section: 'breaking-news',
    hoursAgo: 20,
    teams: ['salinas'],
    categories: ['official'],
    tags: ['coaches'],
    pictures: ['press-salinas-3x2'],
    contact: 'salinas',
    translations: {
      es: {
        title: 'Salinas confirma a Rocío Bermejo hasta final de temporada',
        summary: 'La directiva respalda a la entrenadora, con el equipo penúltimo y un partido menos.',
        body:
          quote('«Nadie trabaja más que ella en esta casa»') +
          p(
            'Con esa frase, el presidente del Salinas, Ventura Galiana, cerró una semana de rumores. El club es penúltimo con cuatro puntos y tiene pendiente el partido aplazado de la jornada 7.',
          ),
      },
      en: {
        title: 'Salinas back Rocío Bermejo to the end of the season',
        summary: 'The board stand by their coach, second from bottom with a match in hand.',
        body:
          quote('“Nobody in this house works harder than she does”') +
          p(
            'With that, Salinas president Ventura Galiana ended a week of rumours. The club are second from bottom on four points and have yet to play their postponed match of matchday 7.',
          ),
      },
      pt: {
        title: 'Salinas confirma Rocío Bermejo até ao fim da época',
        summary: 'A direção segura a treinadora, com a equipa em penúltimo e um jogo a menos.',
        body:
          quote('«Ninguém trabalha mais do que ela nesta casa»') +
          p(
            'Com esta frase, o presidente do Salinas, Ventura Galiana, pôs fim a uma semana de boatos. O clube é penúltimo, com quatro pontos, e tem por jogar o encontro adiado da jornada 7.',
          ),
      },
    },
  },
  {
    key: 'bahia-verde-youngster',
    section: 'breaking-news',
    hoursAgo: 21.5,
    teams: ['bahia-verde'],
    categories: ['preview'],
    tags: ['youth-academy', 'debut'],
    fixture: { home: 'bahia-verde', away: 'salinas' },
    pictures: [],
    contact: 'bahia-verde',
    translations: {
      es: {
        title: 'Una juvenil de 17 años, en la lista del Bahía Verde',
        summary: 'Iballa Cruz, del equipo sub-19, podría debutar mañana ante el Salinas.',
        body: p(
          'Teresa Nováis ha incluido a la centrocampista Iballa Cruz, de 17 años, en la convocatoria para recibir al Salinas. De jugar, sería la debutante más joven del club en la máxima categoría.',
        ),
      },
      en: {
        title: 'A 17-year-old makes the Bahía Verde squad',
        summary: 'Iballa Cruz of the under-19s could make her debut against Salinas tomorrow.',
        body: p(
          'Teresa Nováis has named midfielder Iballa Cruz, 17, in the squad to face Salinas. Should she play, she would be the youngest debutant the club have had in the top flight.',
        ),
      },
    },
  },
  {
    key: 'altos-hornos-sold-out',
    section: 'breaking-news',
    hoursAgo: 28,
    teams: ['ferreria', 'trigales'],
    categories: ['fans'],
    tags: ['stadiums', 'supporters'],
    fixture: { home: 'ferreria', away: 'trigales' },
    pictures: [],
    contact: 'ferreria',
    translations: {
      es: {
        title: 'Altos Hornos cuelga el «no hay entradas» contra el colista',
        summary: 'Las 24.600 localidades para el Ferrería–Trigales se agotaron en seis horas.',
        body: p(
          'Las 24.600 localidades de Altos Hornos para el partido entre el Ferrería y el Trigales están vendidas. El club habilitará una pantalla en la plaza de la Fundición. «Cuando peor vamos, más vienen», resumió Anselmo Biyogo.',
        ),
      },
      en: {
        title: 'Altos Hornos sold out for the visit of the bottom side',
        summary: 'All 24,600 tickets for Ferrería v Trigales went in six hours.',
        body: p(
          'All 24,600 seats at Altos Hornos for Ferrería v Trigales have gone. The club will put up a screen in Plaza de la Fundición. “The worse we do, the more of them come,” said Anselmo Biyogo.',
        ),
      },
      pt: {
        title: 'Altos Hornos esgotado para receber o último classificado',
        summary: 'Os 24 600 lugares para o Ferrería–Trigales esgotaram em seis horas.',
        body: p(
          'Os 24 600 lugares de Altos Hornos para o Ferrería–Trigales estão vendidos. O clube vai montar um ecrã na praça da Fundición. «Quanto pior vamos, mais eles vêm», resumiu Anselmo Biyogo.',
        ),
      },
    },
  },
  {
    key: 'sierra-blanca-snow',
    section: 'breaking-news',
    hoursAgo: 31,
    teams: ['sierra-blanca'],
    categories: ['training'],
    tags: ['weather'],
    pictures: [],
    contact: 'sierra-blanca',
    translations: {
      es: {
        title: 'La nieve obliga al Sierra Blanca a entrenarse a puerta cerrada',
        summary: 'La sesión se traslada al pabellón municipal. Se suspenden los quince minutos abiertos a los medios.',
        body: p(
          'La nevada de la madrugada ha cubierto los campos de Los Neveros. El Sierra Blanca se ejercita hoy en el pabellón municipal, sin acceso para los medios. Mónica Arteaga atenderá a la prensa por videollamada a las 13:00.',
        ),
      },
    },
  },
  {
    key: 'oliveira-flight',
    section: 'breaking-news',
    hoursAgo: 33,
    teams: ['oliveira'],
    categories: ['official'],
    tags: ['travel', 'weather'],
    fixture: { home: 'sierra-blanca', away: 'oliveira' },
    pictures: [],
    contact: 'oliveira',
    translations: {
      en: {
        title: 'Oliveira to travel by coach after flight is cancelled',
        summary: 'Snow closes the airport at Sierra Blanca; the team leave a day early.',
        body: p(
          'Oliveira AC will make the 540 km trip to Sierra Blanca by coach after their flight was cancelled because of snow. The media conference planned for arrival moves to the hotel, time to be confirmed.',
        ),
      },
      pt: {
        title: 'Oliveira viaja de autocarro depois de o voo ser cancelado',
        summary: 'A neve fechou o aeroporto de Sierra Blanca; a equipa parte um dia antes.',
        body: p(
          'O Oliveira AC fará de autocarro os 540 quilómetros até Sierra Blanca, depois de o voo ter sido cancelado por causa da neve. A conferência prevista para a chegada passa para o hotel, em hora a confirmar.',
        ),
      },
    },
  },
  {
    key: 'malet-two-matches',
    section: 'breaking-news',
    hoursAgo: 49,
    teams: ['estuario'],
    categories: ['official'],
    tags: ['refereeing'],
    players: ['ferran-malet'],
    pictures: [],
    contact: 'committee',
    translations: {
      es: {
        title: 'Dos partidos de sanción a Ferran Malet',
        summary: 'El Comité mantiene la roja directa. El Estuario no recurrirá.',
        body: p(
          'El Comité de Competición ha sancionado con dos partidos a Ferran Malet por juego peligroso. El defensa se perderá la visita al Estrela y el partido en casa contra el Campo Novo. El Estuario ha comunicado que no recurrirá.',
        ),
      },
      en: {
        title: 'Two-match ban for Ferran Malet',
        summary: 'The Committee uphold his straight red card. Estuario will not appeal.',
        body: p(
          'The Competition Committee have banned Ferran Malet for two matches for dangerous play. The defender misses the trip to Estrela and the home match against Campo Novo. Estuario have said that they won’t appeal.',
        ),
      },
      pt: {
        title: 'Dois jogos de castigo para Ferran Malet',
        summary: 'O Comité mantém o vermelho direto. O Estuario não vai recorrer.',
        body: p(
          'O Comité de Competição castigou Ferran Malet com dois jogos por jogo perigoso. O defesa falha a deslocação ao Estrela e a receção ao Campo Novo. O Estuario informou que não vai recorrer.',
        ),
      },
    },
  },
  {
    key: 'cabral-signs-on',
    section: 'breaking-news',
    hoursAgo: 76,
    teams: ['nortada'],
    categories: ['official'],
    tags: ['captains'],
    players: ['edson-cabral'],
    pictures: ['number-nortada-3x2', 'portrait-nortada-4x5'],
    contact: 'nortada',
    translations: {
      es: {
        title: 'Edson Cabral renueva con el Nortada por tres temporadas',
        summary: 'El centrocampista, formado en el club, suma ya nueve cursos en Cabo Alto.',
        body: p(
          'El GD Nortada y Edson Cabral han acordado prolongar su contrato tres temporadas. «Mi madre vive a cuatro calles del estadio. ¿Adónde voy a ir?», bromeó el centrocampista.',
        ),
      },
      en: {
        title: 'Edson Cabral signs on at Nortada for three more seasons',
        summary: 'The home-grown midfielder is in his ninth season at Cabo Alto.',
        body: p(
          'GD Nortada and Edson Cabral have agreed to extend his contract by three seasons. “My mother lives four streets from the ground. Where would I go?” joked the midfielder.',
        ),
      },
      pt: {
        title: 'Edson Cabral renova com o Nortada por três épocas',
        summary: 'O médio, formado no clube, vai já na nona época em Cabo Alto.',
        body: p(
          'O GD Nortada e Edson Cabral chegaram a acordo para prolongar o contrato por três épocas. «A minha mãe mora a quatro ruas do estádio. Para onde é que eu ia?», brincou o médio.',
        ),
      },
    },
  },
  {
    key: 'rocamora-trains',
    section: 'breaking-news',
    hoursAgo: 99,
    teams: ['estuario'],
    categories: ['training', 'medical'],
    tags: ['injuries', 'goalkeepers'],
    players: ['alex-rocamora'],
    pictures: [],
    contact: 'estuario',
    translations: {
      es: {
        title: 'Álex Rocamora vuelve a entrenar con el grupo',
        summary: 'El portero del Estuario completó media sesión dos meses después de operarse la mano.',
        body: p(
          'Álex Rocamora se entrenó hoy con sus compañeros por primera vez desde que fue operado de una fractura en la mano izquierda. Blai Montagut no le pone fecha: «Cuando un guante deje de darle miedo, jugará».',
        ),
      },
    },
  },
  {
    key: 'squads-estrela-estuario',
    section: 'breaking-news',
    hoursAgo: -14,
    teams: ['estrela', 'estuario'],
    categories: ['line-ups'],
    tags: [],
    players: ['adilson-rocha'],
    fixture: { home: 'estrela', away: 'estuario' },
    pictures: ['volley-estrela-3x2'],
    contact: 'estrela',
    translations: {
      es: {
        title: 'Convocatorias del Estrela–Estuario: vuelve Adilson Rocha',
        summary: 'Filipa Antunes recupera al centrocampista. Blai Montagut viaja con diecinueve, sin Malet.',
        body: p(
          'Adilson Rocha regresa a la lista del Estrela do Mar tras cumplir un partido de sanción; también está Marta Coutinho. El Estuario viaja con diecinueve futbolistas y sin Ferran Malet, sancionado.',
        ),
      },
      en: {
        title: 'Squads for Estrela v Estuario: Adilson Rocha is back',
        summary: 'Filipa Antunes has her midfielder again. Blai Montagut travels with nineteen, Malet not among them.',
        body: p(
          'Adilson Rocha returns to Estrela do Mar’s squad after a one-match ban; Marta Coutinho is in it too. Estuario travel with nineteen players and without the suspended Ferran Malet.',
        ),
      },
      pt: {
        title: 'Convocados do Estrela–Estuario: regressa Adilson Rocha',
        summary: 'Filipa Antunes recupera o médio. Blai Montagut viaja com dezanove, sem Malet.',
        body: p(
          'Adilson Rocha regressa aos convocados do Estrela do Mar depois de cumprir um jogo de castigo; Marta Coutinho também está na lista. O Estuario viaja com dezanove jogadores e sem Ferran Malet, castigado.',
        ),
      },
    },
  },
]
