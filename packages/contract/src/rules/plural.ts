import { LANGUAGE_TAGS, type Locale } from '../locales.ts'

export interface PluralForms {
  readonly one: string
  readonly other: string
}

/** Chooses the plural form by the rules of the language. */
export function createPlural(locale: Locale): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    // Lazy, so that pages without counts do not pay for it.
    rules ??= new Intl.PluralRules(LANGUAGE_TAGS[locale])
    // Spanish and Portuguese also have "many" (a million and more), which equals "other" here.
    return rules.select(count) === 'one' ? forms.one : forms.other
  }
}
