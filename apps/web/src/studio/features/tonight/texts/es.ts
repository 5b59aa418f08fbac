import type { LanguageState } from '@mixed-zone/contract/schemas/studio/coverage'
import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

interface StoppedUploads {
  count: number
  received: string
  size: string
  person: string
  ago: string
}

export const texts = {
  tonight: 'Esta noche',
  today: 'Hoy',
  hint: 'Intro crea la entrega con partido, clubes y plantilla ya puestos',
  quietHint: 'sin partidos; el cuadro prepara la próxima jornada',
  newPost: 'Nueva publicación',
  board: 'Cuadro de entregas',
  fixture: 'Partido',
  shortcuts: 'Esta noche',
  onlyMissing: 'Solo lo que falta',
  showAll: 'Ver todo el cuadro',
  nextLate: 'Ir a lo siguiente que llega tarde',
  noLate: 'Nada llega tarde',
  move: 'Moverse por el cuadro',
  openCell: 'Crear o abrir la entrega',
  publishedCount: ({ published, promised }: { published: number; promised: number }) => `${published} de ${promised}`,
  publishedWord: ({ promised }: { promised: number }) =>
    plural(promised, { one: 'entrega publicada', other: 'entregas publicadas' }),
  late: ({ count }: { count: number }) => `${count} tarde`,
  scheduled: ({ count }: { count: number }) => plural(count, { one: '1 programada', other: `${count} programadas` }),
  before: ({ span }: { span: string }) => `${span} antes`,
  after: ({ span }: { span: string }) => `${span} después`,
  atKickOff: 'al empezar',
  atWhistle: 'al terminar',
  final: 'Final',
  ago: ({ span }: { span: string }) => `hace ${span}`,
  in: ({ span }: { span: string }) => `en ${span}`,
  halfTime: 'Descanso',
  postponed: 'Aplazado',
  abandoned: 'Suspendido',
  create: 'Crear',
  createCell: ({ delivery, match }: { delivery: string; match: string }) => `Crear ${delivery}: ${match}`,
  lateWord: 'Tarde',
  scheduledWord: 'Programada',
  fixturesFold: ({ day, count }: { day: string; count: number }) =>
    `${day}, ${plural(count, { one: '1 partido', other: `${count} partidos` })}`,
  languageStates: {
    published: ({ language }: { language: string }) => `en ${language}`,
    outdated: ({ language }: { language: string }) => `${language}: el original cambió después`,
    draft: ({ language }: { language: string }) => `${language}: solo en el borrador`,
    missing: ({ language }: { language: string }) => `falta en ${language}`,
  } satisfies Record<LanguageState, (values: { language: string }) => string>,
  cell: {
    published: ({ when }: { when: string }) => `publicada ${when}`,
    scheduled: ({ time }: { time: string }) => `programada para las ${time}`,
    working: ({ who }: { who: string | null }) => (who === null ? 'en marcha' : `en marcha, ${who}`),
    uploading: ({ done, total }: { done: number; total: number }) => `${done} de ${total} archivos subidos`,
    overdue: ({ span }: { span: string }) => `lleva ${span} de retraso`,
    late: ({ span }: { span: string }) => `falta, ${span} tarde`,
    due: ({ time, span }: { time: string; span: string }) => `falta, hasta las ${time}, quedan ${span}`,
    upcoming: ({ time, isEstimated }: { time: string; isEstimated: boolean }) =>
      `por hacer, ${isEstimated ? 'hacia' : 'hasta'} las ${time}`,
    none: 'no se espera',
    embargo: 'con embargo',
    create: 'Intro la crea.',
    open: 'Intro la abre.',
    beforeKickOff: ({ span }: { span: string }) => `${span} antes del inicio`,
    afterKickOff: ({ span }: { span: string }) => `${span} después del inicio`,
    afterWhistle: ({ span }: { span: string }) => `${span} después del final`,
    beforeWhistle: ({ span }: { span: string }) => `${span} antes del final`,
  },
  noPromises: 'La liga todavía no promete ninguna entrega',
  noPromisesText: 'Elige qué categorías se publican en cada partido, hasta cuándo y en qué idiomas.',
  noMatchday: 'No hay ninguna jornada por delante',
  noMatchdayText: 'Crea las jornadas y sus partidos para que el cuadro se llene.',
  toMatchdays: 'Ir a Jornadas',
  setDeliveries: 'Entregas prometidas…',
  startsIn: ({ name, days }: { name: string; days: number }) =>
    days === 1 ? `${name} empieza mañana` : `${name} empieza en ${days} días`,
  previous: ({ name, published, promised }: { name: string; published: number; promised: number }) =>
    `${name}: ${published} de ${promised} entregas`,
  previousLate: ({ count }: { count: number }) => `${count} con retraso`,
  seeFigures: 'Ver las cifras',
  prepare: ({ delivery }: { delivery: string }) => `Preparar: ${delivery}`,
  ready: ({ delivery }: { delivery: string }) => `${delivery}: en el portal`,
  attention: 'Necesita a alguien',
  allWell: 'Nada por resolver',
  allWellText: 'Correo, redes y subidas en orden',
  mails: ({ count }: { count: number }) =>
    plural(count, { one: '1 correo devuelto', other: `${count} correos devueltos` }),
  mailsText: ({ domain, time }: { domain: string; time: string }) => `Sobre todo de ${domain}, desde las ${time}`,
  seeMail: 'Ver correo',
  upload: ({ name }: { name: string }) => `Subida parada: ${name}`,
  uploads: ({ count }: { count: number }) => `${count} subidas paradas`,
  uploadText: ({ count, received, size, person, ago }: StoppedUploads) =>
    plural(count, {
      one: `${received} de ${size}. Nadie la sigue desde hace ${ago}; la empezó ${person}`,
      other: `${received} de ${size}. Nadie las sigue desde hace ${ago}; las empezó ${person}`,
    }),
  openPost: 'Abrir',
  tryFeed: 'Probar',
  feed: ({ name }: { name: string }) => `${name} no responde`,
  feedText: ({ failures, time }: { failures: number; time: string }) =>
    `${plural(failures, { one: '1 intento fallido', other: `${failures} intentos fallidos` })}; el próximo, a las ${time}`,
  requests: 'Solicitudes',
  oldest: ({ span }: { span: string }) => `la más antigua, ${span}`,
  averageWait: ({ span }: { span: string }) => `media del último mes: ${span}`,
  trusted: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: '1 de un dominio de confianza', other: `${shown} de dominios de confianza` }),
  authoriseTrusted: ({ count, shown }: { count: number; shown: string }) =>
    plural(count, { one: 'Autorizar esa', other: `Autorizar las ${shown}` }),
  openDesk: 'Abrir la mesa',
  next: 'Lo próximo',
  seeAll: ({ count }: { count: number }) => `Ver todo (${count})`,
  nothingNext: 'Nada programado ni con embargo',
  embargoEnds: ({ title }: { title: string }) => `Fin del embargo: ${title}`,
  untitled: 'Sin título',
  newsroom: 'En la redacción',
  writes: 'escribe en',
  uploadsTo: ({ count }: { count: number }) =>
    plural(count, { one: 'sube 1 archivo a', other: `sube ${count} archivos a` }),
  nobody: 'Nadie ha escrito ni subido nada en el último cuarto de hora',
  usage: 'Uso, últimas 6 horas',
  views: 'vistas',
  downloads: 'descargas',
  more: ({ percent }: { percent: string }) => `un ${percent} más que hace una semana`,
  less: ({ percent }: { percent: string }) => `un ${percent} menos que hace una semana`,
  asBefore: 'lo mismo que hace una semana',
  usageTable: 'Vistas y descargas cada cuarto de hora',
  time: 'Hora',
  uses: 'Vistas y descargas',
  mostDownloaded: 'Lo más descargado',
  mostDownloadedTonight: 'Lo más descargado esta noche',
  nothingDownloaded: 'Nadie ha descargado nada en estas horas',
  mine: 'Dejaste a medias',
  allMine: ({ shown }: { shown: string }) => `Las ${shown} tuyas`,
  nothingMine: 'No tienes borradores abiertos',
}

export type TonightTexts = typeof texts
