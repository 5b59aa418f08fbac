import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTexts } from '../../../../i18n/texts.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { PostAsset } from '../body/figure-view.tsx'
import { usePostComments } from '../comments/use-comments.ts'
import { editorTexts } from '../editor-texts.ts'
import { useFind } from '../find/use-find.ts'
import { AssetDialog } from './asset-dialog.tsx'
import { FORMAT_GROUPS, type FormatAction, type FormatName } from './format-actions.ts'
import { LinkDialog } from './link-dialog.tsx'
import { TableMenu } from './table-menu.tsx'

interface FormatToolbarProps {
  readonly editor: Editor
  readonly assets: readonly PostAsset[]
  /** At the right end, such as the number of words. */
  readonly children?: ReactNode
  readonly className?: string
}

export type ToolbarDialog = 'link' | 'figure'

/** The formats of the text. Arrow keys move between the buttons; Alt F10 in the text leads here. */
export function FormatToolbar({ editor, assets, children, className }: FormatToolbarProps) {
  const texts = useTexts(editorTexts)
  const [dialog, setDialog] = useState<ToolbarDialog | null>(null)
  const comments = usePostComments()
  const find = useFind()
  const { active, disabled, isInTable } = useFormatState(editor)

  // TipTap has no key for links. Before the palette, which takes Ctrl K.
  useEffect(() => {
    const { dom } = editor.view
    const handleKeyDown = (event: KeyboardEvent) => {
      const isLinkKey = (event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isLinkKey || !editor.isEditable) return
      event.preventDefault()
      setDialog('link')
    }
    dom.addEventListener('keydown', handleKeyDown)
    return () => dom.removeEventListener('keydown', handleKeyDown)
  }, [editor])

  function handlePress(action: FormatAction): void {
    if (disabled.includes(action.name)) return
    if (action.name === 'comment') comments?.begin()
    else if (action.name === 'find') find?.open()
    else if (action.name === 'link' || action.name === 'figure') setDialog(action.name)
    else action.run?.(editor)
  }

  return (
    <div className={classNames('flex items-center gap-x-2 max-xl:flex-wrap', className)}>
      <Toolbar
        aria-label={texts.toolbar}
        data-format-toolbar
        className="flex min-w-0 flex-1 items-center overflow-x-auto p-1 max-xl:basis-full"
      >
        {FORMAT_GROUPS.map((group, index) => (
          <div key={group[0]?.name} role="group" aria-label={texts.toolbarGroups[index]} className="contents">
            {index > 0 && <span aria-hidden="true" className="mx-1.5 h-6 w-px shrink-0 bg-line" />}
            {group.map((action) => (
              <FormatButton
                key={action.name}
                action={action}
                label={texts.formats[action.name]}
                isActive={active.includes(action.name)}
                isDisabled={disabled.includes(action.name)}
                onPress={() => handlePress(action)}
              />
            ))}
          </div>
        ))}
        {isInTable && <TableMenu editor={editor} />}
      </Toolbar>
      {children}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'figure' && <AssetDialog editor={editor} assets={assets} onClose={() => setDialog(null)} />}
    </div>
  )
}

interface FormatButtonProps {
  readonly action: FormatAction
  readonly label: string
  readonly isActive: boolean
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function FormatButton({ action, label, isActive, isDisabled, onPress }: FormatButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={action.isActive === undefined ? undefined : isActive}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={action.keys?.replace('Ctrl', 'Control')}
      title={action.keys === null ? label : `${label} (${action.keys.replaceAll('+', ' ')})`}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-control outline-offset-[-2px] hover:bg-sunken pointer-coarse:size-11',
        isActive && 'bg-sunken',
        isDisabled && 'text-muted opacity-60',
      )}
    >
      <Icon icon={action.icon} size={18} />
    </button>
  )
}

const ACTIONS = FORMAT_GROUPS.flat()

interface FormatState {
  readonly active: readonly FormatName[]
  readonly disabled: readonly FormatName[]
  readonly isInTable: boolean
}

function useFormatState(editor: Editor): FormatState {
  return useEditorState({
    editor,
    selector: (): FormatState => ({
      active: ACTIONS.filter(({ isActive }) => isActive?.(editor)).map(({ name }) => name),
      disabled: ACTIONS.filter(({ isDisabled }) => isDisabled?.(editor)).map(({ name }) => name),
      isInTable: editor.isActive('table'),
    }),
  })
}
