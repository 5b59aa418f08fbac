import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '@mixed-zone/contract/endpoints/studio/shell'
import { MAX_VIEW_NAME_CHARACTERS, type SavedView } from '@mixed-zone/contract/schemas/studio/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookmarkPlus, Ellipsis } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { orThrow, type Result } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { Menu } from '../../../ui/components/overlays/menu.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { sharedTexts } from '../shared-texts.ts'
import { studioClient } from '../studio-client.ts'
import type { ListController } from './list-state.ts'

/** Of one person, so no event of others changes them. */
const keyOf = (list: string) => ['studio-views', list] as const

/** The person's own views of a list, and the one that is shown. */
export function useSavedViews(list: ListController | undefined) {
  const name = list?.name ?? ''
  const { data } = useQuery({
    queryKey: keyOf(name),
    queryFn: ({ signal }) => orThrow(studioClient.call(listSavedViews, undefined, { query: { list: name }, signal })),
    enabled: list !== undefined,
  })
  const views = data?.views ?? []
  return { views, current: views.find(({ query }) => query === list?.viewQuery) }
}

interface ViewActionsProps {
  readonly list: ListController
  readonly current: SavedView | undefined
  /** A given tab shows exactly this: there is nothing to save. */
  readonly isGivenView: boolean
}

/** Saves what is shown as a tab of one's own; renames and deletes such a tab. */
export function ViewActions({ list, current, isGivenView }: ViewActionsProps) {
  const client = useQueryClient()
  const texts = useTexts(sharedTexts).views
  const { states } = useBaseTexts()
  const [isNaming, setIsNaming] = useState(false)

  async function settle(call: Promise<Result<unknown>>): Promise<void> {
    const result = await call
    if (!result.ok) {
      const { type } = result.failure
      toasts.showError(type === 'conflict' ? texts.nameTaken : failureMessage(result.failure, states))
    }
    void client.invalidateQueries({ queryKey: keyOf(list.name) })
  }

  function save(name: string): void {
    setIsNaming(false)
    const fields = { name, query: list.viewQuery }
    void settle(
      current === undefined
        ? studioClient.call(createSavedView, { list: list.name, ...fields })
        : studioClient.call(updateSavedView, fields, { params: { id: current.id } }),
    )
  }

  return (
    <>
      {current === undefined && !isGivenView && (
        <IconButton icon={BookmarkPlus} size="small" label={texts.save} onClick={() => setIsNaming(true)} />
      )}
      {current !== undefined && (
        <Menu
          label={texts.actions({ name: current.name })}
          icon={Ellipsis}
          isIconOnly
          size="small"
          actions={[
            { id: 'rename', label: texts.rename, onAction: () => setIsNaming(true) },
            {
              id: 'delete',
              label: texts.delete,
              isDanger: true,
              onAction: () =>
                void settle(studioClient.call(deleteSavedView, undefined, { params: { id: current.id } })),
            },
          ]}
        />
      )}
      {isNaming && <NameDialog name={current?.name ?? ''} onSave={save} onClose={() => setIsNaming(false)} />}
    </>
  )
}

interface NameDialogProps {
  readonly name: string
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

function NameDialog({ name, onSave, onClose }: NameDialogProps) {
  const texts = useTexts(sharedTexts).views
  const { cancel } = useBaseTexts().ui
  const field = useRef<HTMLInputElement | null>(null)
  const [text, setText] = useState(name)

  useEffect(() => field.current?.focus(), [])

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() !== '') onSave(text.trim())
  }

  return (
    <DialogWindow isOpen onClose={onClose} size="small">
      <form onSubmit={handleSubmit} className="contents">
        <DialogView
          title={name === '' ? texts.save : texts.rename}
          onClose={onClose}
          footer={
            <>
              <Button variant="quiet" onClick={onClose}>
                {cancel}
              </Button>
              <Button type="submit" variant="primary">
                {texts.confirm}
              </Button>
            </>
          }
        >
          <p className="mb-4 text-muted">{texts.intro}</p>
          <Field label={texts.name} isRequired>
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                maxLength={MAX_VIEW_NAME_CHARACTERS}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        </DialogView>
      </form>
    </DialogWindow>
  )
}
