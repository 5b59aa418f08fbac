import { addRequestNote, deleteRequestNote } from '@mixed-zone/contract/endpoints/studio/requests'
import type { RequestDetail } from '@mixed-zone/contract/schemas/studio/requests'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { useExactTime } from '../../shared/short-time.tsx'
import { PanelSection } from './panel-section.tsx'
import { requestsTexts } from './requests-texts.ts'

const MAX_NOTE_CHARACTERS = 2000

/** A note that only the office reads. */
export function NoteField({ requestId }: { readonly requestId: string }) {
  const client = useQueryClient()
  const texts = useTexts(requestsTexts)
  const { states } = useBaseTexts()
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setIsBusy(true)
    const result = await studioClient.call(addRequestNote, { text: text.trim() }, { params: { id: requestId } })
    setIsBusy(false)
    if (!result.ok) return void toasts.showError(failureMessage(result.failure, states))
    setText('')
    void client.invalidateQueries({ queryKey: studioKey('request') })
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="flex gap-2">
      <TextInput
        isDense
        aria-label={texts.noteLabel}
        placeholder={texts.noteLabel}
        maxLength={MAX_NOTE_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== '' && (
        <Button type="submit" size="small" isBusy={isBusy} className="shrink-0">
          {texts.addNote}
        </Button>
      )}
    </form>
  )
}

export function NoteList({ request }: { readonly request: RequestDetail }) {
  const client = useQueryClient()
  const texts = useTexts(requestsTexts)
  const { states } = useBaseTexts()
  const { relative } = useFormats()
  const exactTime = useExactTime()
  const isPhone = useIsPhone()
  const ownId = useSession((session) => session.user?.id)

  async function deleteNote(noteId: string): Promise<void> {
    const params = { id: request.id, noteId }
    const result = await studioClient.call(deleteRequestNote, undefined, { params })
    if (!result.ok) toasts.showError(failureMessage(result.failure, states))
    void client.invalidateQueries({ queryKey: studioKey('request') })
  }

  if (request.notes.length === 0 && !isPhone) return null
  return (
    <PanelSection title={texts.notes}>
      <ul className="text-14">
        {request.notes.map(({ id, at, author, authorId, text }) => (
          <li key={id} className="flex items-start gap-2 border-b border-line py-2">
            <div className="min-w-0 flex-1">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="text-12 text-muted">
                {author ?? texts.formerColleague} ·{' '}
                <time dateTime={at} title={exactTime(at)}>
                  {relative(at)}
                </time>
              </p>
            </div>
            {authorId === ownId && (
              <IconButton icon={Trash2} size="small" label={texts.deleteNote} onClick={() => void deleteNote(id)} />
            )}
          </li>
        ))}
      </ul>
      {isPhone && (
        <div className="mt-3">
          <NoteField requestId={request.id} />
        </div>
      )}
    </PanelSection>
  )
}
