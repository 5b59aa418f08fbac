import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

export const texts = {
  title: 'Avisos',
  unread: ({ count }: { count: number }) => plural(count, { one: '1 sin leer', other: `${count} sin leer` }),
  readAll: 'Todo leído',
  isNew: 'Nuevo',
  correctedFile: 'Corrección de un archivo que tienes',
  correctedPost: 'Corrección de una publicación que tienes',
  recalledFile: ({ name }: { name: string }) => `Retirado: borra ${name}`,
  withdrawnPost: 'Publicación retirada: no la uses',
}

export type NoticesTexts = typeof texts
