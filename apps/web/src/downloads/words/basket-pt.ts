import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { BasketWords } from './basket-es.ts'

const plural = pluralsOf('pt')

export const pt: BasketWords = {
  basket: 'Cesto',
  itemCount: ({ count }) => plural(count, { one: '1 elemento', other: `${count} elementos` }),
  add: 'Adicionar ao cesto',
  addShort: 'Ao cesto',
  addCount: ({ count }) => `Adicionar ${count} ao cesto`,
  addNamed: ({ name }) => `Adicionar ao cesto: ${name}`,
  removeNamed: ({ name }) => `Retirar do cesto: ${name}`,
  isIn: 'No cesto',
  added: ({ count }) => plural(count, { one: 'Adicionado ao cesto', other: `${count} elementos adicionados ao cesto` }),
  removed: ({ count }) => plural(count, { one: 'Retirado do cesto', other: `${count} elementos retirados do cesto` }),
  allThere: 'Já está no cesto',
  undo: 'Anular',
}
