import { escapeUTF8 } from 'entities'
import { marked } from 'marked'
import { htmlToText } from '../../platform/html/html-to-text.ts'

export const TEXT_FORMATS = ['md', 'html', 'txt'] as const

export type TextFormat = (typeof TEXT_FORMATS)[number]

export interface TextFile {
  readonly format: TextFormat
  readonly content: string
}

interface ParsedText {
  /** Null if the file has none. */
  readonly title: string | null
  /** HTML that is not sanitised yet. */
  readonly body: string
}

/** Reads a text of a post. Its first heading of the first level is the title, in plain text the first line. */
export function parseTextFile({ format, content }: TextFile): ParsedText {
  if (format === 'txt') return parsePlainText(content)
  const html = format === 'md' ? marked.parse(content, { async: false }) : content
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/is.exec(html)
  if (!heading) return { title: null, body: html }
  return { title: htmlToText(heading[1] ?? ''), body: html.replace(heading[0], '') }
}

function parsePlainText(content: string): ParsedText {
  const [, title = '', rest = ''] = /^([^\n]*)\n?([\s\S]*)$/.exec(content.trim()) ?? []
  const paragraphs = rest
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return {
    title: title.trim() === '' ? null : title,
    body: paragraphs.map((paragraph) => `<p>${escapeUTF8(paragraph).replace(/\r?\n/g, '<br />')}</p>`).join(''),
  }
}

const IMAGE = /<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/gi

/** Replaces pictures of the post by figures with their number. Others are removed when the body is sanitised: nothing is fetched. */
export function placeFigures(html: string, files: readonly string[]): string {
  return html
    .replace(IMAGE, (image: string, source: string) => {
      const index = files.indexOf(decodeSource(source))
      return index < 0 ? image : `<figure data-asset="${index + 1}"></figure>`
    })
    .replace(/<p>\s*(<figure data-asset="\d+"><\/figure>)\s*<\/p>/g, '$1')
}

function decodeSource(source: string): string {
  try {
    return decodeURIComponent(source).replace(/^\.\//, '')
  } catch {
    return source
  }
}
