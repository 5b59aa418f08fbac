import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { FormWords } from './form-es.ts'

const plural = pluralsOf('pt')

export const pt: FormWords = {
  wrongFields: ({ count }) => plural(count, { one: 'Há 1 campo a rever:', other: `Há ${count} campos a rever:` }),
  choose: 'Escolha',
  chooseCountry: 'Escolha um país',
  localeHelp: 'O idioma das mensagens que receberá.',
  differs: 'Diferente da anterior',
  soFar: ({ count }) => `(já tem ${count})`,
}
