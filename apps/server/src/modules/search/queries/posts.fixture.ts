import type { Locale } from '@mixed-zone/contract/locales'

/** The posts of a small league, the newest first. */
export interface QueriedPost {
  readonly words: Partial<Record<Locale, readonly [title: string, summary: string, body?: string]>>
  readonly teams?: readonly TeamKey[]
  readonly tags?: readonly TagKey[]
  readonly categories?: readonly CategoryKey[]
  /** Of its picture, in three languages. */
  readonly caption?: readonly [es: string, en: string, pt: string]
}

export const TEAMS = {
  almenara: ['Real Almenara', 'Almenara'],
  puertoClaro: ['Puerto Claro Club de Fútbol', 'Puerto Claro'],
  vegaReal: ['Unión Deportiva Vega Real', 'Vega Real'],
  nortada: ['Nortada Futebol Clube', 'Nortada'],
  ferreria: ['Atlético Ferrería', 'Ferrería'],
} as const

export type TeamKey = keyof typeof TEAMS

export const TAGS = {
  rueda: ['player', 'Martín Rueda', 'Martín Rueda', 'Martín Rueda'],
  quintela: ['player', 'Nerea Quintela', 'Nerea Quintela', 'Nerea Quintela'],
  goni: ['player', 'Irati Goñi', 'Irati Goñi', 'Irati Goñi'],
  fontcoberta: ['player', 'Dídac Fontcoberta', 'Dídac Fontcoberta', 'Dídac Fontcoberta'],
  simoes: ['player', 'João Simões', 'João Simões', 'João Simões'],
  fairPlay: ['topic', 'Juego limpio', 'Fair play', 'Jogo limpo'],
  refereeing: ['topic', 'Arbitraje', 'Refereeing', 'Arbitragem'],
} as const

export type TagKey = keyof typeof TAGS

export const CATEGORIES = {
  gallery: ['Galería', 'Gallery', 'Galeria'],
  medical: ['Parte médico', 'Medical report', 'Boletim médico'],
} as const

export type CategoryKey = keyof typeof CATEGORIES

export const POSTS = {
  derbyGallery: {
    words: {
      es: ['Derbi de la Ría: galería del partido', 'Doce fotografías del triunfo local bajo la lluvia.'],
      en: ['Ría derby: match gallery', 'Twelve photographs of the home win in the rain.'],
      pt: ['Dérbi da Ria: galeria do jogo', 'Doze fotografias da vitória caseira à chuva.'],
    },
    teams: ['almenara', 'puertoClaro'],
    tags: ['rueda'],
    categories: ['gallery'],
  },
  ruedaInterview: {
    words: {
      es: [
        'Rueda: «Soñé con este gol»',
        'El delantero cuenta cómo marcó en el último minuto.',
        '<p>Entrenamos <em>cada</em> tarde para momentos así.</p>',
      ],
      en: [
        'Rueda: “I dreamt of this goal”',
        'The forward tells how he scored in the last minute.',
        '<p>We train every afternoon for moments like this.</p>',
      ],
    },
    teams: ['almenara'],
    tags: ['rueda'],
  },
  goniInjury: {
    words: {
      es: ['Goñi se retira lesionada', 'La centrocampista sufre una rotura y estará seis semanas de baja.'],
      en: ['Goñi limps off injured', 'The midfielder has a muscle tear and is out for six weeks.'],
      pt: ['Goñi sai lesionada', 'A médio sofreu uma rotura e pára seis semanas.'],
    },
    teams: ['puertoClaro'],
    tags: ['goni'],
    categories: ['medical'],
  },
  ticketPrices: {
    words: {
      es: ['Los abonos no subirán de precio', 'El club congela las cuotas de sus socios por tercera temporada.'],
      en: ['Season tickets will not become dearer', 'The club freezes membership fees for a third season.'],
    },
    teams: ['vegaReal'],
  },
  selection: {
    words: {
      pt: [
        'As seleções conhecem os adversários',
        'Sorteio das eliminatórias: três campeões no mesmo grupo.',
        '<p>Os treinadores reagiram com calma às decisões.</p>',
      ],
    },
    teams: ['nortada'],
    tags: ['simoes'],
  },
  finals: {
    words: {
      pt: ['Bilhetes para as finais à venda', 'Os adeptos podem comprar até quatro lugares.'],
      en: ['Tickets for the finals on sale', 'Supporters can buy up to four seats.'],
    },
  },
  refereeSchool: {
    words: {
      es: ['Una escuela para árbitras jóvenes', 'Veinte jugadoras cambian el balón por el silbato.'],
      en: ['A school for young referees', 'Twenty players swap the ball for the whistle.'],
    },
    tags: ['refereeing', 'fairPlay'],
  },
  pitch: {
    words: {
      es: ['El césped de La Atalaya estará listo', 'Los jardineros trabajan de noche para acabar el drenaje.'],
      en: ['The pitch at La Atalaya will be ready', 'Groundskeepers work through the night on the drainage.'],
      pt: ['O relvado de La Atalaya estará pronto', 'Os jardineiros trabalham de noite na drenagem.'],
    },
    caption: [
      'Un tractor siembra la banda norte',
      'A tractor sows the northern touchline',
      'Um trator semeia a faixa norte',
    ],
  },
  coach: {
    words: {
      es: [
        'La entrenadora renueva hasta 2029',
        'Ferrería confía en un proyecto largo.',
        '<p>Firmó ante los empleados del astillero.</p>',
      ],
      en: ['Head coach extends until 2029', 'Ferrería trust in a long project.'],
      pt: ['A treinadora renova até 2029', 'O Ferrería confia num projeto longo.'],
    },
    teams: ['ferreria'],
  },
  travel: {
    words: {
      en: ['Supporters travel by train', 'Three special trains leave at noon; cycling fans get a guarded parking.'],
    },
    teams: ['nortada'],
  },
  broadcast: {
    words: {
      es: ['Horarios de televisión de la jornada', 'Ocho encuentros se retransmiten en abierto.'],
      pt: ['Horários televisivos da jornada', 'Oito encontros são transmitidos em canal aberto.'],
    },
  },
  charity: {
    words: {
      es: ['Camisetas subastadas para el hospital', 'La subasta recaudó cuarenta mil euros.'],
      en: ['Shirts auctioned for the hospital', 'The auction raised forty thousand euros.'],
    },
    tags: ['fontcoberta', 'quintela'],
  },
  kit: {
    words: {
      en: ['A kit made of fishing nets', 'Recycled nets, knitted by a local company, became the away shirt.'],
    },
    teams: ['puertoClaro'],
  },
  transfers: {
    words: {
      es: [
        'Cierre del mercado: altas y bajas',
        'Quién llega y quién se va en cada equipo.',
        '<p>El guardameta Bakary Sonko vuelve cedido.</p>',
      ],
    },
  },
  markup: {
    words: { es: ['Pase <corto> & "seguro"', 'Táctica de <b>salida</b> para entrenadores'] },
  },
} as const satisfies Record<string, QueriedPost>

export type PostKey = keyof typeof POSTS
