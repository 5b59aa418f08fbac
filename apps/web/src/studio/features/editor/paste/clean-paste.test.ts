// @vitest-environment jsdom
import { BODY_SCHEMA } from '@mixed-zone/document/schema'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import { DOMParser as BodyParser } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { cleanPastedHtml, hasStyling } from './clean-paste.ts'
import { GOOGLE_DOCS, LIBREOFFICE, OUTLOOK, WEB_PAGE, WORD_365, WORD_ONLINE } from '@mixed-zone/test-data/clipboard'

/** What is in the text after pasting, as the schema takes it. */
function paste(html: string): string {
  const holder = document.createElement('div')
  holder.innerHTML = cleanPastedHtml(html)
  return bodyToHtml(BodyParser.fromSchema(BODY_SCHEMA).parse(holder))
}

const NESTED_LIST = '<ul><li><p>Primera</p><ul><li><p>Dentro</p></li></ul></li><li><p>Segunda</p></li></ul>'

describe('cleanPastedHtml', () => {
  it('keeps headings, lists, links, bold, italics, quotes and tables of Word 365', () => {
    expect(paste(WORD_365)).toBe(
      '<h2>Almenara gana el derbi</h2><h2>La segunda parte</h2>' +
        '<p><strong>Almenara, 15 de noviembre.</strong> Un disparo de <em>Rueda</em> en el minuto 93[1]. ' +
        '<a href="https://liga.test/acta" rel="noopener noreferrer">El acta</a>, el borrador.</p>' +
        NESTED_LIST +
        '<p>Entre las listas.</p><ol start="3"><li><p>Tercero</p></li><li><p>Cuarto</p></li></ol>' +
        '<blockquote><p>«Chuté sin mirar»</p></blockquote>' +
        '<table><tbody><tr><td><p><strong>Club</strong></p></td><td><p></p></td></tr></tbody></table>',
    )
  })

  it('joins the lists of Word online and takes its headings and styles', () => {
    expect(paste(WORD_ONLINE)).toBe(
      `<h2>La segunda parte</h2><p><strong>Almenara.</strong> Un disparo de <em>Rueda</em></p>${NESTED_LIST}`,
    )
  })

  it('keeps the formats of Google Docs and removes its redirects', () => {
    expect(paste(GOOGLE_DOCS)).toBe(
      '<h2>La segunda parte</h2><p><strong>Almenara.</strong> Un disparo de <em>Rueda</em><sup>[1]</sup> y ' +
        '<a href="https://liga.test/acta?id=7" rel="noopener noreferrer">el acta</a></p>' +
        NESTED_LIST +
        '<table><tbody><tr><td><p>Club</p></td><td><p></p></td></tr></tbody></table>',
    )
  })

  it('keeps the text of a LibreOffice document and drops its fonts and anchors', () => {
    expect(paste(LIBREOFFICE)).toBe(
      '<h2>La segunda parte</h2><p><strong>Almenara.</strong> Un disparo de <em>Rueda</em> en el minuto 93<sup>1</sup>. ' +
        '<a href="https://liga.test/acta" rel="noopener noreferrer">El acta</a></p>' +
        NESTED_LIST +
        '<blockquote><p>«Chuté sin mirar»</p></blockquote>' +
        '<table><tbody><tr><th><p>Club</p></th></tr><tr><td><p>Almenara</p></td></tr></tbody></table>',
    )
  })

  it('keeps paragraphs, lists and mail links of Outlook and removes its link filter', () => {
    expect(paste(OUTLOOK)).toBe(
      '<p>Buenas noches:</p><p>El acta está en <a href="https://liga.test/acta" rel="noopener noreferrer">la web</a> o en ' +
        '<a href="mailto:prensa@liga.test" rel="noopener noreferrer">prensa@liga.test</a>.</p>' +
        '<ul><li><p>Primera</p></li><li><p>Segunda</p></li></ul>',
    )
  })

  it('takes the text of a web page without scripts, pictures and links of that site', () => {
    expect(paste(WEB_PAGE)).toBe(
      '<h2>Almenara gana</h2><p>Foto: Agencia</p><h4>La segunda parte</h4>' +
        '<p>Un <strong>disparo</strong> de <em>Rueda</em>. Otra noticia, aquí, ' +
        '<a href="https://liga.test/" rel="noopener noreferrer">la liga</a></p>' +
        '<ol start="2"><li><p>Segundo</p></li></ol><blockquote><p>«Chuté sin mirar»</p></blockquote>',
    )
  })

  it('leaves no attributes that the server refuses in what another editor copies', () => {
    const html = '<meta charset="utf-8"><ol type="a" data-pm-slice="3 3 []" style="color: red"><li><p>Uno</p></li></ol>'
    expect(cleanPastedHtml(html)).toBe('<ol data-pm-slice="3 3 []"><li><p>Uno</p></li></ol>')
  })

  it('tells whether colours, fonts or sizes are lost', () => {
    expect([WORD_365, WORD_ONLINE, GOOGLE_DOCS, LIBREOFFICE, OUTLOOK, WEB_PAGE].map(hasStyling)).not.toContain(false)
    expect(hasStyling('<p>Un <b>disparo</b> de <a href="https://liga.test/color:red">Rueda</a></p>')).toBe(false)
  })
})
