import type { Catalogue } from '../../catalogue.ts'
import { pluralsOf } from '../../plural.ts'

const plural = pluralsOf('pt')

export const forms: Catalogue['forms'] = {
  wrongFields: ({ count }) => plural(count, { one: 'Há 1 campo a rever:', other: `Há ${count} campos a rever:` }),
  newTab: '(abre noutro separador)',
}
