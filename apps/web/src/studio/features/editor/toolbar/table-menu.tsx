import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { Columns3 } from 'lucide-react'
import { useTexts } from '../../../../i18n/texts.ts'
import { Menu } from '../../../../ui/components/overlays/menu.tsx'
import { editorTexts } from '../editor-texts.ts'

const COMMANDS = {
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeaderRow,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const satisfies Readonly<Record<string, Command>>

const NAMES = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]

/** Rows and columns of the table around the caret. */
export function TableMenu({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(editorTexts).table
  return (
    <Menu
      label={texts.menu}
      icon={Columns3}
      isIconOnly
      size="small"
      actions={NAMES.map((name) => ({
        id: name,
        label: texts[name],
        isAfterLine: name === 'deleteRow',
        isDanger: name === 'deleteTable',
        onAction: () => {
          COMMANDS[name](editor.state, editor.view.dispatch)
          editor.commands.focus()
        },
      }))}
    />
  )
}
