import { describe, expect, it } from 'vitest'
import { chooseLocale, localeOfPath, localeOfTag } from './language-choice.ts'

describe('chooseLocale', () => {
  it.each<[unknown, string, string]>([
    ['pt', 'en', 'pt'],
    [null, 'en', 'en'],
    [null, 'pt-BR', 'pt'],
    [null, 'es-419', 'es'],
    [null, 'EN-gb', 'en'],
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

describe('localeOfTag', () => {
  it.each([
    ['pt_BR', 'pt'],
    ['en-Latn-US', 'en'],
    ['es', 'es'],
    ['eu-ES', null],
    ['*', null],
    ['', null],
  ])('of %j is %j', (tag, locale) => {
    expect(localeOfTag(tag)).toBe(locale)
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
