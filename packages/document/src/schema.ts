import { isLinkAddress } from '@mixed-zone/contract/rules/link-address'
import { type Extensions, getSchema, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import type { Schema } from '@tiptap/pm/model'

/**
 * Part of the handshake: a browser with an older schema would delete the nodes that it does not know. Increase it with every addition; nodes,
 * marks and attributes are never removed.
 */
export const SCHEMA_VERSION = 3

export const HEADING_LEVELS = [2, 3, 4] as const

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: ({ HTMLAttributes }) => ['sub', HTMLAttributes, 0],
})

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes, 0],
})

interface Linked {
  getAttribute: (name: string) => string | null
}

/** Instead of TipTap's own, which finds addresses with a list of all top-level domains: 13 kB of JavaScript. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  // What is typed after a link does not belong to it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      // The server is compiled without the types of the DOM.
      getAttrs: (element) => (isLinkAddress((element as Linked).getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => [
    'a',
    { rel: 'noopener noreferrer', href: typeof href === 'string' && isLinkAddress(href) ? href : '' },
    0,
  ],
})

/** A box beside the text: figures, dates, how to get there. */
const FactBox = Node.create({
  name: 'factBox',
  group: 'block',
  content: '(paragraph | heading | bulletList | orderedList)+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
})

/** A picture or video of the post, at this place of the text. Its caption and address belong to the asset. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  // Named as in the HTML.
  addAttributes: () => ({ 'data-asset': { default: null } }),
  parseHTML: () => [{ tag: 'figure[data-asset]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
})

/** What the table commands of ProseMirror know the nodes by. */
const TABLE_ROLES: Readonly<Partial<Record<string, string>>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  // Called for every node of the schema.
  extendNodeSchema: ({ name }) => ({ tableRole: TABLE_ROLES[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // Required by the table commands. Widths are not stored.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

/** What a body can hold, for the editor and for the server that checks it. */
export const BODY_EXTENSIONS: Extensions = [
  // One by one: the starter kit also brings code, tasks, undo and placeholders, whether or not they are configured.
  Bold,
  Blockquote,
  BulletList,
  Document,
  Dropcursor,
  Gapcursor,
  HardBreak,
  Heading.configure({ levels: [...HEADING_LEVELS] }),
  HorizontalRule,
  Italic,
  ListItem,
  ListKeymap,
  OrderedList,
  Paragraph,
  Strike,
  Text,
  Underline,
  Link,
  Subscript,
  Superscript,
  FactBox,
  Figure,
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]

export const BODY_SCHEMA: Schema = getSchema(BODY_EXTENSIONS)
