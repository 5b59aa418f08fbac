/** Words of the design system's own components. */
import { pluralsOf } from '../../plural.ts'

const plural = pluralsOf('es')

export const ui = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  optional: '(opcional)',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordRules: 'La contraseña necesita',
  met: '(cumplido)',
  notMet: '(falta)',
  alertWords: { error: '¡Error!', warning: 'Aviso.', info: 'Información.', success: 'Hecho.' },
  counts: {
    images: ({ count }: { count: number }) => plural(count, { one: '1 foto', other: `${count} fotos` }),
    videos: ({ count }: { count: number }) => plural(count, { one: '1 vídeo', other: `${count} vídeos` }),
    files: ({ count }: { count: number }) => plural(count, { one: '1 documento', other: `${count} documentos` }),
  },
  seeAll: 'Ver todo',
  all: 'Todo',
  live: 'En directo',
  final: 'Final',
  postponed: 'Aplazado',
  previousFixtures: 'Partidos anteriores',
  nextFixtures: 'Más partidos',
  photoCredit: ({ credit }: { credit: string }) => `Foto: ${credit}`,
  states: {
    draft: 'Borrador',
    'in-review': 'En revisión',
    scheduled: 'Programada',
    published: 'Publicada',
    archived: 'Archivada',
  },
  embargoedUntil: ({ at }: { at: string }) => `Embargado hasta el ${at}`,
  embargoZones: ({ place, readerTime }: { place: string; readerTime: string }) =>
    `en ${place}, ${readerTime} en tu zona horaria.`,
  embargoRule: 'No publicar antes.',
  correctedAt: ({ at }: { at: string }) => `Corregido el ${at}.`,
  newPosts: ({ count }: { count: number }) =>
    plural(count, { one: '1 publicación nueva', other: `${count} publicaciones nuevas` }),
  playVideo: ({ title }: { title: string }) => `Reproducir el vídeo: ${title}`,
  duration: 'Duración',
  copied: 'Copiado',
  copyRefused: 'No se ha podido copiar',
  removeChoice: ({ name }: { name: string }) => `Quitar ${name}`,
  messages: 'Mensajes',
}
