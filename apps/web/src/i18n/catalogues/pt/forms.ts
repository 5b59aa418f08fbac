import type { Catalogue } from '../../catalogue.ts'
import { pluralsOf } from '../../plural.ts'

const plural = pluralsOf('pt')

export const forms: Catalogue['forms'] = {
  wrongFields: ({ count }) => plural(count, { one: 'Há 1 campo a rever:', other: `Há ${count} campos a rever:` }),
  choose: 'Escolha',
  chooseCountry: 'Escolha um país',
  localeHelp: 'O idioma das mensagens que receberá.',
  newTab: '(abre noutro separador)',
}
