import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

export const texts = {
  title: 'Hay trabajo sin enviar',
  text: 'Solo está en este navegador. Al cerrar la sesión se borra.',
  posts: ({ count }: { readonly count: number }) =>
    plural(count, { one: 'Cambios en 1 publicación', other: `Cambios en ${count} publicaciones` }),
  settings: ({ count }: { readonly count: number }) =>
    plural(count, { one: 'Cambios en 1 ajuste', other: `Cambios en ${count} ajustes` }),
  uploads: ({ count }: { count: number }) =>
    plural(count, { one: '1 archivo que aún no se ha subido', other: `${count} archivos que aún no se han subido` }),
  offline: 'No hay conexión. Cuando vuelva, se puede enviar.',
  notSent: 'No se ha podido enviar todo. Abre lo que falta en el Studio para resolverlo.',
  sendFirst: 'Enviar y cerrar sesión',
  signOut: 'Cerrar sesión sin enviar',
  stay: 'Seguir aquí',
}

export type SignOutTexts = typeof texts
