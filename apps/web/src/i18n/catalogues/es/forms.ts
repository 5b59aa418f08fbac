import { pluralsOf } from '../../plural.ts'

const plural = pluralsOf('es')

/** Words that every form shares. */
export const forms = {
  wrongFields: ({ count }: { count: number }) =>
    plural(count, { one: 'Hay 1 campo que revisar:', other: `Hay ${count} campos que revisar:` }),
  newTab: '(se abre en otra pestaña)',
}
