import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'
import { richTextRoot } from './rich-text-source.ts'

// The server sanitises bodies when they are stored. This allow list is a second barrier.
const ELEMENTS: Readonly<Record<string, string>> = {
  P: 'mb-4 last:mb-0',
  H2: 'headline-22 mt-8 mb-3',
  H3: 'headline-18 mt-6 mb-2',
  H4: 'headline-16 mt-6 mb-2',
  UL: 'mb-4 list-disc pl-6',
  OL: 'mb-4 list-decimal pl-6',
  LI: 'mb-1',
  BLOCKQUOTE: 'headline-22 my-6 border-l-4 border-accent pl-5 sm:pl-6 [&_p]:m-0',
  STRONG: 'font-semibold',
  B: 'font-semibold',
  EM: 'italic',
  I: 'italic',
  U: 'underline',
  S: 'line-through',
  SUB: '',
  SUP: '',
  BR: '',
  HR: 'my-6 border-line',
  TABLE: 'mb-4 w-full text-16',
  THEAD: '',
  TBODY: '',
  TR: 'border-b border-line',
  TH: 'py-2 pr-4 text-left font-semibold',
  TD: 'py-2 pr-4',
}

const VOID = new Set(['BR', 'HR'])

// Dropped with their content, which is code.
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'NOSCRIPT'])

interface RichTextProps {
  readonly html: string
  readonly lang: string
}

/** The body of a post. Unknown elements are replaced by their text. */
export function RichText({ html, lang }: RichTextProps) {
  const nodes = useMemo(() => childrenOf(richTextRoot(html)), [html])
  return (
    <div lang={lang} className="measure text-18 text-ink">
      {nodes}
    </div>
  )
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>)
}

function renderNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return <UnbrokenText text={node.textContent ?? ''} />
  if (!(node instanceof Element) || DROPPED.has(node.tagName.toUpperCase())) return null
  if (node instanceof HTMLAnchorElement) return renderLink(node)
  const className = ELEMENTS[node.tagName]
  if (className === undefined) return childrenOf(node)
  const name = node.tagName.toLowerCase()
  if (VOID.has(node.tagName)) return createElement(name, { className: className || undefined })
  return createElement(name, { className: className || undefined }, childrenOf(node))
}

function renderLink(link: HTMLAnchorElement): ReactNode {
  const isSafe = ['https:', 'http:', 'mailto:', 'tel:'].includes(link.protocol)
  if (!isSafe) return childrenOf(link)
  return (
    <a href={link.href} rel="noopener noreferrer" className="underlined rounded-control">
      {childrenOf(link)}
    </a>
  )
}
