import type { Locale } from '@mixed-zone/contract/locales'
import { use } from 'react'
import { useLocale } from './language-store.ts'

/** Texts of one feature, with a lazy chunk for each language. */
export interface TextsDefinition<Texts> {
  /** The texts of a language if they are loaded. */
  readonly get: (locale: Locale) => Texts | undefined
  readonly load: (locale: Locale) => Promise<Texts>
}

interface TextLoaders<Texts> {
  readonly es: () => Promise<{ readonly texts: Texts }>
  // Spanish is the source: a key missing in another language fails the type check.
  readonly en: () => Promise<{ readonly texts: NoInfer<Texts> }>
  readonly pt: () => Promise<{ readonly texts: NoInfer<Texts> }>
}

/** All that were loaded in some language: a switch of language loads them in the new one. */
const usedDefinitions = new Set<TextsDefinition<unknown>>()

export function defineTexts<Texts>(loaders: TextLoaders<Texts>): TextsDefinition<Texts> {
  const loaded = new Map<Locale, Texts>()
  const loading = new Map<Locale, Promise<Texts>>()
  const definition: TextsDefinition<Texts> = {
    get: (locale) => loaded.get(locale),
    load(locale) {
      const promise = loading.get(locale) ?? load(locale)
      loading.set(locale, promise)
      return promise
    },
  }
  async function load(locale: Locale): Promise<Texts> {
    try {
      const { texts } = await loaders[locale]()
      loaded.set(locale, texts)
      usedDefinitions.add(definition)
      return texts
    } catch (error) {
      // The next call tries again.
      loading.delete(locale)
      throw error
    }
  }
  return definition
}

/** Loads texts before what shows them is rendered: beside the code of a screen or another lazy component. */
export async function loadTexts(locale: Locale, definitions: Iterable<TextsDefinition<unknown>>): Promise<void> {
  await Promise.all(Array.from(definitions, (definition) => definition.load(locale)))
}

/** Loads in another language what was loaded so far, so that nothing on the page suspends when the language changes. */
export function loadUsedTexts(locale: Locale): Promise<void> {
  return loadTexts(locale, usedDefinitions)
}

/** The texts of a feature in the current language. It suspends only if they were not loaded ahead. */
export function useTexts<Texts>(definition: TextsDefinition<Texts>): Texts {
  const locale = useLocale()
  return definition.get(locale) ?? use(definition.load(locale))
}
