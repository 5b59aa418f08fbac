import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { checkChanges, checkDocument, InvalidDocument, MAX_NODE_DEPTH } from './check-document.ts'
import { bodyOf, createDocument, defineRoots, readBody, readTexts, replaceTexts, titleOf } from './document.ts'
import { bodyFromHtml } from './from-html.ts'
import { bodyToHtml } from './to-html.ts'

const texts = (html: string, title = 'Final') => ({ title, summary: 'Resumen', body: bodyFromHtml(html) })

const STORY = [
  '<h2>Antes</h2><p>Un <strong>gol <em>de</em></strong> <a href="https://league.test/a?b=1&amp;c=2" rel="noopener noreferrer">Rueda</a><br />y &lt;otro&gt;</p>',
  '<ul><li><p>uno</p><ol start="3"><li><p>dos</p></li></ol></li></ul><blockquote><p>«Sí»</p></blockquote><hr />',
  '<aside><h3>Datos</h3><p>H<sub>2</sub>O y m<sup>2</sup></p></aside><figure data-asset="12"></figure>',
  '<table><tbody><tr><th><p>Club</p></th><th><p>Puntos</p></th></tr><tr><td colspan="2"><p>Almenara</p></td></tr></tbody></table>',
].join('')

/** Two people whose changes are exchanged by hand. */
function copyOf(document: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(document))
  return copy
}

function exchange(first: Y.Doc, second: Y.Doc): void {
  const [ofFirst, ofSecond] = [Y.encodeStateAsUpdate(first), Y.encodeStateAsUpdate(second)]
  Y.applyUpdate(second, ofFirst)
  Y.applyUpdate(first, ofSecond)
}

const firstText = (document: Y.Doc): Y.XmlText => {
  const paragraph = bodyOf(document, 'es').get(0)
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('The first paragraph has no text')
  return text
}

describe('createDocument', () => {
  it('returns HTML unchanged for everything that the schema has', () => {
    const document = createDocument({ es: texts(STORY) })
    expect(bodyToHtml(readBody(document, 'es'))).toBe(STORY)
    expect(readTexts(document, 'es')).toMatchObject({ title: 'Final', summary: 'Resumen' })
    expect(bodyToHtml(readBody(document, 'pt'))).toBe('<p></p>')
  })

  it('keeps what two people type at the same time in the same empty paragraph, once', () => {
    const [first, second] = [createDocument(), new Y.Doc()]
    Y.applyUpdate(second, Y.encodeStateAsUpdate(first))
    firstText(first).insert(0, 'gol')
    firstText(second).insert(0, 'penalti')
    exchange(first, second)
    const html = bodyToHtml(readBody(first, 'es'))
    expect(bodyToHtml(readBody(second, 'es'))).toBe(html)
    expect(html).toMatch(/^<p>(?:golpenalti|penaltigol)<\/p>$/)
  })
})

describe('replaceTexts', () => {
  it('keeps what somebody else changes meanwhile', () => {
    const first = createDocument({ es: texts('<p>uno</p><p>dos</p>') })
    const second = copyOf(first)
    replaceTexts(first, 'es', texts('<p>uno</p><p>tres</p>', 'La final'))
    firstText(second).insert(3, ' y medio')
    exchange(first, second)
    expect(bodyToHtml(readBody(first, 'es'))).toBe('<p>uno y medio</p><p>tres</p>')
    expect(titleOf(second, 'es').toString()).toBe('La final')
  })
})

function withElement(name: string, attributes: Record<string, unknown> = {}): Y.Doc {
  const document = createDocument()
  // The types allow only strings, but an update can hold any value.
  const element = new Y.XmlElement<Record<string, never>>(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value as never)
  bodyOf(document, 'es').push([element])
  return document
}

function withMark(name: string, value: unknown): Y.Doc {
  const document = createDocument()
  firstText(document).insert(0, 'text', { [name]: value })
  return document
}

function withDepth(depth: number): Y.Doc {
  const document = createDocument()
  document.transact(() => {
    let parent: Y.XmlFragment = bodyOf(document, 'es')
    for (let level = 0; level < depth; level += 1) {
      const element = new Y.XmlElement('blockquote')
      parent.push([element])
      parent = element
    }
    parent.push([new Y.XmlElement('paragraph')])
  })
  return document
}

const HOSTILE: Readonly<Record<string, () => Y.Doc>> = {
  'a script node': () => withElement('script'),
  'an iframe': () => withElement('iframe', { src: 'https://evil.test' }),
  'a node named like a property of every object': () => withElement('constructor'),
  'an event handler': () => withElement('paragraph', { onclick: 'alert(1)' }),
  'a heading of level 1': () => withElement('heading', { level: 1 }),
  'a figure that is no id': () => withElement('figure', { 'data-asset': '"><script>' }),
  'a style on a table cell': () => withElement('tableCell', { style: 'x' }),
  'a row outside a table': () => withElement('tableRow'),
  'a javascript: link': () => withMark('link', { href: 'javascript:alert(1)' }),
  'a data: link': () => withMark('link', { href: 'data:text/html,x' }),
  'a link without an address': () => withMark('link', {}),
  'a link with a class': () => withMark('link', { href: 'https://a.test', class: 'x' }),
  'an unknown mark': () => withMark('blink', true),
  'more levels than allowed': () => withDepth(MAX_NODE_DEPTH + 1),
  'five thousand levels': () => withDepth(5_000),
  'a root of another name': () => {
    const document = createDocument()
    document.getMap('settings').set('role', 'admin')
    return document
  },
  'a map inside a text': () => {
    const document = createDocument()
    firstText(document).insertEmbed(0, { image: 'x' })
    return document
  },
  'a map as a child': () => {
    const document = createDocument()
    bodyOf(document, 'es').push([new Y.Map() as never])
    return document
  },
  'a document inside': () => {
    const document = createDocument()
    document.getMap('es.title2').set('inner', new Y.Doc())
    return document
  },
  'a title with formats': () => {
    const document = createDocument()
    titleOf(document, 'es').insert(0, 'bold', { bold: true })
    return document
  },
  'a title of 5,000 characters': () => {
    const document = createDocument()
    titleOf(document, 'es').insert(0, 'x'.repeat(5_000))
    return document
  },
}

describe('checkDocument', () => {
  it('accepts a new document, one with everything, and one that nobody has opened', () => {
    for (const document of [createDocument(), createDocument({ es: texts(STORY) }), new Y.Doc()]) {
      expect(() => checkDocument(document)).not.toThrow()
    }
  })

  it.each(Object.entries(HOSTILE))('rejects %s', (_, make) => {
    expect(() => checkDocument(copyOf(make()))).toThrow(InvalidDocument)
  })
})

/** Applies an edit as the server does, which then checks only what has changed. */
function applyChecked(document: Y.Doc, update: Uint8Array): void {
  defineRoots(document)
  const transactions: Y.Transaction[] = []
  document.on('afterTransaction', (transaction) => transactions.push(transaction))
  Y.applyUpdate(document, update)
  for (const transaction of transactions) checkChanges(document, transaction)
}

describe('checkChanges', () => {
  it.each(Object.entries(HOSTILE))('rejects %s', (_, make) => {
    const document = make()
    expect(() => applyChecked(new Y.Doc(), Y.encodeStateAsUpdate(document))).toThrow(InvalidDocument)
  })

  it.each(Object.entries(HOSTILE))('rejects %s that is added to a story', (_, make) => {
    const story = createDocument({ es: texts(STORY) })
    // Applied on top of another document: both have their first paragraphs.
    expect(() => applyChecked(story, Y.encodeStateAsUpdate(make()))).toThrow(InvalidDocument)
  })

  it('rejects a change deep inside: an attribute, a mark, a level too many', () => {
    const edits: readonly ((text: Y.XmlText) => void)[] = [
      (text) => (text.parent as Y.XmlElement).setAttribute('onclick', 'x'),
      (text) => text.format(0, 1, { link: { href: 'javascript:alert(1)' } }),
      (text) => (text.parent as Y.XmlElement).push([new Y.XmlElement('paragraph')]),
    ]
    for (const edit of edits) {
      const document = createDocument({ es: texts('<p>uno</p><p>dos</p>') })
      const browser = copyOf(document)
      edit(firstText(browser))
      const update = Y.encodeStateAsUpdate(browser, Y.encodeStateVector(document))
      expect(() => applyChecked(document, update)).toThrow(InvalidDocument)
    }
  })

  it('accepts what an editor does', () => {
    const document = createDocument({ es: texts('<p>uno</p>') })
    const browser = copyOf(document)
    const apply = () => applyChecked(document, Y.encodeStateAsUpdate(browser, Y.encodeStateVector(document)))
    for (const html of [STORY, '<p>otra</p>', STORY.repeat(3), '<p></p>']) {
      replaceTexts(browser, 'es', texts(html))
      expect(apply).not.toThrow()
    }
  })
})

describe('readBody', () => {
  it('leaves out a list whose items two people have deleted, which is no reason to refuse either', () => {
    const first = createDocument({ es: texts('<p>a</p><ul><li><p>uno</p></li><li><p>dos</p></li></ul>') })
    const second = copyOf(first)
    for (const [document, index] of [
      [first, 0],
      [second, 1],
    ] as const) {
      const list = bodyOf(document, 'es').get(1)
      if (list instanceof Y.XmlElement) list.delete(index, 1)
    }
    exchange(first, second)
    expect(() => checkDocument(first)).not.toThrow()
    expect(bodyToHtml(readBody(first, 'es'))).toBe('<p>a</p>')
  })
})

describe('bodyToHtml', () => {
  it('escapes text and addresses', () => {
    const document = createDocument({ es: texts('<p>&lt;script&gt;alert(1)&lt;/script&gt; "&amp;"</p>') })
    firstText(document).insert(0, 'x', { link: { href: 'https://a.test/"><b>' } })
    const html = bodyToHtml(readBody(document, 'es'))
    expect(html).not.toMatch(/<script|<b>/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; "&amp;"')
  })
})
