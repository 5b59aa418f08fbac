import { pluralsOf } from '@mixed-zone/contract/rules/plural'

const plural = pluralsOf('es')

export const texts = {
  title: 'Exportar',
  intro: 'Informes para tus propias hojas de cálculo.',
  types: {
    'news-views': {
      label: 'Uso de las noticias',
      description: 'Una fila por cada visita o descarga: quién, de qué medio, qué y cuándo.',
    },
    news: { label: 'Noticias', description: 'Las publicaciones, con sus visitas y descargas.' },
    users: { label: 'Usuarios', description: 'Las personas con acceso, con su medio y su país.' },
  },
  thisMatchday: 'Esta jornada',
  season: 'Temporada',
  days: ({ count }: { count: number }) => `${count} días`,
  wholeTime: 'Todo',
  zone: ({ zone }: { zone: string }) => `Días completos en la hora de la liga (${zone}). Sin fecha: sin límite.`,
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
  media: ({ count }: { count: number }) => plural(count, { one: 'medio', other: 'medios' }),
  countries: ({ count }: { count: number }) => plural(count, { one: 'país', other: 'países' }),
  byDay: { users: 'Altas por día', news: 'Publicaciones por día', 'news-views': 'Visitas y descargas por día' },
  byCountry: {
    users: 'Personas por país',
    news: 'Visitas y descargas por país',
    'news-views': 'Visitas y descargas por país',
  },
  byMedium: {
    users: 'Personas por medio',
    news: 'Visitas y descargas por medio',
    'news-views': 'Visitas y descargas por medio',
  },
  fromTo: ({ from, to }: { from: string; to: string }) => `del ${from} al ${to}`,
  firstRows: 'Primeras filas',
  firstRowsNote: 'tal como irán en el archivo',
  noCountry: 'Sin país',
  moreCountries: ({ count }: { count: number }) =>
    plural(count, { one: 'y 1 país más', other: `y ${count} países más` }),
  moreMedia: ({ count }: { count: number }) => plural(count, { one: 'y 1 medio más', other: `y ${count} medios más` }),
  emptyTitle: 'No hay filas',
  emptyText: 'Con estas fechas y filtros el informe saldría vacío. Prueba con un periodo más amplio.',
}

export type ExportTexts = typeof texts
