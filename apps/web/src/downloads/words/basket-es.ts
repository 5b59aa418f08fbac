import { pluralsOf } from '@mixed-zone/contract/rules/plural'

const plural = pluralsOf('es')

/** Words of the basket, wherever something can be put into it. */
export const es = {
  basket: 'Cesta',
  itemCount: ({ count }: { count: number }) => plural(count, { one: '1 elemento', other: `${count} elementos` }),
  add: 'Añadir a la cesta',
  addShort: 'A la cesta',
  addCount: ({ count }: { count: number }) => `Añadir ${count} a la cesta`,
  addNamed: ({ name }: { name: string }) => `Añadir a la cesta: ${name}`,
  removeNamed: ({ name }: { name: string }) => `Quitar de la cesta: ${name}`,
  isIn: 'En la cesta',
  added: ({ count }: { count: number }) =>
    plural(count, { one: 'Añadido a la cesta', other: `${count} elementos añadidos a la cesta` }),
  removed: ({ count }: { count: number }) =>
    plural(count, { one: 'Quitado de la cesta', other: `${count} elementos quitados de la cesta` }),
  allThere: 'Ya está en la cesta',
  undo: 'Deshacer',
}

export type BasketWords = typeof es
