import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { checkChanges, checkDocument, InvalidDocument } from './check-document.ts'
import { confirmContested, markContested, MAX_MARKS_ON_SERVER, type Passage, readContested } from './contested.ts'
import { bodyOf, contestedOf, createDocument, defineRoots, readTexts, titleOf } from './document.ts'
import { bodyFromHtml } from './from-html.ts'
import { bodyToHtml } from './to-html.ts'

const MARK = { by: 'Marta', at: 1_763_229_720_000 }

const createStory = () =>
  createDocument({ es: { title: 'Final', summary: '', body: bodyFromHtml('<p>uno</p><p>dos</p>') } })

function blockOf(document: Y.Doc, index: number): Passage {
  const type = bodyOf(document, 'es').get(index)
  if (!(type instanceof Y.XmlElement)) throw new Error('There is no such block')
  return { locale: 'es', field: 'body', type }
}

const titlePassage = (document: Y.Doc): Passage => ({ locale: 'es', field: 'title', type: titleOf(document, 'es') })

function copyOf(document: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(document))
  return copy
}

describe('markContested', () => {
  it('marks passages for everybody, with who and when, in the order of the text', () => {
    const document = createStory()
    markContested(document, [blockOf(document, 1), titlePassage(document)], MARK)
    const copy = copyOf(document)
    expect(readContested(copy)).toEqual([
      { ...titlePassage(copy), key: 'es.title', ...MARK },
      { ...blockOf(copy, 1), key: expect.stringMatching(/^es\.body\.\d+\.\d+$/), ...MARK },
    ])
  })

  it('finds a block again after others were inserted before it', () => {
    const document = createStory()
    const block = blockOf(document, 1)
    markContested(document, [block], MARK)
    bodyOf(document, 'es').insert(0, [new Y.XmlElement('paragraph')])
    expect(readContested(document)).toMatchObject([{ type: block.type }])
  })

  it('forgets a block that was deleted, and its entry with the next one', () => {
    const document = createStory()
    markContested(document, [blockOf(document, 1)], MARK)
    bodyOf(document, 'es').delete(1, 1)
    expect(readContested(document)).toEqual([])
    markContested(document, [titlePassage(document)], MARK)
    expect([...contestedOf(document).keys()]).toEqual(['es.title'])
  })

  it('leaves a passage as it is that waits for somebody already, and keeps the limit', () => {
    const document = createDocument()
    const blocks = Array.from({ length: 250 }, () => new Y.XmlElement('paragraph'))
    bodyOf(document, 'es').insert(1, blocks)
    markContested(document, [titlePassage(document)], MARK)
    const passages = blocks.map((type): Passage => ({ locale: 'es', field: 'body', type }))
    markContested(document, [titlePassage(document), ...passages], { by: 'Joana'.repeat(100), at: 1 })
    expect(readContested(document)[0]).toMatchObject(MARK)
    expect(contestedOf(document).size).toBe(200)
    expect(() => checkDocument(document)).not.toThrow()
  })

  it('changes no text', () => {
    const document = createStory()
    const before = JSON.stringify(readTexts(document, 'es'))
    markContested(document, [blockOf(document, 0), titlePassage(document)], MARK)
    expect(JSON.stringify(readTexts(document, 'es'))).toBe(before)
    expect(bodyToHtml(readTexts(document, 'es').body)).toBe('<p>uno</p><p>dos</p>')
  })
})

describe('confirmContested', () => {
  it('ends one passage for everybody', () => {
    const document = createStory()
    markContested(document, [blockOf(document, 0), titlePassage(document)], MARK)
    const copy = copyOf(document)
    confirmContested(copy, { key: 'es.title' })
    Y.applyUpdate(document, Y.encodeStateAsUpdate(copy))
    expect(readContested(document)).toMatchObject([{ field: 'body' }])
  })
})

describe('checkDocument of contested passages', () => {
  it.each([
    ['an unknown language', (entries: Y.Map<unknown>) => entries.set('fr.title', MARK)],
    ['an unknown field', (entries) => entries.set('es.caption', MARK)],
    ['a block without an id', (entries) => entries.set('es.body.x', MARK)],
    ['a key of a megabyte', (entries) => entries.set(`es.body.1.${'1'.repeat(1_000_000)}`, MARK)],
    ['a text instead of an entry', (entries) => entries.set('es.title', 'Marta')],
    ['a list instead of an entry', (entries) => entries.set('es.title', [MARK])],
    ['another property', (entries) => entries.set('es.title', { ...MARK, html: '<b>' })],
    ['a missing property', (entries) => entries.set('es.title', { by: 'Marta' })],
    ['a name of 1,000 characters', (entries) => entries.set('es.title', { ...MARK, by: 'x'.repeat(1_000) })],
    ['an object as a name', (entries) => entries.set('es.title', { ...MARK, by: {} })],
    ['a time that is none', (entries) => entries.set('es.title', { ...MARK, at: Number.NaN })],
    ['a time as a text', (entries) => entries.set('es.title', { ...MARK, at: '2026' })],
    ['a time beyond all dates', (entries) => entries.set('es.title', { ...MARK, at: 9e15 })],
    ['a shared type', (entries) => entries.set('es.title', new Y.Map())],
    ['an element', (entries) => entries.set('es.title', new Y.XmlElement('script'))],
    [
      'more entries than allowed',
      (entries) => {
        for (let clock = 0; clock <= MAX_MARKS_ON_SERVER; clock += 1) entries.set(`es.body.1.${clock}`, MARK)
      },
    ],
  ] as [string, (entries: Y.Map<unknown>) => void][])('refuses %s', (_name, change) => {
    const document = createStory()
    defineRoots(document)
    const browser = copyOf(document)
    change(contestedOf(browser))
    const failures: unknown[] = []
    document.on('afterTransaction', (transaction: Y.Transaction) => {
      try {
        checkChanges(document, transaction)
      } catch (error) {
        failures.push(error)
      }
    })
    Y.applyUpdate(document, Y.encodeStateAsUpdate(browser, Y.encodeStateVector(document)))
    expect(failures).toEqual([expect.any(InvalidDocument)])
    expect(() => checkDocument(document)).toThrow(InvalidDocument)
  })

  it('refuses a list of the same name', () => {
    const sender = new Y.Doc()
    sender.getArray('contested').insert(0, ['hidden'])
    const document = createDocument()
    defineRoots(document)
    Y.applyUpdate(document, Y.encodeStateAsUpdate(sender))
    expect(() => checkDocument(document)).toThrow(InvalidDocument)
  })
})
