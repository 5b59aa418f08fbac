import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { describe, expect, it, test } from 'vitest'
import { baseTexts } from './base-texts.ts'

type Leaf = string | ((variables: Record<string, unknown>) => string)

/** Every text by its dotted name. */
function leavesOf(value: unknown, name = ''): [string, Leaf][] {
  if (typeof value === 'string') return [[name, value]]
  // Texts are strings, functions of named variables that return one, groups of these, and functions that return a group.
  if (typeof value === 'function') {
    const result: unknown = value(VARIABLES)
    return typeof result === 'string' ? [[name, value as Leaf]] : leavesOf(result, name)
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${name} is neither text nor function`)
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, name === '' ? key : `${name}.${key}`))
}

/** Variables of any name: numbers where they are counted, texts otherwise. */
const VARIABLES = new Proxy(
  {},
  { get: (_, name) => (/count|number|year|shown|total|max|min/i.test(String(name)) ? 3 : `«${String(name)}»`) },
)

function render(leaf: Leaf): string {
  return typeof leaf === 'string' ? leaf : leaf(VARIABLES)
}

const WEB = fileURLToPath(new URL('..', import.meta.url))

// The sample posts of the design page may lack a summary.
const FOLDERS = globSync('**/texts/es.ts', { cwd: WEB, exclude: ['features/design'] })
  .map((file) => file.replace('/es.ts', ''))
  .toSorted()

async function load(folder: string, locale: Locale): Promise<unknown> {
  const { texts } = await import(/* @vite-ignore */ pathToFileURL(`${WEB}${folder}/${locale}.ts`).href)
  return texts
}

test('finds the texts of every feature', () => {
  expect(FOLDERS).toContain('i18n/texts')
  expect(FOLDERS.length).toBeGreaterThan(10)
})

describe.each(FOLDERS.flatMap((folder) => LOCALES.map((locale) => ({ folder, locale }))))(
  '$folder/$locale.ts',
  ({ folder, locale }) => {
    it('has the keys of the Spanish texts, strings and functions alike', async () => {
      const source = leavesOf(await load(folder, 'es'))
      const leaves = leavesOf(await load(folder, locale))
      expect(leaves.map(([name, leaf]) => `${name} ${typeof leaf}`).toSorted()).toEqual(
        source.map(([name, leaf]) => `${name} ${typeof leaf}`).toSorted(),
      )
    })

    it('has no empty text and no leftover of a template', async () => {
      const rendered = leavesOf(await load(folder, locale)).map(([name, leaf]) => [name, render(leaf)] as const)
      const wrong = rendered.filter(
        ([, text]) => text.trim() === '' || text !== text.trim() || /undefined|null|\[object|NaN|TODO|\$\{/.test(text),
      )
      expect(wrong).toEqual([])
    })

    it('uses every variable that the Spanish texts use', async () => {
      const leaves = new Map(leavesOf(await load(folder, locale)))
      const variablesOf = (leaf: Leaf | undefined) => {
        const found =
          leaf === undefined
            ? null
            : render(leaf)
                .toLowerCase()
                .match(/«\w+»|\b3\b/g)
        return [...new Set(found)].toSorted()
      }
      for (const [name, leaf] of leavesOf(await load(folder, 'es')))
        expect([name, variablesOf(leaves.get(name))]).toEqual([name, variablesOf(leaf)])
    })
  },
)

test('each language has its own texts', async () => {
  const all = await Promise.all(LOCALES.map((locale) => baseTexts.load(locale)))
  expect(new Set(all.map(({ states }) => states.notFoundText)).size).toBe(LOCALES.length)
})

test('uses the exact wording of the specification', async () => {
  const { states, captcha, ui } = await baseTexts.load('en')
  expect(states.notFoundText).toBe('The page you are looking for no longer exists.')
  expect(states.generic).toBe('Operation not available. Please try again later.')
  expect(captcha.checking).toBe('Validating...')
  expect(ui.alertLabels.error).toBe('Error!')
})

test('each language has a name in each of the three', () => {
  for (const locale of LOCALES) expect(Object.keys(LOCALE_NAMES[locale])).toEqual([...LOCALES])
})
