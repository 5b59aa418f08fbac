import { htmlToParagraphs } from '../../../platform/text/html-to-text.ts'

export interface PostText {
  readonly title: string
  readonly summary: string
  /** Clean HTML: the tags of `cleanBody`, and no others. */
  readonly body: string
}

/** So that Windows opens it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A post's text for any editor: title, summary, paragraphs. */
export function buildTextDocument({ title, summary, body }: PostText): Buffer {
  const parts = [title, summary, htmlToParagraphs(body)].map((part) => part.trim()).filter((part) => part !== '')
  return Buffer.from(`${BYTE_ORDER_MARK}${parts.join('\n\n')}\n`.replaceAll('\n', '\r\n'))
}
