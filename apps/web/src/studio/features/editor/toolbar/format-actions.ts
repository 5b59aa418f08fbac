import type { Editor } from '@tiptap/core'
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquarePlus,
  Quote,
  Redo2,
  Search,
  StickyNote,
  Table,
  Undo2,
} from 'lucide-react'
import { insertFactBox, insertTable, isInFactBox, unwrapFactBox } from '../body/insertions.ts'

export type FormatName =
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'bold'
  | 'italic'
  | 'link'
  | 'quote'
  | 'bulletList'
  | 'orderedList'
  | 'table'
  | 'factBox'
  | 'figure'
  | 'comment'
  | 'undo'
  | 'redo'
  | 'find'

export interface FormatAction {
  readonly name: FormatName
  readonly icon: LucideIcon
  /** As in the list of shortcuts. TipTap handles them while the text has the focus. */
  readonly keys: string | null
  /** Missing for those that open something. */
  readonly run?: (editor: Editor) => void
  /** Missing for those that are never pressed. */
  readonly isActive?: (editor: Editor) => boolean
  readonly isDisabled?: (editor: Editor) => boolean
}

const heading = (level: 2 | 3 | 4) => ({
  keys: `Ctrl+Alt+${level}`,
  run: (editor: Editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor: Editor) => editor.isActive('heading', { level }),
})

/** The buttons of the toolbar, by group. */
export const FORMAT_GROUPS: readonly (readonly FormatAction[])[] = [
  [
    { name: 'heading2', icon: Heading2, ...heading(2) },
    { name: 'heading3', icon: Heading3, ...heading(3) },
    { name: 'heading4', icon: Heading4, ...heading(4) },
    {
      name: 'bold',
      icon: Bold,
      keys: 'Ctrl+B',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isActive: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      icon: Italic,
      keys: 'Ctrl+I',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isActive: (editor) => editor.isActive('italic'),
    },
    { name: 'link', icon: Link, keys: 'Ctrl+Shift+K', isActive: (editor) => editor.isActive('link') },
  ],
  [
    {
      name: 'quote',
      icon: Quote,
      keys: 'Ctrl+Shift+B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isActive: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'bulletList',
      icon: List,
      keys: 'Ctrl+Shift+8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      icon: ListOrdered,
      keys: 'Ctrl+Shift+7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
    { name: 'table', icon: Table, keys: null, run: insertTable, isDisabled: (editor) => editor.isActive('table') },
    {
      name: 'factBox',
      icon: StickyNote,
      keys: null,
      run: (editor) => (isInFactBox(editor) ? unwrapFactBox(editor) : insertFactBox(editor)),
      isActive: isInFactBox,
    },
    { name: 'figure', icon: Image, keys: null },
    { name: 'comment', icon: MessageSquarePlus, keys: 'Ctrl+Alt+M' },
  ],
  [
    {
      name: 'undo',
      icon: Undo2,
      keys: 'Ctrl+Z',
      run: (editor) => editor.chain().focus().undo().run(),
      isDisabled: (editor) => !editor.can().undo(),
    },
    {
      name: 'redo',
      icon: Redo2,
      keys: 'Ctrl+Y',
      run: (editor) => editor.chain().focus().redo().run(),
      isDisabled: (editor) => !editor.can().redo(),
    },
  ],
  [{ name: 'find', icon: Search, keys: 'Ctrl+F' }],
]
