import { type Extensions, getSchema, Mark, mergeAttributes, Node } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { Link } from '@tiptap/extension-link'
import { StarterKit } from '@tiptap/starter-kit'

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

const PlainLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({ openOnClick: false, HTMLAttributes: { target: null, rel: 'noopener noreferrer' } })

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
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    link: false,
    // Not for stories; and the collaborative document has an undo of its own.
    code: false,
    codeBlock: false,
    undoRedo: false,
    trailingNode: false,
  }),
  PlainLink,
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
