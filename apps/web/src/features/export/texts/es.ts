import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

export const texts = {
  title: 'Exportar',
  intro: 'Informes para tus propias hojas de cálculo.',
  types: {
    'news-views': {
      label: 'Uso de las noticias',
      description: 'Una fila por cada visita, descarga o texto copiado: quién, de qué medio, qué y cuándo.',
    },
    news: { label: 'Noticias', description: 'Las publicaciones, con sus visitas y descargas.' },
    users: { label: 'Usuarios', description: 'Las personas con acceso, con su medio y su país.' },
  },
  thisMatchday: 'Esta jornada',
  season: 'Temporada',
  days: ({ count }: { count: number }) => `${count} días`,
  wholeTime: 'Todo',
  zone: ({ zone }: { zone: string }) => `Días completos en la hora de la liga (${zone}). Sin fecha: sin límite.`,
  datesOf: {
    users: 'Las fechas son las del alta.',
    news: 'Las fechas son las de publicación.',
    'news-views': 'Las fechas son las de la visita, la descarga o la copia.',
  },
  allRegions: 'Todas las regiones',
  allCountries: 'Todos los países',
  allMediaTypes: 'Todos los tipos de medio',
  format: 'Formato',
  export: 'Exportar',
  exportRows: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: `Exportar ${shown} fila`, other: `Exportar ${shown} filas` }),
  exporting: 'Exportando',
  soFar: ({ size }: { size: string }) => `${size} recibidos`,
  finished: ({ name, size }: { name: string; size: string }) => `${name} (${size}) está en tus descargas.`,
  twoAtATime: 'Ya tienes dos exportaciones en marcha. Espera a que termine una o cancélala.',
  preview: 'Lo que tendrá el informe',
  rows: ({ count }: { count: number }) => plural(count, { one: 'fila', other: 'filas' }),
  views: ({ count }: { count: number }) => plural(count, { one: 'visita', other: 'visitas' }),
  downloads: ({ count }: { count: number }) => plural(count, { one: 'descarga', other: 'descargas' }),
  copies: ({ count }: { count: number }) => plural(count, { one: 'texto copiado', other: 'textos copiados' }),
  media: ({ count }: { count: number }) => plural(count, { one: 'medio', other: 'medios' }),
  countries: ({ count }: { count: number }) => plural(count, { one: 'país', other: 'países' }),
  byDay: { users: 'Altas por día', news: 'Publicaciones por día', 'news-views': 'Uso por día' },
  byCountry: {
    users: 'Personas por país',
    news: 'Uso por país',
    'news-views': 'Uso por país',
  },
  byMedium: {
    users: 'Personas por medio',
    news: 'Uso por medio',
    'news-views': 'Uso por medio',
  },
  fromTo: ({ from, to }: { from: string; to: string }) => `del ${from} al ${to}`,
  firstRows: 'Primeras filas',
  firstRowsNote: ({ count }: { count: number }) => `las más recientes primero; el archivo tiene ${count} columnas`,
  noCountry: 'Sin país',
  moreCountries: ({ count }: { count: number }) =>
    plural(count, { one: 'y 1 país más', other: `y ${count} países más` }),
  moreMedia: ({ count }: { count: number }) => plural(count, { one: 'y 1 medio más', other: `y ${count} medios más` }),
  fewer: 'Ver menos',
  emptyTitle: 'No hay filas',
  emptyText: 'Con estas fechas y filtros el informe saldría vacío. Prueba con un periodo más amplio.',
}

export type ExportTexts = typeof texts
