import { namesIn, POST_STATE_NAMES } from '@mixed-zone/contract/choice-names'
import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

interface Check {
  /** Of files, or else of languages. */
  readonly count: number
  /** "portugués e inglés"; empty if no language is named. */
  readonly languages: string
}

const inLanguages = (languages: string) => (languages === '' ? '' : ` (${languages.toLowerCase()})`)

/** Else a day stands before it. */
const isTime = (at: string) => /^\d/.test(at)

export const texts = {
  states: namesIn(POST_STATE_NAMES, 'es'),
  embargoUntil: ({ at }: { at: string }) => `Embargo ${at}`,
  changed: 'con cambios',
  corrected: 'Corregida',
  button: {
    publish: 'Publicar…',
    review: 'Pedir revisión',
    inReview: 'En revisión',
    scheduleFor: ({ at }: { at: string }) => `Programar ${isTime(at) ? 'a las' : 'para el'} ${at}`,
    scheduled: ({ at }: { at: string }) => `Programada ${at}`,
    update: 'Actualizar',
    publishing: 'Publicando',
    updating: 'Actualizando',
    published: ({ at }: { at: string }) => `Publicada ${at}`,
    archived: 'Archivada',
    restore: 'Restaurar',
    whenOnline: ({ step }: { step: string }) => `${step} cuando haya conexión`,
    more: 'Más acciones de publicación',
  },
  actions: {
    now: 'Publicar ahora…',
    schedule: 'Programar…',
    reschedule: 'Cambiar la hora…',
    publishEmbargo: 'Publicar con embargo…',
    embargo: 'Embargo…',
    unpublish: 'Despublicar',
    unschedule: 'Quitar de lo programado',
    archive: 'Archivar',
    correct: 'Corregir…',
    recall: 'Retirar un archivo…',
    changesWanted: 'Pedir cambios…',
    review: 'Pedir revisión…',
    trash: 'A la papelera',
  },
  dialog: {
    title: 'Publicar',
    updateTitle: 'Actualizar',
    untitled: 'Sin título',
    when: 'Cuándo',
    now: 'Ahora',
    nowText: 'La ven todos al momento',
    schedule: 'Programar',
    scheduleText: 'Nadie la ve antes de su hora',
    embargo: 'Ahora, con embargo',
    embargoText: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, {
        one: 'La ve 1 persona con permiso; el resto, después',
        other: `La ven ${shown} personas con permiso; el resto, después`,
      }),
    embargoUntil: 'Embargada hasta',
    goesOutAt: 'Día y hora',
    goesOutIn: 'Sale en',
    opensIn: 'Se abre sola en',
    quick: 'Horas rápidas',
    quickTimes: {
      halfHour: '+30 min',
      hour: '+1 h',
      twoHours: '+2 h',
      dayBefore: '24 h antes del partido',
      lineUps: 'Con las alineaciones',
      kickOff: 'Al empezar el partido',
      tomorrow: 'Mañana 8:00',
    },
    leagueTime: 'hora de la Liga',
    yourTime: 'tu hora',
    bothTimes: 'hora de la Liga y tuya',
    skipped: ({ place, at }: { place: string; at: string }) =>
      `Esa hora no existe en ${place}: se adelanta el reloj. Será a las ${at}.`,
    repeated: ({ place }: { place: string }) => `Esa hora se repite en ${place}: se atrasa el reloj.`,
    first: 'La primera vez',
    second: 'La segunda vez',
    past: 'Esa hora ya ha pasado.',
    noTime: 'Elige día y hora.',
    before: 'Antes de publicar',
    warnings: ({ count }: { count: number }) => plural(count, { one: '1 aviso', other: `${count} avisos` }),
    blocking: ({ count }: { count: number }) =>
      plural(count, { one: '1 por resolver', other: `${count} por resolver` }),
    passing: ({ count }: { count: number }) =>
      plural(count, { one: '1 comprobación pasa', other: `${count} comprobaciones pasan` }),
    allPassing: 'Todo en orden',
    uploading: ({ count }: { count: number }) =>
      plural(count, {
        one: '1 archivo subiendo: saldrá con ella',
        other: `${count} archivos subiendo: saldrán con ella`,
      }),
    uploadingLater: ({ count }: { count: number }) =>
      plural(count, {
        one: '1 archivo por subir: se queda en el borrador y saldrá con la próxima actualización',
        other: `${count} archivos por subir: se quedan en el borrador y saldrán con la próxima actualización`,
      }),
    thatDay: 'Ese día',
    thisPost: 'Esta publicación',
    fix: 'Ir',
    fixFirst: ({ check }: { check: string }) => `Primero: ${check}`,
    kept: 'publica · queda en el registro',
    publish: 'Publicar ahora',
    update: 'Actualizar',
    scheduleFor: ({ at }: { at: string }) => `Programar ${isTime(at) ? 'a las' : 'para el'} ${at}`,
    embargoFor: ({ at }: { at: string }) => `Publicar con embargo hasta ${isTime(at) ? 'las' : 'el'} ${at}`,
    setEmbargo: ({ at }: { at: string }) => `Embargar hasta ${isTime(at) ? 'las' : 'el'} ${at}`,
    liftEmbargo: 'Levantar el embargo',
    embargoTitle: 'Embargo',
    embargoSubtitle: 'Vale desde ahora mismo para lo ya publicado.',
  },
  checks: {
    'title-missing': () => 'Falta el título',
    'text-too-long': ({ languages }: Check) => `Título o resumen demasiado largo: ${languages.toLowerCase()}`,
    'rights-missing': ({ count }: Check) =>
      plural(count, { one: 'Faltan los derechos de 1 archivo', other: `Faltan los derechos de ${count} archivos` }),
    'file-recalled': ({ count }: Check) =>
      plural(count, {
        one: '1 archivo se retiró en otra publicación: quítalo o cámbialo',
        other: `${count} archivos se retiraron en otras publicaciones: quítalos o cámbialos`,
      }),
    'file-broken': ({ count }: Check) =>
      plural(count, { one: '1 archivo está dañado', other: `${count} archivos están dañados` }),
    'language-missing': ({ count, languages }: Check) =>
      `Sin título en ${languages.toLowerCase()}: no existirá en ${plural(count, { one: 'ese idioma', other: 'esos idiomas' })}`,
    'section-missing': () => 'Sin sección',
    'lead-image-missing': () => 'Sin imagen principal',
    'category-missing': () => 'Sin categoría',
    'contact-missing': () => 'Sin contacto de prensa',
    'caption-missing': ({ count, languages }: Check) =>
      plural(count, { one: '1 pie sin escribir', other: `${count} pies sin escribir` }) + inLanguages(languages),
    'alternative-missing': ({ count, languages }: Check) =>
      plural(count, { one: '1 foto sin texto alternativo', other: `${count} fotos sin texto alternativo` }) +
      inLanguages(languages),
    'translation-outdated': ({ languages }: Check) => `Traducción sin revisar: ${languages.toLowerCase()}`,
    'translation-unread': ({ languages }: Check) => `Traducción automática sin leer: ${languages.toLowerCase()}`,
  },
  passingChecks: {
    'title-missing': 'título',
    'text-too-long': 'largo de los textos',
    'rights-missing': 'derechos',
    'file-recalled': 'nada retirado',
    'file-broken': 'archivos sin daños',
    'language-missing': 'los tres idiomas',
    'section-missing': 'sección',
    'lead-image-missing': 'imagen principal',
    'category-missing': 'categoría',
    'contact-missing': 'contacto de prensa',
    'caption-missing': 'pies',
    'alternative-missing': 'textos alternativos',
    'translation-outdated': 'traducciones revisadas',
    'translation-unread': 'traducciones automáticas leídas',
  },
  toasts: {
    published: ({ title }: { title: string }) => `«${title}» se publica.`,
    updated: ({ title }: { title: string }) => `«${title}» se actualiza.`,
    scheduled: ({ title, at }: { title: string; at: string }) => `«${title}» sale el ${at}.`,
    archived: ({ title }: { title: string }) => `«${title}» está archivada.`,
    unpublished: ({ title }: { title: string }) => `«${title}» vuelve a ser un borrador.`,
    trashed: ({ title }: { title: string }) => `«${title}» está en la papelera.`,
    restored: ({ title }: { title: string }) => `«${title}» vuelve como borrador.`,
    sentToReview: ({ title }: { title: string }) => `«${title}» espera revisión.`,
    changesAskedFor: ({ title }: { title: string }) => `«${title}» vuelve a quien la escribió.`,
    embargoSet: ({ title }: { title: string }) => `«${title}» tiene otro embargo.`,
    inSeconds: ({ seconds }: { seconds: number }) => `Sale en ${seconds} s`,
    undoFor: ({ seconds }: { seconds: number }) => `${seconds} s para deshacer`,
    undone: ({ title }: { title: string }) => `«${title}» sigue como estaba.`,
    tooLate: 'Ya no se puede deshacer.',
    changedMeanwhile: 'Alguien la ha cambiado mientras tanto. Míralo y vuelve a intentarlo.',
    blocked: 'Falta algo por resolver antes de publicar.',
  },
  confirm: {
    unpublishTitle: 'Despublicar',
    unpublishText: 'Nadie la verá hasta que se vuelva a publicar. Sus descargas dejan de funcionar.',
    trashTitle: 'A la papelera',
    trashText: 'Nadie la verá. Se puede restaurar como borrador durante 30 días.',
  },
  review: {
    title: 'Pedir revisión',
    note: 'Nota para quien la revise',
    optional: 'Puede quedar vacía.',
    send: 'Pedir revisión',
    changesTitle: 'Pedir cambios',
    changes: 'Qué hay que cambiar',
    changesMissing: 'Escribe qué hay que cambiar.',
    changesSend: 'Pedir cambios',
  },
  correction: {
    title: 'Corregir una publicación que ya se usó',
    subtitle: ({ at, downloads }: { at: string; downloads: string }) => `Publicada ${at}. ${downloads}.`,
    downloads: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: '1 descarga', other: `${shown} descargas` }),
    changed: 'Qué ha cambiado',
    since: ({ number }: { number: number }) => `desde la versión ${number}`,
    nothing: 'No ha cambiado ningún texto ni dato; el formato y los archivos no se comparan.',
    changedParts: {
      title: 'Título',
      summary: 'Resumen',
      body: 'Texto',
      caption: 'Pie',
      alternative: 'Texto alternativo',
      credit: 'Crédito',
      fact: 'Datos',
    },
    more: ({ count }: { count: number }) => plural(count, { one: 'y 1 cambio más', other: `y ${count} cambios más` }),
    steps: 'Qué se hace',
    step: 'Corregir',
    note: 'Qué verá el periodista en la publicación',
    language: 'Idioma de la nota',
    missing: ({ languages }: { languages: string }) => `Falta la nota en ${languages.toLowerCase()}.`,
    file: 'A qué se refiere',
    wholePost: 'Al texto de la publicación',
    who: 'A quién se lo decimos',
    whoChanged: 'Quienes descargaron lo que ha cambiado',
    whoAll: 'Todos los que descargaron algo de aquí',
    whoNobody: 'A nadie; solo la nota en la publicación',
    preview: 'El aviso en el portal',
    previewEmpty: 'Aquí se verá la nota.',
    whenShownHint: 'Les sale el aviso al volver a entrar en el portal.',
    media: ({ media, countries }: { media: number; countries: number }) =>
      [
        plural(media, { one: '1 medio', other: `${media} medios` }),
        plural(countries, { one: '1 país', other: `${countries} países` }),
      ].join(', '),
    see: 'Ver quiénes',
    typo: 'Solo es una errata',
    send: ({ count }: { count: number }) =>
      plural(count, { one: 'Corregir y avisar a 1', other: `Corregir y avisar a ${count}` }),
    sendQuietly: 'Corregir',
    kept: 'Queda en el registro',
    done: ({ count }: { count: number }) =>
      plural(count, { one: 'Corregida. Se avisa a 1 persona.', other: `Corregida. Se avisa a ${count} personas.` }),
    doneQuietly: 'Corregida.',
  },
  recall: {
    files: 'Retirar archivos',
    post: 'Retirar todo',
    postText: 'La publicación se archiva y ninguno de sus archivos se puede descargar.',
    postDone: 'Retirada. Nadie la ve ya.',
    title: ({ count }: { count: number }) =>
      plural(count, { one: 'Retirar 1 archivo', other: `Retirar ${count} archivos` }),
    chooseTitle: 'Retirar archivos',
    subtitle: 'Dejan de poder descargarse ya, también por los enlaces enviados.',
    choose: 'Archivos que se retiran',
    none: 'No hay archivos que retirar.',
    downloadedBy: 'descargado por',
    copies: 'El mismo archivo está también en',
    why: 'Motivo',
    reasons: {
      minor: 'Derechos de imagen de un menor',
      person: 'Alguien que aparece no ha dado permiso',
      rights: 'No tenemos los derechos',
      mistake: 'Contiene un error',
      early: 'Salió antes de tiempo',
    },
    wanted: 'Qué deben hacer',
    instructions: {
      delete: 'Borrar y no publicar',
      replace: 'Sustituir por la versión nueva',
      wait: 'No publicar hasta nuevo aviso',
    },
    choosePart: 'Elegir',
    reason: 'Qué les decimos',
    language: 'Idioma del motivo',
    missing: ({ languages }: { languages: string }) => `Falta el motivo en ${languages.toLowerCase()}.`,
    agencies: ({ count }: { count: number }) =>
      plural(count, {
        one: '1 es una agencia y puede haberlo redistribuido.',
        other: `${count} son agencias y pueden haberlo redistribuido.`,
      }),
    notify: ({ count }: { count: number }) =>
      plural(count, {
        one: 'Avisar a la persona que lo descargó',
        other: `Avisar a las ${count} personas que lo descargaron`,
      }),
    notifyText: 'Un aviso en el portal, en su idioma.',
    word: 'retirar',
    typeWord: ({ word }: { word: string }) => `Escribe ${word} para confirmar`,
    send: ({ count }: { count: number }) =>
      plural(count, { one: 'Retirar y avisar a 1', other: `Retirar y avisar a ${count}` }),
    sendQuietly: 'Retirar',
    done: 'Retirado. Su dirección ya no responde.',
    failedSome: ({ name }: { name: string }) => `No se ha podido retirar ${name}.`,
  },
  recipients: {
    title: 'Quiénes lo descargaron',
    none: 'Nadie lo ha descargado.',
    more: 'Ver más',
    downloaded: ({ at }: { at: string }) => `descargado ${at}`,
  },
}

export type PublishTexts = typeof texts
