/** The twenty clubs of Liga Meridiana. League, clubs, places and people are invented; women and men play in the same teams. */
export interface Club {
  readonly id: string
  readonly name: string
  readonly shortName: string
  readonly main: `#${string}`
  readonly second: `#${string}`
  readonly city: string
  readonly stadium: string
  readonly coach: string
  /** How many goals a match it is above or below the average side, from which results are drawn. */
  readonly strength: number
}

type Row = readonly [
  name: string,
  shortName: string,
  main: `#${string}`,
  second: `#${string}`,
  city: string,
  stadium: string,
  coach: string,
  strength: number,
]

const ROWS = {
  almenara: ['Real Almenara', 'Almenara', '#d3263c', '#f5ecdc', 'Almenara', 'La Atalaya', 'Celestina Abreu', 0.6],
  'puerto-claro': [
    'Puerto Claro CF',
    'Puerto Claro',
    '#2f9fd6',
    '#f5ecdc',
    'Puerto Claro',
    'Muelle Viejo',
    'Graça Valadares',
    0.5,
  ],
  brisa: ['Atlético Brisa', 'Brisa', '#0f8f88', '#ff7d5c', 'Punta Brisa', 'El Varadero', 'Antón Barbeito', 0.1],
  ribeira: ['Ribeira SC', 'Ribeira', '#1e8a4b', '#f5ecdc', 'Ribeira Alta', 'As Pontes', 'Nuno Olmedo', 0.1],
  monteluna: ['Monteluna', 'Monteluna', '#5d2c8c', '#f2c14b', 'Monteluna', 'Alto de la Luna', 'Elías Monreal', 0.3],
  'faro-sur': ['Faro Sur', 'Faro Sur', '#f2b01e', '#16181f', 'Cabo Sur', 'Los Faros', 'Hermes Quiroga', 0],
  cantera: ['Cantera FC', 'Cantera', '#ee6a22', '#17305c', 'La Cantera', 'El Tajo', 'Pilar Escudero', 0.2],
  'sierra-blanca': [
    'Sierra Blanca',
    'Sierra Blanca',
    '#2746ab',
    '#f5ecdc',
    'Sierra Blanca',
    'Los Neveros',
    'Mónica Arteaga',
    0.1,
  ],
  'vega-real': ['Vega Real', 'Vega Real', '#7d1734', '#8fd0ea', 'Vega Real', 'La Acequia', 'Fermín Astudillo', 0.5],
  nortada: ['GD Nortada', 'Nortada', '#17305f', '#d6de2b', 'Vila Nortada', 'Cabo Alto', 'Rui Mascarenhas', 0.2],
  salinas: ['Salinas', 'Salinas', '#ee7390', '#2a1738', 'Las Salinas', 'Campo de la Sal', 'Rocío Bermejo', -0.4],
  ferreria: ['Unión Ferrería', 'Ferrería', '#434a55', '#e8412f', 'Ferrería', 'Altos Hornos', 'Anselmo Biyogo', 0],
  oliveira: [
    'Oliveira AC',
    'Oliveira',
    '#6d7c22',
    '#f0e3b4',
    'Oliveira do Vale',
    'Lagar Velho',
    'Amadeu Lourenço',
    -0.2,
  ],
  estuario: ['Estuario', 'Estuario', '#16a79b', '#12264f', 'Estuario', 'La Marisma', 'Blai Montagut', -0.1],
  'roca-alta': ['Roca Alta', 'Roca Alta', '#b04a20', '#f0d3a0', 'Roca Alta', 'El Peñón', 'Ramiro Sandoval', 0.3],
  'bahia-verde': [
    'Bahía Verde',
    'Bahía Verde',
    '#0aa574',
    '#43215f',
    'Bahía Verde',
    'Las Tortugas',
    'Teresa Nováis',
    -0.1,
  ],
  estrela: ['Estrela do Mar', 'Estrela', '#1f4fd0', '#ee4a4f', 'Praia da Estrela', 'Maré Alta', 'Filipa Antunes', 0.2],
  trigales: ['CD Trigales', 'Trigales', '#dba224', '#1d5a3a', 'Trigales', 'La Era', 'Eusebio Manrique', -0.5],
  'campo-novo': ['Campo Novo', 'Campo Novo', '#bd1524', '#17191f', 'Campo Novo', 'Arena Nova', 'Vanderlei Pires', 0],
  lagoa: ['Lagoa FC', 'Lagoa', '#4139c2', '#97e6c2', 'Lagoa Grande', 'Garças', 'Elvira Santana', -0.1],
} as const satisfies Record<string, Row>

export type ClubId = keyof typeof ROWS

// Object.keys knows only strings; the keys of this constant are exactly the ids.
export const CLUB_IDS = Object.keys(ROWS) as readonly ClubId[]

export const CLUBS: readonly (Club & { readonly id: ClubId })[] = CLUB_IDS.map((id) => {
  const [name, shortName, main, second, city, stadium, coach, strength] = ROWS[id]
  return { id, name, shortName, main, second, city, stadium, coach, strength }
})

export function clubOf(id: ClubId): Club {
  const [name, shortName, main, second, city, stadium, coach, strength] = ROWS[id]
  return { id, name, shortName, main, second, city, stadium, coach, strength }
}
