import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { checkChanges, checkDocument, InvalidDocument } from './check-document.ts'
import { bodyOf, createDocument, defineRoots, replaceTexts, titleOf, translationsOf } from './document.ts'
import { bodyFromHtml } from './from-html.ts'
import {
  beginTranslations,
  copyTranslationState,
  isMachineTranslation,
  isOutdated,
  markAsRead,
  markMachineTranslation,
  MAX_COMPARED_CHARACTERS,
  originalOf,
  readOriginal,
  readReviewed,
  saveReviewed,
} from './translations.ts'

const text = (title: string, html = '<p>uno</p>') => ({ title, summary: '', body: bodyFromHtml(html) })

const LIST =
  '<p>uno</p><p></p><ul><li><p>dos</p></li><li><p>tres<br />cuatro</p></li></ul><figure data-asset="3"></figure>'

describe('readOriginal', () => {
  it('returns the words of each block, without empty ones', () => {
    const document = createDocument({ es: text(' Final ', LIST) })
    expect(readOriginal(document, 'es')).toEqual({
      locale: 'es',
      title: 'Final',
      summary: '',
      blocks: ['uno', 'dos\ntres\ncuatro'],
    })
  })

  it('stops before a copy would be too large for an update', () => {
    const long = 'a'.repeat(MAX_COMPARED_CHARACTERS / 2)
    const document = createDocument({ es: text('Final', `<p>${long}</p><p>${long}</p><p>más</p>`) })
    expect(readOriginal(document, 'es').blocks).toHaveLength(2)
  })
})

describe('beginTranslations', () => {
  it('remembers the language that was written first, and what a translation was begun from', () => {
    const document = createDocument()
    titleOf(document, 'pt').insert(0, 'Final')
    beginTranslations(document)
    titleOf(document, 'es').insert(0, 'Final')
    beginTranslations(document)
    expect(originalOf(document)).toBe('pt')
    expect(readReviewed(document, 'es')).toEqual(readOriginal(document, 'pt'))
    expect(readReviewed(document, 'pt')).toBeNull()
    expect(isOutdated(document, 'es')).toBe(false)
  })

  it('changes nothing when there is nothing new', () => {
    const document = createDocument({ es: text('Uno'), en: text('One') })
    beginTranslations(document)
    const before = Y.encodeStateVector(document)
    titleOf(document, 'es').toString()
    beginTranslations(document)
    expect(Y.encodeStateVector(document)).toEqual(before)
  })

  it('starts again once a translation was deleted', () => {
    const document = createDocument({ es: text('Uno'), en: text('One') })
    beginTranslations(document)
    replaceTexts(document, 'en', text('', ''))
    beginTranslations(document)
    expect(readReviewed(document, 'en')).toBeNull()
  })
})

describe('isOutdated', () => {
  it('is true from a change of the original until the translation was reviewed', () => {
    const document = createDocument({ es: text('Uno'), en: text('One') })
    beginTranslations(document)
    replaceTexts(document, 'es', text('Uno', '<p>uno</p><p>dos</p>'))
    expect(isOutdated(document, 'en')).toBe(true)
    expect(isOutdated(document, 'es')).toBe(false)
    replaceTexts(document, 'en', text('One', '<p>one</p><p>two</p>'))
    expect(isOutdated(document, 'en')).toBe(true)
    saveReviewed(document, 'en', readOriginal(document, 'es'))
    expect(isOutdated(document, 'en')).toBe(false)
  })

  it('is true if the original was changed while somebody reviewed the translation offline', () => {
    const first = createDocument({ es: text('Uno'), en: text('One') })
    beginTranslations(first)
    replaceTexts(first, 'es', text('Dos'))
    const second = new Y.Doc()
    Y.applyUpdate(second, Y.encodeStateAsUpdate(first))
    saveReviewed(second, 'en', readOriginal(second, 'es'))
    replaceTexts(first, 'es', text('Tres'))
    Y.applyUpdate(first, Y.encodeStateAsUpdate(second))
    expect(isOutdated(first, 'en')).toBe(true)
  })

  it('is false for a format, an empty paragraph or a picture', () => {
    const document = createDocument({ es: text('Uno'), en: text('One') })
    beginTranslations(document)
    replaceTexts(document, 'es', text('Uno', '<p></p><h2><strong>uno</strong></h2><figure data-asset="3"></figure>'))
    expect(isOutdated(document, 'en')).toBe(false)
  })
})

describe('markMachineTranslation', () => {
  it('holds until somebody has read it, or deleted the translation', () => {
    const document = createDocument({ es: text('Uno'), en: text('One') })
    beginTranslations(document)
    markMachineTranslation(document, 'en')
    expect(isMachineTranslation(document, 'en')).toBe(true)
    expect(() => checkDocument(document)).not.toThrow()
    markAsRead(document, 'en')
    expect(isMachineTranslation(document, 'en')).toBe(false)
    markMachineTranslation(document, 'en')
    replaceTexts(document, 'en', text('', ''))
    beginTranslations(document)
    expect(isMachineTranslation(document, 'en')).toBe(false)
  })
})

describe('copyTranslationState', () => {
  it('keeps what has to be reviewed', () => {
    const document = createDocument({ es: text('Uno'), en: text('One') })
    beginTranslations(document)
    const copy = createDocument({ es: text('Dos'), en: text('One') })
    copyTranslationState(document, copy)
    beginTranslations(copy)
    expect(isOutdated(copy, 'en')).toBe(true)
  })
})

describe('checkDocument of the state of translations', () => {
  const original = { locale: 'es', title: 'Uno', summary: '', blocks: ['uno'] }

  it.each([
    ['an unknown entry', (state: Y.Map<unknown>) => state.set('fr.reviewed', original)],
    ['a mark that is more than one', (state) => state.set('en.machine', 'yes')],
    ['an unknown language', (state) => state.set('original', 'fr')],
    ['another field', (state) => state.set('en.reviewed', { ...original, html: '' })],
    ['a missing field', (state) => state.set('en.reviewed', { locale: 'es', title: '', blocks: [] })],
    ['something else than a text', (state) => state.set('en.reviewed', { ...original, blocks: [{}] })],
    ['a longer text', (state) => state.set('en.reviewed', { ...original, blocks: ['a'.repeat(90_000)] })],
    ['a shared type', (state) => state.set('en.reviewed', new Y.Map())],
    ['a shared type inside', (state) => state.set('original', new Y.XmlElement('script'))],
  ] as [string, (state: Y.Map<unknown>) => void][])('refuses %s', (_name, change) => {
    const document = createDocument({ es: text('Uno') })
    let failure: unknown = null
    document.on('afterTransaction', (transaction: Y.Transaction) => {
      try {
        checkChanges(document, transaction)
      } catch (error) {
        failure = error
      }
    })
    change(translationsOf(document))
    expect(failure).toBeInstanceOf(InvalidDocument)
    expect(() => checkDocument(document)).toThrow(InvalidDocument)
  })

  it('refuses a list of the same name', () => {
    const sender = new Y.Doc()
    sender.getArray('translations').insert(0, ['hidden'])
    const document = createDocument()
    defineRoots(document)
    Y.applyUpdate(document, Y.encodeStateAsUpdate(sender))
    expect(() => checkDocument(document)).toThrow(InvalidDocument)
  })

  it('accepts what beginTranslations stores', () => {
    const document = createDocument({ es: text('Uno', LIST), en: text('One') })
    beginTranslations(document)
    bodyOf(document, 'es')
    expect(() => checkDocument(document)).not.toThrow()
  })
})
