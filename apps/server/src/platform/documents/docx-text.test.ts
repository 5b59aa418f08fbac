import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readDocxText } from './docx-text.ts'

const encode = (text: string) => new TextEncoder().encode(text)

async function* inPieces(bytes: Uint8Array, size = 100): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const docxOf = (files: Record<string, Uint8Array>) =>
  zipSync({ '[Content_Types].xml': encode('<Types/>'), '_rels/.rels': encode('<r/>'), ...files })

describe('readDocxText', () => {
  it('reads paragraphs, tabs, entities and notes, and nothing else', async () => {
    const body = `<w:document><w:p><w:r><w:t xml:space="preserve">Alinea</w:t></w:r><w:r><w:t>ci&#243;n &amp; once</w:t></w:r></w:p>
      <w:p><w:r><w:t>Iñaki</w:t><w:tab/><w:t>João</w:t></w:r></w:p></w:document>`
    const docx = docxOf({
      'word/document.xml': encode(body),
      'word/footnotes.xml': encode('<w:p><w:t>Nota</w:t></w:p>'),
      'word/styles.xml': encode('<w:t>Estilo</w:t>'),
    })
    expect((await readDocxText(inPieces(docx)))?.replace(/\s+/g, ' ').trim()).toBe('Alineación & once Iñaki João Nota')
  })

  it('gives up a bomb after 20 MB', async () => {
    const docx = docxOf({ 'word/document.xml': new Uint8Array(25_000_000) })
    expect(docx.length).toBeLessThan(100_000)
    expect(await readDocxText(inPieces(docx, 64_000))).toBeNull()
  })

  it('finds no text in what is no archive', async () => {
    expect(await readDocxText(inPieces(encode('no archive')))).toBe('')
  })
})
