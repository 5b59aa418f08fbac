import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'
import { postTexts } from './post-texts.ts'
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
  THEAD: '',
  TBODY: '',
  TR: 'border-b border-line',
}

const VOID = new Set(['BR', 'HR'])

// Dropped with their content, which is code.
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'NOSCRIPT'])

interface RichTextProps {
  readonly html: string
  readonly lang: string
  /** Renders the picture or video with this id. */
  readonly renderFigure: RenderFigure
}

type RenderFigure = (assetId: string) => ReactNode

/** The body of a post. Unknown elements are replaced by their text. */
export function RichText({ html, lang, renderFigure }: RichTextProps) {
  const root = useMemo(() => richTextRoot(html), [html])
  return (
    <div lang={lang} className="measure text-18 text-ink">
      {childrenOf(root, renderFigure)}
    </div>
  )
}

function childrenOf(parent: Node, renderFigure: RenderFigure): ReactNode[] {
  return [...parent.childNodes].map((node, index) => <Fragment key={index}>{renderNode(node, renderFigure)}</Fragment>)
}

function renderNode(node: Node, renderFigure: RenderFigure): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return <UnbrokenText text={node.textContent ?? ''} />
  if (!(node instanceof Element) || DROPPED.has(node.tagName.toUpperCase())) return null
  if (node.tagName === 'FIGURE') return renderFigure(node.getAttribute('data-asset') ?? '')
  const children = childrenOf(node, renderFigure)
  if (node instanceof HTMLAnchorElement) return <TextLink link={node}>{children}</TextLink>
  if (node instanceof HTMLTableElement) return <TextTable>{children}</TextTable>
  if (node instanceof HTMLTableCellElement) return <TextCell cell={node}>{children}</TextCell>
  if (node.tagName === 'ASIDE') return <FactBox>{children}</FactBox>
  const className = ELEMENTS[node.tagName]
  if (className === undefined) return children
  const name = node.tagName.toLowerCase()
  const look = { className: className || undefined }
  if (VOID.has(node.tagName)) return createElement(name, look)
  if (node instanceof HTMLOListElement) return createElement(name, { ...look, start: node.start }, children)
  return createElement(name, look, children)
}

function TextLink({ link, children }: { readonly link: HTMLAnchorElement; readonly children: ReactNode }) {
  const isSafe = ['https:', 'http:', 'mailto:', 'tel:'].includes(link.protocol)
  if (!isSafe) return children
  return (
    <a href={link.href} rel="noopener noreferrer" className="underlined rounded-control">
      {children}
    </a>
  )
}

/** A wide table scrolls in itself, not the page, and has a tab stop for keyboard scrolling. */
function TextTable({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(postTexts)
  return (
    <div
      role="region"
      aria-label={texts.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs a stop for the keyboard
      tabIndex={0}
      className="my-6 overflow-x-auto rounded-control print:overflow-visible"
    >
      <table className="w-full border-t-2 border-ink text-16">{children}</table>
    </div>
  )
}

const CELL = 'px-3 py-2 align-top first:pl-0 last:pr-0'

function TextCell({ cell, children }: { readonly cell: HTMLTableCellElement; readonly children: ReactNode }) {
  const spans = { colSpan: cell.colSpan, rowSpan: cell.rowSpan }
  if (cell.tagName !== 'TH') {
    return (
      <td {...spans} className={CELL}>
        {children}
      </td>
    )
  }
  const isColumn = [...(cell.parentElement?.children ?? [])].every(({ tagName }) => tagName === 'TH')
  return (
    <th {...spans} scope={isColumn ? 'col' : 'row'} className={`${CELL} text-left font-semibold`}>
      {children}
    </th>
  )
}

/** No `<aside>`: it would be a landmark of the page inside its main part. */
function FactBox({ children }: { readonly children: ReactNode }) {
  return (
    <div
      role="note"
      className="my-6 rounded-picture border-t-4 border-accent bg-sunken px-5 pt-4 pb-5 text-16 *:first:mt-0 *:last:mb-0"
    >
      {children}
    </div>
  )
}
