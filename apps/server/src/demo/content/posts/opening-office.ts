import type { DemoPost } from '../post-type.ts'

/** Official notes, and what the quick links lead to. */
export const OPENING_OFFICE: readonly DemoPost[] = [
  {
    key: 'final-stretch-calendar',
    section: 'press-releases',
    hoursAgo: 1.6,
    teams: [],
    categories: ['official'],
    tags: ['calendar', 'broadcast'],
    pictures: [],
    documents: ['final-stretch-calendar', 'final-stretch-note'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Liga y clubes acuerdan el calendario de la fase final',
        summary:
          'El último tramo de la competición se disputará en horario unificado. Se adjuntan calendario y condiciones de acreditación.',
        body: `<p>La Liga Meridiana y los veinte clubes han acordado que las jornadas 36, 37 y 38 de la temporada {season} se jueguen en horario unificado: domingo a las 18:30.</p>
<p>El calendario completo y la nota en formato editable se adjuntan. Las solicitudes de acreditación para esas jornadas se abrirán con cuatro semanas de antelación.</p>`,
      },
      en: {
        title: 'League and clubs agree on the calendar of the final stretch',
        summary: 'The last matchdays will be played at the same hour. Calendar and accreditation terms are attached.',
        body: `<p>Liga Meridiana and the twenty clubs have agreed that matchdays 36, 37 and 38 of the {season} season will be played at the same hour: Sunday at 18:30.</p>
<p>The whole calendar and the note as an editable text are attached. Accreditation for those matchdays opens four weeks before.</p>`,
      },
      pt: {
        title: 'Liga e clubes acordam o calendário da fase final',
        summary:
          'A reta final da competição joga-se em horário unificado. Seguem em anexo o calendário e as condições de acreditação.',
        body: `<p>A Liga Meridiana e os vinte clubes acordaram que as jornadas 36, 37 e 38 da época {season} se jogam em horário unificado: domingo às 18:30.</p>
<p>O calendário completo e a nota em formato editável seguem em anexo. Os pedidos de acreditação para essas jornadas abrem com quatro semanas de antecedência.</p>`,
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
    documents: ['mixed-zone-protocol'],
    contact: 'league-desk',
    corrections: [
      {
        hoursAgo: 4,
        text: {
          es: 'El segundo turno empieza a los 35 minutos del final y no a los 30. El documento adjunto ya está corregido.',
          en: 'The second slot begins 35 minutes after the final whistle, not 30. The attached document has been corrected.',
          pt: 'O segundo turno começa 35 minutos depois do apito final e não 30. O documento anexo já está corrigido.',
        },
      },
    ],
    translations: {
      es: {
        title: 'Nuevo protocolo de zona mixta desde la jornada 13',
        summary:
          'Dos turnos, micrófonos de ambiente y un punto de entrega de imágenes junto al túnel. Entra en vigor el viernes.',
        body: `<p>Desde la jornada 13 la zona mixta tendrá dos turnos: quince minutos después del final para televisiones y radios con derechos, y a los treinta y cinco para el resto de medios.</p>
<p>Junto al túnel habrá un punto con red cableada donde los fotógrafos podrán entregar sus imágenes sin abandonar el campo.</p>`,
      },
      en: {
        title: 'New mixed zone protocol from matchday 13',
        summary: 'Two slots, ambient microphones and a point beside the tunnel to send pictures. In force from Friday.',
        body: `<p>From matchday 13 the mixed zone has two slots: fifteen minutes after the final whistle for rights-holding television and radio, and thirty-five minutes after it for everybody else.</p>
<p>Beside the tunnel there will be a point with a wired network where photographers can send their pictures without leaving the ground.</p>`,
      },
      pt: {
        title: 'Novo protocolo de zona mista a partir da jornada 13',
        summary:
          'Dois turnos, microfones de ambiente e um ponto de entrega de imagens junto ao túnel. Entra em vigor na sexta-feira.',
        body: `<p>A partir da jornada 13 a zona mista terá dois turnos: quinze minutos após o final para televisões e rádios com direitos, e aos trinta e cinco para os restantes meios.</p>
<p>Junto ao túnel haverá um ponto com rede por cabo onde os fotógrafos podem entregar as imagens sem sair do campo.</p>`,
      },
    },
  },
  {
    key: 'committee-resolution',
    section: 'press-releases',
    hoursAgo: 23,
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
        summary: 'El Salinas–Sierra Blanca de la jornada 7 se disputará entero. La fecha se anunciará el {day:4}.',
        body: `<p>El Comité de Competición resuelve que el Salinas–Sierra Blanca, aplazado por inundación del terreno de juego, se dispute en su totalidad y a puerta abierta. Las entradas conservan su validez.</p>`,
      },
      en: {
        title: "The Committee's resolution on the postponed match",
        summary: 'Salinas v Sierra Blanca of matchday 7 will be played in full. The date will be given on {day:4}.',
        body: `<p>The Competition Committee resolves that Salinas v Sierra Blanca, postponed because the pitch was flooded, is to be played in full and with spectators. Tickets remain valid.</p>`,
      },
      pt: {
        title: 'Resolução do Comité sobre o jogo adiado',
        summary: 'O Salinas–Sierra Blanca da jornada 7 será disputado na íntegra. A data será anunciada a {day:4}.',
        body: `<p>O Comité de Competição decide que o Salinas–Sierra Blanca, adiado por inundação do relvado, seja disputado na íntegra e à porta aberta. Os bilhetes mantêm a validade.</p>`,
      },
    },
  },
  {
    key: 'accreditation-second-half',
    section: 'press-releases',
    hoursAgo: 74,
    teams: [],
    categories: ['accreditation'],
    tags: ['broadcast'],
    pictures: [],
    documents: ['accreditation-form', 'accreditation-terms'],
    contact: 'league-accreditation',
    translations: {
      es: {
        title: 'Abierto el plazo de acreditación para la segunda vuelta',
        summary: 'Solicitudes hasta el {day:21}. Un formulario por medio y partido.',
        body: `<p>Los medios pueden solicitar desde hoy sus acreditaciones para la segunda vuelta. El formulario adjunto se envía firmado a la mesa de acreditaciones, que contesta en un día laborable.</p>`,
      },
      en: {
        title: 'Accreditation for the second half of the season is open',
        summary: 'Requests until {day:21}. One form for each medium and match.',
        body: `<p>From today media can ask for accreditation for the second half of the season. The attached form goes signed to the accreditation desk, which answers within one working day.</p>`,
      },
      pt: {
        title: 'Abertas as acreditações para a segunda volta',
        summary: 'Pedidos até {day:21}. Um formulário por órgão e jogo.',
        body: `<p>Os media podem pedir a partir de hoje as acreditações para a segunda volta. O formulário anexo deve ser enviado assinado à mesa de acreditações, que responde num dia útil.</p>`,
      },
    },
  },
  {
    key: 'media-guide',
    section: 'regular-content',
    hoursAgo: 100,
    teams: [],
    categories: ['accreditation'],
    tags: ['stadiums', 'accessibility'],
    pictures: ['corner-salinas-4x5'],
    documents: ['media-guide', 'accessibility-guide', 'season-guide'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Guía de medios de la temporada {season}',
        summary: 'Estadios, accesos, tribunas, redes y teléfonos de guardia de los veinte clubes.',
        body: `<p>La guía reúne en un documento lo que se pregunta cada jornada: por dónde se entra, dónde se enchufa, a qué hora se habla. Incluye la guía de accesibilidad de los veinte estadios.</p>`,
      },
      en: {
        title: 'Media guide of the {season} season',
        summary: 'Stadiums, access, press boxes, networks and duty telephones of the twenty clubs.',
        body: `<p>The guide holds what is asked every matchday: where to enter, where to plug in, at what time people talk. It includes the accessibility guide to the twenty stadiums.</p>`,
      },
      pt: {
        title: 'Guia de media da época {season}',
        summary: 'Estádios, acessos, tribunas, redes e telefones de serviço dos vinte clubes.',
        body: `<p>O guia reúne num documento o que se pergunta em cada jornada: por onde se entra, onde se liga, a que horas se fala. Inclui o guia de acessibilidade dos vinte estádios.</p>`,
      },
    },
  },
  {
    key: 'brand-kit',
    section: 'regular-content',
    hoursAgo: 150,
    teams: [],
    categories: ['infographic'],
    tags: ['kit'],
    pictures: ['locker-campo-novo-3x2'],
    documents: ['brand-kit'],
    contact: 'league-photo',
    translations: {
      es: {
        title: 'Escudos y marca: paquete para redacciones',
        summary: 'Los veinte escudos en formato vectorial, listos para gráficos y rótulos.',
        body: `<p>El paquete contiene los escudos de los veinte clubes en SVG. Pueden usarse en información sobre la competición; no pueden deformarse ni cambiar de color.</p>`,
      },
      en: {
        title: 'Crests and brand: a kit for newsrooms',
        summary: 'The twenty crests as vectors, ready for graphics and captions.',
        body: `<p>The kit holds the crests of the twenty clubs as SVG. They may be used in news about the competition; they may not be distorted or recoloured.</p>`,
      },
      pt: {
        title: 'Emblemas e marca: pacote para redações',
        summary: 'Os vinte emblemas em formato vetorial, prontos para gráficos e oráculos.',
        body: `<p>O pacote contém os emblemas dos vinte clubes em SVG. Podem ser usados em informação sobre a competição; não podem ser deformados nem mudar de cor.</p>`,
      },
    },
  },
  {
    key: 'press-contacts',
    section: 'regular-content',
    hoursAgo: 200,
    teams: [],
    categories: ['official'],
    tags: [],
    pictures: ['press-sierra-blanca-3x2'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Contactos de prensa de la liga',
        summary: 'Mesas de prensa, fotografía, vídeo y acreditaciones, con sus horarios.',
        body: `<ul><li><strong>Prensa</strong>: prensa@ligameridiana.test, +34 910 000 112</li><li><strong>Fotografía</strong>: foto@ligameridiana.test, +34 910 000 118</li><li><strong>Vídeo</strong>: video@ligameridiana.test, +34 910 000 121</li><li><strong>Acreditaciones</strong>: acreditaciones@ligameridiana.test, +34 910 000 124</li></ul><p>En días de partido las mesas atienden hasta dos horas después del último pitido.</p>`,
      },
      en: {
        title: 'Press contacts of the league',
        summary: 'Press, picture, video and accreditation desks with their hours.',
        body: `<ul><li><strong>Press</strong>: prensa@ligameridiana.test, +34 910 000 112</li><li><strong>Pictures</strong>: foto@ligameridiana.test, +34 910 000 118</li><li><strong>Video</strong>: video@ligameridiana.test, +34 910 000 121</li><li><strong>Accreditation</strong>: acreditaciones@ligameridiana.test, +34 910 000 124</li></ul><p>On matchdays the desks answer until two hours after the last whistle.</p>`,
      },
      pt: {
        title: 'Contactos de imprensa da liga',
        summary: 'Mesas de imprensa, fotografia, vídeo e acreditações, com os seus horários.',
        body: `<ul><li><strong>Imprensa</strong>: prensa@ligameridiana.test, +34 910 000 112</li><li><strong>Fotografia</strong>: foto@ligameridiana.test, +34 910 000 118</li><li><strong>Vídeo</strong>: video@ligameridiana.test, +34 910 000 121</li><li><strong>Acreditações</strong>: acreditaciones@ligameridiana.test, +34 910 000 124</li></ul><p>Em dias de jogo as mesas respondem até duas horas depois do último apito.</p>`,
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
    tags: ['technology', 'kit'],
    pictures: ['boots-trigales-4x5'],
    documents: ['season-guide'],
    contact: 'league-desk',
    rights: { kind: 'editorial' },
    translations: {
      es: {
        title: 'Embargado: así será el balón de invierno',
        summary: 'Material para preparar la información antes de la presentación oficial.',
        body: `<p>La liga presentará el balón de invierno el {day:1}. Es naranja, pesa lo mismo que el de verano y se ha probado a cuatro grados bajo cero en Sierra Blanca.</p>`,
      },
      en: {
        title: 'Under embargo: this is the winter ball',
        summary: 'Material to prepare the story before the official presentation.',
        body: `<p>The league presents the winter ball on {day:1}. It is orange, weighs the same as the summer one and was tested at four degrees below zero in Sierra Blanca.</p>`,
      },
      pt: {
        title: 'Sob embargo: assim será a bola de inverno',
        summary: 'Material para preparar a informação antes da apresentação oficial.',
        body: `<p>A liga apresenta a bola de inverno a {day:1}. É cor de laranja, pesa o mesmo que a de verão e foi testada a quatro graus negativos em Sierra Blanca.</p>`,
      },
    },
  },
  {
    key: 'monday-line-ups',
    section: 'breaking-news',
    hoursAgo: -20,
    teams: ['estrela', 'estuario'],
    categories: ['line-ups'],
    tags: [],
    fixture: { home: 'estrela', away: 'estuario' },
    pictures: ['volley-estrela-3x2'],
    contact: 'estrela',
    translations: {
      es: {
        title: 'Convocatorias del Estrela–Estuario',
        summary: 'Adilson Rocha vuelve a la lista. Se publicará una hora antes del partido.',
        body: `<p>Filipa Antunes recupera a Adilson Rocha tras cumplir sanción. Blai Montagut viaja con diecinueve.</p>`,
      },
      en: {
        title: 'Squads for Estrela v Estuario',
        summary: 'Adilson Rocha is back in the squad. To be published an hour before the match.',
        body: `<p>Filipa Antunes has Adilson Rocha back after suspension. Blai Montagut travels with nineteen.</p>`,
      },
      pt: {
        title: 'Convocados do Estrela–Estuario',
        summary: 'Adilson Rocha regressa à lista. Publica-se uma hora antes do jogo.',
        body: `<p>Filipa Antunes recupera Adilson Rocha após castigo. Blai Montagut viaja com dezanove.</p>`,
      },
    },
  },
]
