import type { Locale } from '@mixed-zone/contract/locales'

interface PluralForms {
  readonly one: string
  readonly other: string
}

/** Chooses between the two forms that our languages have for countable things, by the language's own rule. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  // Spanish and Portuguese also know "many" (a million and more), which reads like "other" here.
  return new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other
}
