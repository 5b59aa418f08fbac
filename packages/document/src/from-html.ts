import { DOMParser, type Node } from '@tiptap/pm/model'
import { parseHTML } from 'linkedom'
import { BODY_SCHEMA } from './schema.ts'

/** Reads a body from HTML, without a browser. What the schema does not have is left out; its text stays. */
export function bodyFromHtml(html: string): Node {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  // As typed: somebody may have two spaces in a row, and restoring a version must not change the text.
  return DOMParser.fromSchema(BODY_SCHEMA).parse(document.body, { preserveWhitespace: true })
}
