import type { DOMOutputSpec, Mark, Node } from '@tiptap/pm/model'

/**
 * A body as HTML, by the schema's own rules and without a DOM. Text and attributes are escaped. Written exactly as the server's sanitiser writes
 * it, so that a stored body and an unchanged draft are equal.
 */
export function bodyToHtml(body: Node): string {
  return childrenToHtml(body)
}

function childrenToHtml(node: Node): string {
  let html = ''
  let open: readonly Mark[] = []
  node.forEach((child) => {
    const kept = countShared(open, child.marks)
    html += closeMarks(open.slice(kept))
    for (const mark of child.marks.slice(kept)) html += tagsOf(mark.type.spec.toDOM?.(mark, true), 'mark').before
    open = child.marks
    html += nodeToHtml(child)
  })
  return html + closeMarks(open)
}

function countShared(open: readonly Mark[], wanted: readonly Mark[]): number {
  let count = 0
  while (count < open.length && wanted[count] && open[count]?.eq(wanted[count] as Mark)) count += 1
  return count
}

function closeMarks(marks: readonly Mark[]): string {
  return marks
    .toReversed()
    .map((mark) => tagsOf(mark.type.spec.toDOM?.(mark, true), 'mark').after)
    .join('')
}

function nodeToHtml(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '')
  const { before, after } = tagsOf(node.type.spec.toDOM?.(node), node.type.name)
  return `${before}${childrenToHtml(node)}${after}`
}

const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

interface Tags {
  readonly before: string
  readonly after: string
}

/** ProseMirror describes an element as `[tag, attributes?, ...children]`, where 0 stands for the content. */
function tagsOf(spec: DOMOutputSpec | undefined, name: string): Tags {
  if (!Array.isArray(spec)) throw new Error(`"${name}" has no HTML`)
  const [tag, ...rest] = spec as [string, ...unknown[]]
  const [first] = rest
  const hasAttributes = typeof first === 'object' && first !== null && !Array.isArray(first)
  const attributes = hasAttributes ? Object.entries(first).toSorted(([one], [other]) => (one < other ? -1 : 1)) : []
  const [content] = hasAttributes ? rest.slice(1) : rest
  const opening = `<${tag}${attributes.map(([key, value]) => (value === null || value === undefined ? '' : ` ${key}="${escapeAttribute(String(value))}"`)).join('')}`
  if (VOID_TAGS.has(tag)) return { before: `${opening} />`, after: '' }
  const inner = Array.isArray(content) ? tagsOf(content as unknown as DOMOutputSpec, name) : { before: '', after: '' }
  return { before: `${opening}>${inner.before}`, after: `${inner.after}</${tag}>` }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
