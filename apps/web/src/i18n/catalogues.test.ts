import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from './load-catalogue.ts'

type Leaf = string | ((variables: Record<string, unknown>) => string)

/** Every value of a catalogue by its dotted name. */
function leavesOf(value: unknown, name = ''): [string, Leaf][] {
  if (typeof value === 'string') return [[name, value]]
  // Catalogues hold strings, functions of named variables, and groups of these.
  if (typeof value === 'function') return [[name, value as Leaf]]
  if (typeof value !== 'object' || value === null) throw new Error(`${name} is neither text nor function`)
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, name === '' ? key : `${name}.${key}`))
}

/** Variables of any name: numbers where they are counted, texts otherwise. */
const VARIABLES = new Proxy(
  {},
  { get: (_, name) => (/count|number|year|shown|total|max|min/i.test(String(name)) ? 3 : `«${String(name)}»`) },
)

function shown(leaf: Leaf): string {
  return typeof leaf === 'string' ? leaf : leaf(VARIABLES)
}

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** Screens bring their own words, in files that are named after the language. */
const OWN_WORDS = globSync('**/words/*-es.ts', { cwd: WEB }).toSorted()

type Load = (locale: Locale) => Promise<unknown>

const loadOwn = (file: string) => async (locale: Locale) => {
  const module = await import(/* @vite-ignore */ pathToFileURL(WEB + file.replace('-es.ts', `-${locale}.ts`)).href)
  return module[locale]
}

const SETS: [string, Load][] = [
  ['catalogue', loadCatalogue],
  ...OWN_WORDS.map((file): [string, Load] => [file, loadOwn(file)]),
]

test('every screen with words of its own is looked at', () => {
  expect(OWN_WORDS.length).toBeGreaterThan(7)
})

describe.each(SETS.flatMap(([name, load]) => LOCALES.map((locale) => ({ name, load, locale }))))(
  'the words of $name in $locale',
  ({ load, locale }) => {
    test('have the names of the Spanish ones, as texts and functions alike', async () => {
      const source = leavesOf(await load('es'))
      const leaves = leavesOf(await load(locale))
      expect(leaves.map(([name, leaf]) => `${name} ${typeof leaf}`).toSorted()).toEqual(
        source.map(([name, leaf]) => `${name} ${typeof leaf}`).toSorted(),
      )
    })

    test('say something everywhere, without a left-over', async () => {
      const texts = leavesOf(await load(locale)).map(([name, leaf]) => [name, shown(leaf)] as const)
      const wrong = texts.filter(
        ([, text]) => text.trim() === '' || text !== text.trim() || /undefined|null|\[object|NaN|TODO|\$\{/.test(text),
      )
      expect(wrong).toEqual([])
    })

    test('use every variable that the Spanish ones use', async () => {
      const source = leavesOf(await load('es'))
      const leaves = new Map(leavesOf(await load(locale)))
      const variablesOf = (leaf: Leaf | undefined) =>
        [
          ...new Set(
            leaf === undefined
              ? []
              : (shown(leaf)
                  .toLowerCase()
                  .match(/«\w+»|\b3\b/g) ?? []),
          ),
        ].toSorted()
      for (const [name, leaf] of source)
        expect([name, variablesOf(leaves.get(name))]).toEqual([name, variablesOf(leaf)])
    })
  },
)

test('the three languages are told apart', async () => {
  const [es, en, pt] = await Promise.all(LOCALES.map(loadCatalogue))
  expect(new Set([es?.states.notFoundText, en?.states.notFoundText, pt?.states.notFoundText]).size).toBe(3)
})

test('the wording that the specification gives is exact', async () => {
  const { states, captcha, ui } = await loadCatalogue('en')
  expect(states.notFoundText).toBe('The page you are looking for no longer exists.')
  expect(states.generic).toBe('Operation not available. Please try again later.')
  expect(captcha.checking).toBe('Validating...')
  expect(ui.alertWords.error).toBe('Error!')
})

test('each language has a name in each of the three', () => {
  for (const locale of LOCALES) expect(Object.keys(LOCALE_NAMES[locale])).toEqual([...LOCALES])
})
