import type { DemoPost } from '../post-type.ts'
import { h2, p, quote, ul } from './body-html.ts'

export const PRESS_RELEASE_POSTS: readonly DemoPost[] = [
  {
    key: 'final-stretch-calendar',
    section: 'press-releases',
    hoursAgo: 1.6,
    teams: [],
    categories: ['official'],
    tags: ['calendar', 'broadcast'],
    pictures: [],
    documents: ['final-stretch-calendar', 'final-stretch-note', 'accreditation-terms'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Liga y clubes acuerdan el calendario de la fase final',
        summary:
          'El último tramo de la competición se disputará en horario unificado. Se adjuntan calendario y condiciones de acreditación.',
        body:
          p(
            'La Liga Meridiana y los veinte clubes han acordado que las jornadas 36, 37 y 38 de la temporada {season} se jueguen en horario unificado: domingo a las 18:30. La medida se aplica a todos los partidos, haya o no algo en juego.',
            'Hasta ahora solo se unificaban los encuentros con consecuencias deportivas. «Decidir cuáles eran nos costaba más que jugarlos», señala la presidenta de la liga, Sagrario Belmonte.',
          ) +
          ul(
            'Jornada 36: domingo, 18:30.',
            'Jornada 37: domingo, 18:30.',
            'Jornada 38: domingo, 18:30, con conexión entre los diez campos.',
          ) +
          p(
            'Las acreditaciones para esas tres jornadas se pedirán en una sola solicitud. Se adjuntan el calendario en PDF, esta nota en texto editable y las condiciones.',
          ),
      },
      en: {
        title: 'League and clubs agree the run-in calendar',
        summary: 'The last matchdays will be played at the same hour. Calendar and accreditation terms attached.',
        body:
          p(
            'Liga Meridiana and the twenty clubs have agreed that matchdays 36, 37 and 38 of the {season} season will be played at the same hour: Sunday at 18:30. This holds for all matches, whether or not anything is at stake.',
            'Until now only matches with something riding on them were brought together. “Deciding which those were took us longer than playing them,” says league president Sagrario Belmonte.',
          ) +
          ul(
            'Matchday 36: Sunday, 18:30.',
            'Matchday 37: Sunday, 18:30.',
            'Matchday 38: Sunday, 18:30, with a link-up of all ten grounds.',
          ) +
          p(
            'One request will cover accreditation for all three. The calendar as a PDF, this note as editable text and the terms are attached.',
          ),
      },
      pt: {
        title: 'Liga e clubes acordam o calendário da fase final',
        summary:
          'A reta final da competição vai jogar-se em horário unificado. Seguem em anexo o calendário e as condições de acreditação.',
        body:
          p(
            'A Liga Meridiana e os vinte clubes acordaram que as jornadas 36, 37 e 38 da época {season} se jogam em horário unificado: domingo às 18:30. A medida aplica-se a todos os jogos, haja ou não algo em disputa.',
            'Até agora só se unificavam os encontros com consequências desportivas. «Decidir quais eram dava-nos mais trabalho do que jogá-los», assinala a presidente da liga, Sagrario Belmonte.',
          ) +
          ul(
            'Jornada 36: domingo, 18:30.',
            'Jornada 37: domingo, 18:30.',
            'Jornada 38: domingo, 18:30, com ligação entre os dez campos.',
          ) +
          p(
            'Um só pedido de acreditação serve para as três jornadas. Seguem em anexo o calendário em PDF, esta nota em texto editável e as condições.',
          ),
      },
    },
  },
  {
    key: 'winter-ball',
    section: 'press-releases',
    hoursAgo: 3.5,
    embargoHours: 30,
    teams: [],
    categories: ['official'],
    tags: ['technology', 'kit', 'weather'],
    pictures: ['net-estuario-4x5', 'boots-trigales-4x5'],
    contact: 'league-desk',
    rights: { kind: 'editorial' },
    translations: {
      es: {
        title: 'Así será el balón de invierno de la Liga Meridiana',
        summary: 'Naranja, más rugoso y con chip. Material embargado hasta su presentación oficial.',
        body:
          p(
            'La liga presentará el balón de invierno el {day:1}. Es naranja, pesa lo mismo que el de verano y se ha probado a cuatro grados bajo cero en Sierra Blanca.',
          ) +
          ul(
            'Superficie: un 12 % más rugosa, para el agarre con lluvia.',
            'Color: naranja con trama negra, visible con niebla a 90 metros.',
            'Sensor: posición quinientas veces por segundo.',
          ) +
          p(
            'Se usará desde la jornada 15 hasta la 27. Las imágenes no pueden publicarse antes de que termine el embargo, tampoco recortadas.',
          ),
      },
      en: {
        title: 'This is Liga Meridiana’s winter ball',
        summary: 'Orange, rougher and with a chip. Under embargo until the official presentation.',
        body:
          p(
            'The league will present its winter ball on {day:1}. It is orange, weighs the same as the summer one and was tested at four degrees below zero in Sierra Blanca.',
          ) +
          ul(
            'Surface: 12% rougher, for grip in the rain.',
            'Colour: orange with a black weave, visible in fog at 90 metres.',
            'Sensor: position five hundred times a second.',
          ) +
          p(
            'It will be used from matchday 15 to matchday 27. Pictures may not be published before the embargo ends, cropped or otherwise.',
          ),
      },
      pt: {
        title: 'Assim será a bola de inverno da Liga Meridiana',
        summary: 'Cor de laranja, mais rugosa e com chip. Material sob embargo até à apresentação oficial.',
        body:
          p(
            'A liga apresenta a bola de inverno a {day:1}. É cor de laranja, pesa o mesmo que a de verão e foi testada a quatro graus negativos em Sierra Blanca.',
          ) +
          ul(
            'Superfície: 12 % mais rugosa, para aderir com chuva.',
            'Cor: laranja com trama preta, visível com nevoeiro a 90 metros.',
            'Sensor: posição quinhentas vezes por segundo.',
          ) +
          p(
            'Será usada da jornada 15 à 27. As imagens não podem ser publicadas antes do fim do embargo, nem recortadas.',
          ),
      },
    },
  },
  {
    key: 'mixed-zone-protocol',
    section: 'press-releases',
    hoursAgo: 7,
    teams: [],
    categories: ['official', 'mixed-zone'],
    tags: ['broadcast'],
    matchday: 13,
    pictures: [],
    documents: ['mixed-zone-protocol', 'mixed-zone-plan'],
    contact: 'league-desk',
    corrections: [
      {
        hoursAgo: 4,
        text: {
          es: 'El segundo turno empieza 35 minutos después del final, no 30. El documento adjunto ya está corregido.',
          en: 'The second slot begins 35 minutes after the final whistle, not 30. The attached document has been corrected.',
          pt: 'O segundo turno começa 35 minutos depois do apito final, não 30. O documento anexo já está corrigido.',
        },
      },
    ],
    translations: {
      es: {
        title: 'Nuevo protocolo de zona mixta desde la jornada 13',
        summary:
          'Dos turnos, micrófonos de ambiente y un punto de entrega de imágenes junto al túnel, en los veinte estadios.',
        body:
          p(
            'Desde la jornada 13, la zona mixta funcionará igual en los veinte estadios. El objetivo es que nadie espere más de una hora y que nadie se quede sin voz.',
          ) +
          ul(
            'Turno 1, televisión y radio con derechos: 15 minutos tras el final, durante 20.',
            'Turno 2, resto de medios: 35 minutos tras el final, durante 25.',
            'Dos micrófonos de ambiente con toma XLR y luz continua.',
            'Punto de entrega de imágenes, con red por cable, junto al túnel.',
          ) +
          p(
            'Cada club presentará a tres futbolistas, uno de ellos elegido por la mesa de prensa. Quien no tenga turno espera detrás de la línea amarilla.',
            'El protocolo se estrena en el primer partido de la jornada y se revisará tras la 20.',
          ),
      },
      en: {
        title: 'New mixed-zone protocol from matchday 13',
        summary: 'Two slots, ambient microphones and a picture desk beside the tunnel, at all twenty stadiums.',
        body:
          p(
            'From matchday 13 the mixed zone will work in the same way at all twenty stadiums. The aim: nobody waits for more than an hour, and nobody goes home without a quote.',
          ) +
          ul(
            'Slot 1, rights-holding television and radio: 15 minutes after the end, for 20.',
            'Slot 2, all other media: 35 minutes after the end, for 25.',
            'Two ambient microphones with XLR feed, and continuous light.',
            'A wired network beside the tunnel for sending pictures.',
          ) +
          p(
            'Each club will bring three players, one of them chosen by the press desk. Those without a slot wait behind the yellow line.',
            'The protocol applies from the first match of the matchday and will be reviewed after the 20th.',
          ),
      },
      pt: {
        title: 'Novo protocolo da zona mista a partir da jornada 13',
        summary:
          'Dois turnos, microfones de ambiente e um ponto de entrega de imagens junto ao túnel, nos vinte estádios.',
        body:
          p(
            'A partir da jornada 13, a zona mista funciona da mesma forma nos vinte estádios. O objetivo é que ninguém espere mais de uma hora e que ninguém vá embora sem declarações.',
          ) +
          ul(
            'Turno 1, televisão e rádio com direitos: 15 minutos após o final, durante 20.',
            'Turno 2, restantes meios: 35 minutos após o final, durante 25.',
            'Dois microfones de ambiente com tomada XLR e luz contínua.',
            'Ponto de entrega de imagens, com rede por cabo, junto ao túnel.',
          ) +
          p(
            'Cada clube apresenta três futebolistas, um deles escolhido pela mesa de imprensa. Quem não tem turno espera atrás da linha amarela.',
            'O protocolo estreia-se no primeiro jogo da jornada e será revisto depois da 20.',
          ),
      },
    },
  },
  {
    key: 'committee-resolution',
    section: 'press-releases',
    hoursAgo: 22.5,
    teams: ['salinas', 'sierra-blanca'],
    categories: ['official'],
    tags: ['calendar', 'weather'],
    fixture: { home: 'salinas', away: 'sierra-blanca' },
    pictures: [],
    documents: ['committee-resolution', 'committee-resolution-text'],
    contact: 'committee',
    translations: {
      es: {
        title: 'Resolución del Comité sobre el partido aplazado',
        summary:
          'El Salinas–Sierra Blanca de la jornada 7 se disputará entero y con público. La fecha, con diez días de aviso.',
        body:
          p(
            'El Comité de Competición, oídos ambos clubes y visto el informe arbitral, resuelve sobre el Salinas–Sierra Blanca de la jornada 7, aplazado por inundación del terreno de juego de Campo de la Sal:',
          ) +
          ul(
            'Que el partido se dispute en su totalidad.',
            'Que se dispute a puerta abierta y con validez de las entradas ya vendidas.',
            'Que la fecha se comunique con una antelación mínima de diez días.',
          ) +
          p(
            'Contra esta resolución cabe recurso en el plazo de cinco días. Los medios ya acreditados no tendrán que repetir la solicitud.',
          ),
      },
      en: {
        title: 'Committee ruling on the postponed match',
        summary:
          'Salinas v Sierra Blanca of matchday 7 will be played in full, with spectators. Ten days’ notice of the date.',
        body:
          p(
            'Having heard both clubs and read the referee’s report, the Competition Committee rules on Salinas v Sierra Blanca of matchday 7, postponed because the pitch at Campo de la Sal was flooded:',
          ) +
          ul(
            'That the match be played in full.',
            'That it be played with spectators, tickets already sold being valid.',
            'That the date be made known at least ten days before.',
          ) +
          p('The ruling may be appealed within five days. Media already accredited need not apply again.'),
      },
      pt: {
        title: 'Resolução do Comité sobre o jogo adiado',
        summary:
          'O Salinas–Sierra Blanca da jornada 7 joga-se na íntegra e com público. A data, com dez dias de aviso.',
        body:
          p(
            'O Comité de Competição, ouvidos os dois clubes e visto o relatório do árbitro, decide sobre o Salinas–Sierra Blanca da jornada 7, adiado por inundação do relvado do Campo de la Sal:',
          ) +
          ul(
            'Que o jogo seja disputado na íntegra.',
            'Que seja disputado à porta aberta, mantendo-se válidos os bilhetes vendidos.',
            'Que a data seja comunicada com pelo menos dez dias de antecedência.',
          ) +
          p(
            'Desta resolução cabe recurso no prazo de cinco dias. Os meios já acreditados não precisam de repetir o pedido.',
          ),
      },
    },
  },
  {
    key: 'matchday-13-times',
    section: 'press-releases',
    hoursAgo: 45,
    teams: [],
    categories: ['official'],
    tags: ['calendar', 'broadcast'],
    matchday: 13,
    pictures: [],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Horarios de la jornada 13',
        summary: 'Del viernes a las 21:00 al lunes a las 20:30. El Derbi de los Faros, el sábado por la noche.',
        body:
          p(
            'La Liga Meridiana comunica los horarios de la jornada 13. Todos los encuentros se ofrecerán con señal limpia desde 75 minutos antes.',
          ) +
          ul(
            'Viernes, 21:00: Faro Sur–Estrela.',
            'Sábado, 14:00: Trigales–Vega Real.',
            'Sábado, 16:15: Salinas–Ferrería.',
            'Sábado, 18:30: Puerto Claro–Bahía Verde.',
            'Sábado, 21:00: Ribeira–Brisa (Derbi de los Faros).',
            'Domingo, 14:00: Roca Alta–Cantera.',
            'Domingo, 16:15: Lagoa–Almenara.',
            'Domingo, 18:30: Nortada–Sierra Blanca.',
            'Domingo, 21:00: Estuario–Campo Novo.',
            'Lunes, 20:30: Oliveira–Monteluna.',
          ) +
          p('Las acreditaciones se cierran a las 14:00, tres días antes de cada partido.'),
      },
      en: {
        title: 'Kick-off times of matchday 13',
        summary: 'From Friday at 21:00 to Monday at 20:30. The Derbi de los Faros is on Saturday night.',
        body:
          p(
            'Liga Meridiana announces the kick-off times of matchday 13. A clean feed of every match will be available 75 minutes before.',
          ) +
          ul(
            'Friday, 21:00: Faro Sur v Estrela.',
            'Saturday, 14:00: Trigales v Vega Real.',
            'Saturday, 16:15: Salinas v Ferrería.',
            'Saturday, 18:30: Puerto Claro v Bahía Verde.',
            'Saturday, 21:00: Ribeira v Brisa (Derbi de los Faros).',
            'Sunday, 14:00: Roca Alta v Cantera.',
            'Sunday, 16:15: Lagoa v Almenara.',
            'Sunday, 18:30: Nortada v Sierra Blanca.',
            'Sunday, 21:00: Estuario v Campo Novo.',
            'Monday, 20:30: Oliveira v Monteluna.',
          ) +
          p('Accreditation closes at 14:00 three days before each match.'),
      },
      pt: {
        title: 'Horários da jornada 13',
        summary: 'De sexta-feira às 21:00 a segunda às 20:30. O Dérbi dos Faróis é no sábado à noite.',
        body:
          p(
            'A Liga Meridiana divulga os horários da jornada 13. Todos os jogos terão sinal limpo a partir de 75 minutos antes.',
          ) +
          ul(
            'Sexta-feira, 21:00: Faro Sur–Estrela.',
            'Sábado, 14:00: Trigales–Vega Real.',
            'Sábado, 16:15: Salinas–Ferrería.',
            'Sábado, 18:30: Puerto Claro–Bahía Verde.',
            'Sábado, 21:00: Ribeira–Brisa (Dérbi dos Faróis).',
            'Domingo, 14:00: Roca Alta–Cantera.',
            'Domingo, 16:15: Lagoa–Almenara.',
            'Domingo, 18:30: Nortada–Sierra Blanca.',
            'Domingo, 21:00: Estuario–Campo Novo.',
            'Segunda-feira, 20:30: Oliveira–Monteluna.',
          ) +
          p('As acreditações fecham às 14:00, três dias antes de cada jogo.'),
      },
    },
  },
  {
    key: 'accreditation-second-half',
    section: 'press-releases',
    hoursAgo: 74,
    teams: [],
    categories: ['accreditation', 'official'],
    tags: ['broadcast'],
    pictures: [],
    documents: ['accreditation-form', 'accreditation-terms'],
    contact: 'league-accreditation',
    translations: {
      es: {
        title: 'Abierto el plazo de acreditación para la segunda vuelta',
        summary:
          'Solicitudes hasta el {day:21}. Un formulario por persona y medio; la mesa contesta en un día laborable.',
        body:
          p(
            'Desde hoy y hasta el {day:21} pueden solicitarse las acreditaciones de temporada para las jornadas 20 a 38. Las ya concedidas para la primera vuelta se prorrogan con una sola firma.',
          ) +
          h2('Qué hace falta') +
          ul(
            'El formulario adjunto, firmado.',
            'Una fotografía reciente y el documento de identidad.',
            'En el caso de fotografía y vídeo, la lista de equipos.',
          ) +
          p(
            'La acreditación es personal y se lleva visible. Los partidos sueltos se piden, como hasta ahora, antes de las 14:00 de tres días antes.',
            'Tiago Falcão, de la mesa de acreditaciones, atiende de 9:00 a 19:00.',
          ),
      },
      en: {
        title: 'Accreditation for the second half of the season is open',
        summary: 'Requests until {day:21}. One form per person and outlet; the desk answers within a working day.',
        body:
          p(
            'From today until {day:21} media may apply for season accreditation covering matchdays 20 to 38. Passes granted for the first half can be extended with a single signature.',
          ) +
          h2('What you need') +
          ul(
            'The attached form, signed.',
            'A recent photograph and an identity document.',
            'For photography and video, the list of equipment.',
          ) +
          p(
            'Accreditation is personal and worn visibly. Single matches are requested as before, by 14:00 three days ahead.',
            'Tiago Falcão of the accreditation desk answers from 9:00 to 19:00.',
          ),
      },
      pt: {
        title: 'Abertas as acreditações para a segunda volta',
        summary: 'Pedidos até {day:21}. Um formulário por pessoa e órgão; a mesa responde num dia útil.',
        body:
          p(
            'A partir de hoje e até {day:21} podem pedir-se as acreditações de época para as jornadas 20 a 38. As já concedidas para a primeira volta prorrogam-se com uma só assinatura.',
          ) +
          h2('O que é preciso') +
          ul(
            'O formulário anexo, assinado.',
            'Uma fotografia recente e o documento de identificação.',
            'Para fotografia e vídeo, a lista de equipamento.',
          ) +
          p(
            'A acreditação é pessoal e anda à vista. Os jogos avulsos pedem-se, como até aqui, até às 14:00 de três dias antes.',
            'Tiago Falcão, da mesa de acreditações, atende das 9:00 às 19:00.',
          ),
      },
    },
  },
  {
    key: 'accessibility-guide-released',
    section: 'press-releases',
    hoursAgo: 121,
    teams: [],
    categories: ['official', 'community'],
    tags: ['accessibility', 'stadiums'],
    pictures: [],
    documents: ['accessibility-guide'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'La liga publica la guía de accesibilidad de los veinte estadios',
        summary: 'Casi 2.500 plazas adaptadas, bucle magnético en trece campos y audiodescripción en quince.',
        body:
          p(
            'Por primera vez, un solo documento reúne lo que ofrece cada estadio a las personas con discapacidad: plazas, accesos, bucle magnético y audiodescripción.',
          ) +
          ul('2.490 plazas adaptadas en total.', 'Bucle magnético en trece estadios.', 'Audiodescripción en quince.') +
          p(
            'Los clubes se comprometen a completar los servicios que faltan antes de la temporada próxima. «La guía es también una lista de deberes», admite Sagrario Belmonte, presidenta de la liga.',
            'Los periodistas con necesidades específicas pueden indicarlo en la solicitud de acreditación; se les asignará puesto antes que al resto.',
          ),
      },
      en: {
        title: 'League publishes accessibility guide to all twenty stadiums',
        summary: 'Almost 2,500 adapted seats, induction loops at thirteen grounds and audio description at fifteen.',
        body:
          p(
            'For the first time a single document lists what each stadium offers to people with disabilities: seats, entrances, induction loops and audio description.',
          ) +
          ul('2,490 adapted seats in all.', 'Induction loops at thirteen stadiums.', 'Audio description at fifteen.') +
          p(
            'The clubs undertake to fill the gaps before next season. “The guide is also a list of homework,” admits league president Sagrario Belmonte.',
            'Journalists with particular needs can say so in their accreditation request; they will be given a place before everyone else.',
          ),
      },
      pt: {
        title: 'Liga publica o guia de acessibilidade dos vinte estádios',
        summary: 'Quase 2500 lugares adaptados, anel magnético em treze campos e audiodescrição em quinze.',
        body:
          p(
            'Pela primeira vez, um só documento reúne o que cada estádio oferece às pessoas com deficiência: lugares, acessos, anel magnético e audiodescrição.',
          ) +
          ul('2490 lugares adaptados no total.', 'Anel magnético em treze estádios.', 'Audiodescrição em quinze.') +
          p(
            'Os clubes comprometem-se a completar os serviços em falta antes da próxima época. «O guia é também uma lista de trabalhos de casa», admite Sagrario Belmonte, presidente da liga.',
            'Os jornalistas com necessidades específicas podem indicá-lo no pedido de acreditação; ser-lhes-á atribuído lugar antes dos restantes.',
          ),
      },
    },
  },
  {
    key: 'broadcast-sheet-released',
    section: 'press-releases',
    hoursAgo: 146,
    teams: [],
    categories: ['official'],
    tags: ['broadcast', 'technology'],
    pictures: [],
    documents: ['broadcast-sheet'],
    contact: 'league-video',
    translations: {
      es: {
        title: 'Nueva ficha técnica de retransmisión',
        summary: 'Dieciocho cámaras, HDR y señal limpia desde 75 minutos antes. En vigor en todos los partidos.',
        body:
          p(
            'La mesa de vídeo de la liga actualiza la ficha técnica que rige la señal internacional. Los titulares de derechos encontrarán el detalle en el PDF adjunto.',
          ) +
          ul(
            'Formato: 1080p50, HDR HLG.',
            'Audio: ocho canales; 1 y 2, ambiente limpio.',
            'Cámaras: 18, dos de ellas superlentas.',
            'Rutas: satélite y fibra, una de reserva.',
          ) +
          p(
            'La señal limpia empieza 75 minutos antes del saque inicial. Para pruebas de enlace, consulten con Olaia Ibargüen.',
          ),
      },
      en: {
        title: 'New broadcast technical sheet',
        summary: 'Eighteen cameras, HDR and a clean feed from 75 minutes before. In force at all matches.',
        body:
          p(
            'The league’s video desk has updated the technical sheet for the world feed. Rights holders will find the details in the attached PDF.',
          ) +
          ul(
            'Format: 1080p50, HDR HLG.',
            'Audio: eight channels; 1 and 2, clean ambience.',
            'Cameras: 18, two of them super slow motion.',
            'Routes: satellite and fibre, one in reserve.',
          ) +
          p('The clean feed begins 75 minutes before kick-off. For line tests please contact Olaia Ibargüen.'),
      },
      pt: {
        title: 'Nova ficha técnica de transmissão',
        summary: 'Dezoito câmaras, HDR e sinal limpo a partir de 75 minutos antes. Em vigor em todos os jogos.',
        body:
          p(
            'A mesa de vídeo da liga atualizou a ficha técnica do sinal internacional. Os detentores de direitos encontram o pormenor no PDF anexo.',
          ) +
          ul(
            'Formato: 1080p50, HDR HLG.',
            'Áudio: oito canais; 1 e 2, ambiente limpo.',
            'Câmaras: 18, duas delas superlentas.',
            'Rotas: satélite e fibra, uma de reserva.',
          ) +
          p(
            'O sinal limpo começa 75 minutos antes do pontapé de saída. Para testes de ligação, contacte Olaia Ibargüen.',
          ),
      },
    },
  },
  {
    key: 'travel-plan',
    section: 'press-releases',
    hoursAgo: 171,
    teams: [],
    categories: ['official'],
    tags: ['travel', 'sustainability'],
    pictures: [],
    documents: ['distances'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Los clubes se comprometen a viajar en tren o autobús por debajo de 400 kilómetros',
        summary: 'El acuerdo entra en vigor en la segunda vuelta y afecta a uno de cada tres desplazamientos.',
        body:
          p(
            'Los veinte clubes han firmado un compromiso de movilidad: los desplazamientos de menos de 400 kilómetros se harán por carretera o ferrocarril. La liga calcula que la medida afectará a uno de cada tres viajes.',
            'El Bahía Verde, el más alejado, queda exento cuando el enlace marítimo no lo permita. El Cantera, el que menos kilómetros hace, no volverá a volar esta temporada.',
          ) +
          ul('Distancia media por viaje: 501 kilómetros.', 'La mayor: Bahía Verde, 712.', 'La menor: Cantera, 388.') +
          p('Se adjunta la tabla completa por club en CSV.'),
      },
      en: {
        title: 'Clubs to travel by rail or road below 400 kilometres',
        summary: 'The agreement takes effect in the second half of the season and covers one trip in three.',
        body:
          p(
            'All twenty clubs have signed a travel pledge: trips of less than 400 kilometres will be made by road or rail. The league reckons that this will cover one journey in three.',
            'Bahía Verde, the most remote, are exempt when the sea link doesn’t allow it. Cantera, who travel least, will not fly again this season.',
          ) +
          ul('Average distance per trip: 501 kilometres.', 'Longest: Bahía Verde, 712.', 'Shortest: Cantera, 388.') +
          p('The full table by club is attached as CSV.'),
      },
      pt: {
        title: 'Clubes comprometem-se a viajar de comboio ou autocarro até 400 quilómetros',
        summary: 'O acordo entra em vigor na segunda volta e abrange uma em cada três deslocações.',
        body:
          p(
            'Os vinte clubes assinaram um compromisso de mobilidade: as deslocações de menos de 400 quilómetros far-se-ão por estrada ou caminho de ferro. A liga calcula que a medida abranja uma em cada três viagens.',
            'O Bahía Verde, o mais distante, fica isento quando a ligação marítima não o permitir. O Cantera, o que menos quilómetros faz, não voltará a voar esta época.',
          ) +
          ul('Distância média por viagem: 501 quilómetros.', 'A maior: Bahía Verde, 712.', 'A menor: Cantera, 388.') +
          p('Segue em anexo a tabela completa por clube em CSV.'),
      },
    },
  },
  {
    key: 'var-first-third',
    section: 'press-releases',
    hoursAgo: 197,
    teams: [],
    categories: ['official', 'statistics'],
    tags: ['var', 'refereeing'],
    pictures: [],
    contact: 'committee',
    corrections: [
      {
        hoursAgo: 170,
        text: {
          es: 'El tiempo medio por revisión es de 52 segundos, no de 1 minuto y 52. Rogamos corrijan las piezas publicadas.',
          en: 'The average time per review is 52 seconds, not 1 minute 52. Please correct anything already published.',
          pt: 'O tempo médio por revisão é de 52 segundos, não de 1 minuto e 52. Agradecemos a correção das peças publicadas.',
        },
      },
    ],
    translations: {
      es: {
        title: 'Balance del VAR en el primer tercio de temporada',
        summary:
          'Una revisión en pantalla cada tres partidos y 52 segundos de media. El Comité publica todos los datos.',
        body:
          p(
            'El Comité de Competición hace balance de las nueve primeras jornadas. La pantalla se consultó en uno de cada tres partidos y la decisión cambió en dos de cada tres consultas.',
          ) +
          ul(
            'Revisiones en pantalla: 30.',
            'Decisiones modificadas: 20.',
            'Tiempo medio: 52 segundos.',
            'La más larga: 2 minutos y 10 segundos.',
          ) +
          p(
            '«No buscamos más aciertos, sino menos espera», dice Valentín Osma, portavoz del Comité. Los clubes pueden pedir por escrito el audio de cualquier revisión.',
          ),
      },
      en: {
        title: 'VAR in the first third of the season: the figures',
        summary: 'One monitor review every three matches, 52 seconds on average. The Committee publishes everything.',
        body:
          p(
            'The Competition Committee takes stock of the first nine matchdays. The monitor was used in one match in three, and two reviews in three changed the decision.',
          ) +
          ul(
            'Monitor reviews: 30.',
            'Decisions changed: 20.',
            'Average time: 52 seconds.',
            'Longest: 2 minutes 10 seconds.',
          ) +
          p(
            '“We aren’t after more right calls but less waiting,” says Committee spokesman Valentín Osma. Clubs may ask in writing for the audio of any review.',
          ),
      },
      pt: {
        title: 'Balanço do VAR no primeiro terço da época',
        summary: 'Uma revisão no monitor a cada três jogos e 52 segundos de média. O Comité publica todos os dados.',
        body:
          p(
            'O Comité de Competição faz o balanço das nove primeiras jornadas. O monitor foi consultado num em cada três jogos e a decisão mudou em duas de cada três consultas.',
          ) +
          ul(
            'Revisões no monitor: 30.',
            'Decisões alteradas: 20.',
            'Tempo médio: 52 segundos.',
            'A mais longa: 2 minutos e 10 segundos.',
          ) +
          p(
            '«Não procuramos mais acertos, procuramos menos espera», diz Valentín Osma, porta-voz do Comité. Os clubes podem pedir por escrito o áudio de qualquer revisão.',
          ),
      },
    },
  },
  {
    key: 'cup-quarter-final-terms',
    section: 'press-releases',
    hoursAgo: 221,
    teams: ['faro-sur', 'almenara', 'roca-alta', 'estrela', 'estuario', 'brisa', 'trigales', 'cantera'],
    categories: ['official', 'accreditation'],
    tags: ['cup', 'calendar'],
    pictures: [],
    documents: ['accreditation-form'],
    contact: 'league-accreditation',
    translations: {
      es: {
        title: 'Copa Meridiana: condiciones para medios en cuartos de final',
        summary: 'Cuatro partidos, aforo de prensa reducido en La Era y una sola solicitud para los cuatro.',
        body:
          p(
            'Los cuartos de final de la Copa Meridiana se jugarán a la vuelta del parón de invierno. Los medios pueden acreditarse para los cuatro encuentros con una sola solicitud.',
          ) +
          ul(
            'Faro Sur–Almenara: 60 puestos de prensa.',
            'Roca Alta–Estrela: 54.',
            'Estuario–Brisa: 48.',
            'Trigales–Cantera: 22, por aforo de La Era.',
          ) +
          p(
            'En La Era tendrán prioridad los medios que hayan cubierto al menos tres partidos del Trigales esta temporada. «Los que vinieron cuando perdíamos», precisa el club.',
          ),
      },
      en: {
        title: 'Meridiana Cup: media terms for the quarter-finals',
        summary: 'Four matches, fewer press seats at La Era and a single request for all four.',
        body:
          p(
            'The Meridiana Cup quarter-finals will be played after the winter break. Media can apply for all four matches with a single request.',
          ) +
          ul(
            'Faro Sur v Almenara: 60 press seats.',
            'Roca Alta v Estrela: 54.',
            'Estuario v Brisa: 48.',
            'Trigales v Cantera: 22, owing to the size of La Era.',
          ) +
          p(
            'At La Era outlets that have covered at least three Trigales matches this season come first. “Those who came when we were losing,” as the club put it.',
          ),
      },
    },
  },
  {
    key: 'credit-line-rules',
    section: 'press-releases',
    hoursAgo: 272,
    teams: [],
    categories: ['official'],
    tags: [],
    pictures: [],
    contact: 'league-photo',
    translations: {
      es: {
        title: 'Cómo citar las fotografías de la liga',
        summary:
          'El crédito va junto a la imagen y con el nombre de quien la hizo. Recordatorio de tres reglas y dos excepciones.',
        body:
          p(
            'La mesa de fotografía recuerda a las redacciones cómo deben publicarse las imágenes descargadas de este portal.',
          ) +
          ul(
            'El crédito acompaña a la imagen: «Nombre Apellido / Liga Meridiana».',
            'No se recorta a las personas de manera que cambie lo que se cuenta.',
            'No se cede a terceros ni se usa en publicidad.',
          ) +
          p(
            'En redes sociales basta con la mención. En miniaturas de menos de 120 píxeles, el crédito puede ir al pie de la página. El nombre viaja dentro del fichero: si el gestor lo borra, por favor, escríbanlo a mano.',
          ),
      },
      en: {
        title: 'How to credit the league’s pictures',
        summary:
          'The credit goes beside the picture, with the name of whoever took it. Three rules and two exceptions.',
        body:
          p('The picture desk reminds newsrooms how images downloaded from this portal are to be published.') +
          ul(
            'The credit goes with the picture: “First name Surname / Liga Meridiana”.',
            'People may not be cropped so as to change the story.',
            'No transfer to third parties, no advertising.',
          ) +
          p(
            'On social networks a mention is enough. For thumbnails of less than 120 pixels the credit may go at the foot of the page. The name travels inside the file: if your system strips it, please type it in.',
          ),
      },
      pt: {
        title: 'Como citar as fotografias da liga',
        summary: 'O crédito vai junto à imagem e com o nome de quem a fez. Três regras e duas exceções.',
        body:
          p(
            'A mesa de fotografia recorda às redações como devem ser publicadas as imagens descarregadas deste portal.',
          ) +
          ul(
            'O crédito acompanha a imagem: «Nome Apelido / Liga Meridiana».',
            'Não se recortam pessoas de modo a mudar o que se conta.',
            'Não se cede a terceiros nem se usa em publicidade.',
          ) +
          p(
            'Nas redes sociais basta a menção. Em miniaturas com menos de 120 píxeis, o crédito pode ir ao fundo da página. O nome viaja dentro do ficheiro: se o sistema o apagar, escrevam-no à mão, por favor.',
          ),
      },
    },
  },
  {
    key: 'fog-and-snow-protocol',
    section: 'press-releases',
    hoursAgo: 318,
    teams: [],
    categories: ['official'],
    tags: ['weather', 'refereeing'],
    pictures: [],
    contact: 'committee',
    translations: {
      es: {
        title: 'Protocolo de niebla, nieve y viento para los meses fríos',
        summary: 'Cuándo se para, quién lo decide y cuánto se espera. Dos minutos, primero; veinte, como máximo.',
        body:
          p(
            'El Comité de Competición fija un criterio único para los partidos afectados por la meteorología. Decide siempre el equipo arbitral, oídas las capitanías.',
          ) +
          ul(
            'Niebla: la visibilidad mínima es de portería a portería.',
            'Nieve: deben verse las líneas; se permite balón naranja.',
            'Viento: por encima de 80 km/h sostenidos, no se juega.',
          ) +
          p(
            'La primera pausa dura dos minutos. Si no basta, se esperan hasta veinte. Superado ese tiempo, el partido se aplaza y se juega entero otro día.',
          ),
      },
      en: {
        title: 'Fog, snow and wind: a protocol for the cold months',
        summary: 'When play stops, who decides and how long to wait. Two minutes first, twenty at most.',
        body:
          p(
            'The Competition Committee sets a single standard for matches affected by the weather. The referees always decide, having heard both captains.',
          ) +
          ul(
            'Fog: each goal must be visible from the other.',
            'Snow: the lines must be visible; an orange ball is allowed.',
            'Wind: no play in sustained winds above 80 km/h.',
          ) +
          p(
            'The first pause lasts two minutes. If that isn’t enough, up to twenty. After that the match is postponed and played in full on another day.',
          ),
      },
      pt: {
        title: 'Protocolo de nevoeiro, neve e vento para os meses frios',
        summary: 'Quando se para, quem decide e quanto se espera. Dois minutos, primeiro; vinte, no máximo.',
        body:
          p(
            'O Comité de Competição fixa um critério único para os jogos afetados pela meteorologia. Decide sempre a equipa de arbitragem, ouvidos os capitães.',
          ) +
          ul(
            'Nevoeiro: a visibilidade mínima é de baliza a baliza.',
            'Neve: as linhas têm de se ver; permite-se bola laranja.',
            'Vento: acima de 80 km/h sustentados, não se joga.',
          ) +
          p(
            'A primeira pausa dura dois minutos. Se não chegar, espera-se até vinte. Passado esse tempo, o jogo é adiado e joga-se na íntegra noutro dia.',
          ),
      },
    },
  },
  {
    key: 'away-ticket-cap',
    section: 'press-releases',
    hoursAgo: 366,
    teams: [],
    categories: ['official', 'fans'],
    tags: ['supporters'],
    pictures: [],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Las entradas de la grada visitante no pasarán de 25 euros',
        summary: 'Los clubes aprueban el límite por diecinueve votos a uno. Se aplica desde la jornada 13.',
        body: p(
          'La asamblea de clubes ha aprobado un precio máximo de 25 euros para la grada visitante, que será de 12 para menores de 16 años. La propuesta, de la federación de peñas, salió adelante por diecinueve votos a uno.',
          'Cada estadio reservará, además, un 5 % de su aforo para quienes viajan. Hoy el porcentaje va del 2 al 8 %.',
          '«Quien hace quinientos kilómetros no puede pagar más que quien baja en zapatillas», resumió Sagrario Belmonte.',
        ),
      },
      en: {
        title: 'Away tickets to cost no more than 25 euros',
        summary: 'Clubs approve the cap by nineteen votes to one. It applies from matchday 13.',
        body: p(
          'The clubs’ assembly has approved a ceiling of 25 euros for away tickets, 12 for those under 16. The motion, put by the supporters’ federation, was carried by nineteen votes to one.',
          'Every stadium will also set aside 5% of its seats for those who travel. At present the share runs from 2 to 8%.',
          '“Somebody who has come five hundred kilometres can’t pay more than somebody who has come down in slippers,” said Sagrario Belmonte.',
        ),
      },
      pt: {
        title: 'Bilhetes do setor visitante não passam dos 25 euros',
        summary: 'Os clubes aprovam o limite por dezanove votos contra um. Aplica-se a partir da jornada 13.',
        body: p(
          'A assembleia de clubes aprovou um preço máximo de 25 euros para o setor visitante, 12 para menores de 16 anos. A proposta, da federação de adeptos, passou por dezanove votos contra um.',
          'Cada estádio reservará ainda 5 % da lotação para quem viaja. Hoje a percentagem vai de 2 a 8 %.',
          '«Quem faz quinhentos quilómetros não pode pagar mais do que quem desce de chinelos», resumiu Sagrario Belmonte.',
        ),
      },
    },
  },
  {
    key: 'winter-registration-window',
    section: 'press-releases',
    hoursAgo: 436,
    teams: [],
    categories: ['official'],
    tags: ['calendar'],
    pictures: [],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Ventana de inscripción de invierno: fechas y requisitos',
        summary: 'Del {day:45} al {day:74}, a las 20:00. Los clubes podrán inscribir a un máximo de tres futbolistas.',
        body:
          p('La liga recuerda a los clubes las condiciones de la ventana de inscripción de invierno.') +
          ul(
            'Apertura: {day:45}, a las 9:00.',
            'Cierre: {day:74}, a las 20:00. No habrá prórroga.',
            'Altas: tres como máximo por club, sin contar a los menores de 19 años.',
          ) +
          p(
            'Las altas y bajas se publicarán cada día en este portal, a las 21:00, con fotografía si el club la facilita.',
          ),
      },
      pt: {
        title: 'Janela de inscrições de inverno: datas e requisitos',
        summary: 'De {day:45} a {day:74}, às 20:00. Os clubes podem inscrever até três futebolistas.',
        body:
          p('A liga recorda aos clubes as condições da janela de inscrições de inverno.') +
          ul(
            'Abertura: {day:45}, às 9:00.',
            'Fecho: {day:74}, às 20:00. Não haverá prorrogação.',
            'Entradas: no máximo três por clube, sem contar os menores de 19 anos.',
          ) +
          p(
            'As entradas e saídas serão publicadas todos os dias neste portal, às 21:00, com fotografia se o clube a facultar.',
          ),
      },
    },
  },
  {
    key: 'attendance-figures',
    section: 'press-releases',
    hoursAgo: 512,
    teams: [],
    categories: ['official', 'statistics'],
    tags: ['supporters', 'records'],
    pictures: [],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Más público que nunca en las ocho primeras jornadas',
        summary: 'La asistencia media sube a 19.870 espectadores. Siete clubes baten su registro.',
        body:
          p(
            'La Liga Meridiana cierra las ocho primeras jornadas con la asistencia media más alta de su historia: 19.870 espectadores por partido, un 6 % más que hace un año.',
          ) +
          ul('Ocupación media: 81 %.', 'Clubes con récord propio: siete.', 'Aficionados visitantes por partido: 640.') +
          quote('«La gente no viene a ver ganar. Viene a ver quién gana»') +
          p(
            'La frase es de Sagrario Belmonte, presidenta de la liga. Los datos por estadio están a disposición de los medios en la mesa de prensa.',
          ),
      },
      en: {
        title: 'More spectators than ever over the first eight matchdays',
        summary: 'The average crowd rises to 19,870. Seven clubs have set new marks.',
        body:
          p(
            'Liga Meridiana ends its first eight matchdays with the highest average attendance in its history: 19,870 a match, 6% up on a year ago.',
          ) +
          ul('Average occupancy: 81%.', 'Clubs with a record of their own: seven.', 'Away fans per match: 640.') +
          quote('“People don’t come to see a win. They come to see who wins”') +
          p(
            'The words are those of league president Sagrario Belmonte. Figures for each stadium are available from the press desk.',
          ),
      },
      pt: {
        title: 'Mais público do que nunca nas oito primeiras jornadas',
        summary: 'A assistência média sobe para 19 870 espectadores. Sete clubes batem o seu registo.',
        body:
          p(
            'A Liga Meridiana fecha as oito primeiras jornadas com a assistência média mais alta da sua história: 19 870 espectadores por jogo, mais 6 % do que há um ano.',
          ) +
          ul('Ocupação média: 81 %.', 'Clubes com recorde próprio: sete.', 'Adeptos visitantes por jogo: 640.') +
          quote('«As pessoas não vêm ver ganhar. Vêm ver quem ganha»') +
          p(
            'A frase é de Sagrario Belmonte, presidente da liga. Os dados por estádio estão à disposição dos media na mesa de imprensa.',
          ),
      },
    },
  },
  {
    key: 'aurelio-sanz',
    section: 'press-releases',
    hoursAgo: 640,
    teams: ['monteluna'],
    categories: ['official', 'archive'],
    tags: ['history', 'clasico-de-la-luna'],
    pictures: [],
    documents: ['luna-history'],
    contact: 'monteluna',
    translations: {
      es: {
        title: 'La liga despide a Aurelio Sanz, el hombre de los catorce clásicos',
        summary:
          'Máximo goleador del Clásico de la Luna, con 14 tantos entre 1951 y 1963. Se guardará un minuto de silencio.',
        body: p(
          'La Liga Meridiana lamenta el fallecimiento de Aurelio Sanz, delantero del Monteluna entre 1951 y 1963 y máximo goleador de la historia del Clásico de la Luna, con 14 goles.',
          'Sanz trabajó toda su vida en la estación de Monteluna. Decía que había marcado catorce veces al Nortada y que otras catorce había ido a recibirlos al andén, «porque una cosa no quita la otra».',
          'En la próxima jornada se guardará un minuto de silencio en los diez campos. El Nortada ha pedido ser el equipo que deposite las flores.',
        ),
      },
      pt: {
        title: 'A liga despede-se de Aurelio Sanz, o homem dos catorze clássicos',
        summary:
          'Melhor marcador do Clássico da Lua, com 14 golos entre 1951 e 1963. Vai guardar-se um minuto de silêncio.',
        body: p(
          'A Liga Meridiana lamenta a morte de Aurelio Sanz, avançado do Monteluna entre 1951 e 1963 e melhor marcador da história do Clássico da Lua, com 14 golos.',
          'Sanz trabalhou a vida toda na estação de Monteluna. Dizia que tinha marcado catorze vezes ao Nortada e que outras catorze os tinha ido receber ao cais, «porque uma coisa não tira a outra».',
          'Na próxima jornada guarda-se um minuto de silêncio nos dez campos. O Nortada pediu para ser a equipa a depor as flores.',
        ),
      },
    },
  },
]
