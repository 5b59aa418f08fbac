import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { FormWords } from './form-es.ts'

const plural = pluralsOf('en')

export const en: FormWords = {
  wrongFields: ({ count }) =>
    plural(count, { one: '1 field needs your attention:', other: `${count} fields need your attention:` }),
  choose: 'Choose',
  chooseCountry: 'Choose a country',
  localeHelp: 'The language of the mails that you get from us.',
  differs: 'Different from the old one',
  soFar: ({ count }) => `(${count} so far)`,
}
