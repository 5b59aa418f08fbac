import { DOMParser, type Node } from '@tiptap/pm/model'
import { parseHTML } from 'linkedom'
import { BODY_SCHEMA } from './schema.ts'

/** Reads a body from HTML, without a browser. What the schema does not have is left out; its text stays. */
export function bodyFromHtml(html: string): Node {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  return DOMParser.fromSchema(BODY_SCHEMA).parse(document.body)
}
