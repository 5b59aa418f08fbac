import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

export const texts = {
  closePanel: 'Cerrar el detalle',
  back: 'Volver',
  system: 'El sistema',
  /** By the label that the server stores. */
  systemActors: {
    'npm run admin': 'Consola del servidor',
    'trusted domain': 'Dominio de confianza',
    retention: 'Fin del plazo de conservación',
    'setup link': 'Enlace de puesta en marcha',
  },
  partFailed:
    'No se ha podido cargar esta parte. Comprueba la conexión e inténtalo de nuevo; si hay una versión nueva, recarga la página. Lo que has escrito no se pierde.',
  reload: 'Recargar la página',
  diff: { added: 'añadido', removed: 'quitado' },
  translationStates: {
    ready: ({ language }: { language: string }) => `${language}: está`,
    none: ({ language }: { language: string }) => `${language}: falta`,
    draft: ({ language }: { language: string }) => `${language}: en borrador`,
    outdated: ({ language, original }: { language: string; original: string }) =>
      `${language}: el ${original.toLowerCase()} cambió después`,
  },
  undo: 'Deshacer',
  saving: {
    saving: 'Guardando…',
    failed: 'Sin guardar',
    saved: ({ seconds }: { seconds: number }) => `Guardado hace ${seconds} s`,
    savedAt: ({ time }: { time: string }) => `Guardado a las ${time}`,
    savedNow: 'Guardado',
    offline: ({ count }: { count: number }) =>
      count === 0
        ? 'Sin conexión'
        : plural(count, {
            one: 'Sin conexión: 1 cambio guardado aquí',
            other: `Sin conexión: ${count} cambios guardados aquí`,
          }),
    conflict: ({ count }: { count: number }) =>
      plural(count, { one: '1 cambio por decidir', other: `${count} cambios por decidir` }),
  },
  identity: {
    title: 'Confirma que eres tú',
    text: 'Este cambio es delicado. La confirmación vale diez minutos.',
    password: 'Contraseña',
    code: 'Código de un solo uso',
    confirm: 'Confirmar',
    usePassword: 'Usar la contraseña',
    useCode: 'Usar un código',
    wrongPassword: 'La contraseña no es correcta.',
    wrongCode: 'Ese código no vale. Prueba con el siguiente.',
  },
  jobs: {
    title: 'Acciones en marcha',
    starting: 'Empezando…',
    progress: ({ done, total }: { done: string; total: string }) => `${done} de ${total}`,
    failed: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: '1 sin hacer', other: `${shown} sin hacer` }),
    gone: 'Ya no existe',
    reasons: {
      'own-account': 'Es tu propia cuenta: tiene que hacerlo otra persona.',
      'more-permissions': 'Tiene permisos que tú no tienes.',
      'last-admin': 'La última persona que lo administra todo está protegida.',
      'already-suspended': 'Ya estaba suspendida.',
      'not-suspended': 'No está suspendida.',
      suspended: 'Está suspendida.',
      'has-account': 'Ya tiene cuenta; no se ha cambiado.',
      'cannot-grant': 'No puedes dar permisos que no tienes.',
      'title-missing': 'No tiene título en ningún idioma.',
      'text-too-long': 'Tiene un título o un resumen demasiado largo.',
      'rights-missing': 'Tiene archivos sin derechos.',
      'file-recalled': 'Tiene un archivo que se retiró en otra publicación.',
      'file-broken': 'Tiene un archivo que no se puede leer.',
      'not-published': 'No está publicada ni programada.',
    },
  },
  decisions: {
    mailIn: ({ seconds }: { seconds: number }) => `El correo sale en ${seconds} s`,
    bulkDone: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: '1 solicitud decidida.', other: `${shown} solicitudes decididas.` }),
    undoing: 'Deshacer las decisiones',
  },
  exports: {
    export: 'Exportar',
    all: ({ shown, format }: { shown: string; format: string }) => `Todo lo que coincide, ${shown} filas (${format})`,
    selected: ({ shown, format }: { shown: string; format: string }) => `Lo marcado, ${shown} filas (${format})`,
    label: ({ title, shown, format }: { title: string; shown: string; format: string }) =>
      `${title}, ${shown} filas (${format})`,
    soFar: ({ size }: { size: string }) => `${size} recibidos`,
    done: ({ size }: { size: string }) => `En tus descargas, ${size}`,
    twoAtATime: 'Ya tienes dos exportaciones en marcha. Espera a que termine una o cancélala.',
    retry: 'Reintentar',
  },
  views: {
    save: 'Guardar esta vista',
    rename: 'Cambiar el nombre',
    delete: 'Borrar la vista',
    intro: 'Será una pestaña solo tuya, con estos filtros, columnas y orden.',
    name: 'Nombre',
    confirm: 'Guardar',
    nameTaken: 'Ya tienes una vista con ese nombre, o demasiadas.',
    actions: ({ name }: { name: string }) => `Acciones de ${name}`,
  },
  period: {
    label: 'Fechas',
    any: 'Cualquier fecha',
    today: 'Hoy',
    week: 'Últimos 7 días',
    month: 'Últimos 30 días',
    year: 'Último año',
  },
  table: {
    filters: 'Filtros',
    activeFilters: ({ count }: { count: number }) =>
      plural(count, { one: 'Filtros, 1 puesto', other: `Filtros, ${count} puestos` }),
    noMatches: 'Nada coincide con estos filtros',
    noMatchesText: 'Quita alguno para ver más.',
    clearFilters: 'Quitar los filtros',
    columns: 'Columnas',
    bulk: 'Acciones sobre lo marcado',
    selected: ({ count, shown }: { count: number; shown: string }) =>
      plural(count, { one: `${shown} marcada`, other: `${shown} marcadas` }),
    selectAllMatching: ({ shown }: { shown: string }) => `Marcar las ${shown} que coinciden`,
    clearSelection: 'Desmarcar todo',
  },
  commands: {
    invite: 'Invitar a un compañero',
    importPeople: 'Importar personas',
    trustDomain: 'Confiar en un dominio',
  },
  shortcuts: {
    everywhere: 'En todas partes',
    lists: 'Listas',
    move: 'Siguiente y anterior',
    open: 'Abrir',
    preview: 'Vista previa',
    select: 'Marcar; marcar hasta aquí',
    clearSelection: 'Desmarcar todo',
    search: 'Buscar en esta lista',
  },
}

export type SharedTexts = typeof texts
