import { LANGUAGE_TAGS, type Locale } from '../locales.ts'

export interface PluralForms {
  readonly one: string
  readonly other: string
}

/** Chooses between the two forms that our languages have for countable things, by the language's own rule. */
export function pluralsOf(locale: Locale): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    // Made when something is first counted: a page that counts nothing need not wait for it.
    rules ??= new Intl.PluralRules(LANGUAGE_TAGS[locale])
    // Spanish and Portuguese also know "many" (a million and more), which reads like "other" here.
    return rules.select(count) === 'one' ? forms.one : forms.other
  }
}
