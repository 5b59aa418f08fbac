import { pluralsOf } from '@mixed-zone/contract/rules/plural'

const plural = pluralsOf('es')

/** Words that every form shares. */
export const es = {
  wrongFields: ({ count }: { count: number }) =>
    plural(count, { one: 'Hay 1 campo que revisar:', other: `Hay ${count} campos que revisar:` }),
  choose: 'Elige',
  chooseCountry: 'Elige un país',
  localeHelp: 'El idioma de los correos que recibirás.',
  differs: 'Distinta de la anterior',
  soFar: ({ count }: { count: number }) => `(llevas ${count})`,
}

/** English and Portuguese are typed by these, so that a missing word fails the build. */
export type FormWords = typeof es
