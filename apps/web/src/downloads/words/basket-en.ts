import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { BasketWords } from './basket-es.ts'

const plural = pluralsOf('en')

export const en: BasketWords = {
  basket: 'Basket',
  itemCount: ({ count }) => plural(count, { one: '1 item', other: `${count} items` }),
  add: 'Add to basket',
  addShort: 'To basket',
  addCount: ({ count }) => `Add ${count} to basket`,
  addNamed: ({ name }) => `Add to basket: ${name}`,
  removeNamed: ({ name }) => `Remove from basket: ${name}`,
  isIn: 'In your basket',
  added: ({ count }) => plural(count, { one: 'Added to your basket', other: `${count} items added to your basket` }),
  removed: ({ count }) =>
    plural(count, { one: 'Removed from your basket', other: `${count} items removed from your basket` }),
  allThere: 'Already in your basket',
  undo: 'Undo',
}
