import { describe, expect, it } from 'vitest'
import { chooseLocale, localeOfPath } from './language-choice.ts'

describe('chooseLocale', () => {
  it.each<[unknown, string, string]>([
    ['pt', 'en', 'pt'],
    [null, 'en', 'en'],
    [null, 'pt-BR', 'pt'],
    [null, 'es-419', 'es'],
    [null, 'EN-gb', 'en'],
    [null, 'pt_BR', 'pt'],
    [null, 'en-Latn-US', 'en'],
    [null, 'eu-ES', 'es'],
    [null, '*', 'es'],
    [null, 'fr-FR', 'es'],
    [null, '', 'es'],
    ['fr', 'en', 'en'],
    ['EN', 'pt', 'pt'],
    [{}, 'pt', 'pt'],
    [null, 'english', 'es'],
  ])('saved %j, browser %j: %s', (saved, browser, locale) => {
    expect(chooseLocale({ saved, browser })).toBe(locale)
  })
})

describe('localeOfPath', () => {
  it.each([
    ['/es', 'es'],
    ['/en/home', 'en'],
    ['/pt/', 'pt'],
    ['/ES/home', null],
    ['/fr/home', null],
    ['/', null],
    ['/home/es', null],
    ['', null],
  ])('of %j is %j', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale)
  })
})
