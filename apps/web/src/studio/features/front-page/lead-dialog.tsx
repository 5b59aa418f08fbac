import type { FrontPage } from '@mixed-zone/contract/schemas/studio/front-page'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { useDebounced } from '../../../ui/components/use-debounced.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { RADIO_DOT } from '../../../ui/primitives/radio-group.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { titleOf } from '../../shared/post-title.ts'
import { TimeChoice, useChosenTime, useIsAhead } from '../../shared/publish/time-choice.tsx'
import { ShortTime } from '../../shared/short-time.tsx'
import { leadChoicesQuery } from './front-page-queries.ts'
import { frontPageTexts } from './front-page-texts.ts'

interface ChosenLead {
  readonly postId: string
  readonly title: string
  readonly until: Date
}

interface LeadDialogProps {
  readonly lead: FrontPage['lead']
  /** Of the story that is pinned now. */
  readonly title: string | null
  readonly onChoose: (lead: ChosenLead) => void
  readonly onClose: () => void
}

const DEFAULT_HOURS = 12

function endOf(lead: FrontPage['lead']): Date {
  const until = lead === null ? null : new Date(lead.until)
  return until !== null && until > new Date() ? until : new Date(Date.now() + DEFAULT_HOURS * HOUR_MS)
}

/** Chooses the story and until when it leads. */
export function LeadDialog({ lead, title, onChoose, onClose }: LeadDialogProps) {
  const texts = useTexts(frontPageTexts).lead
  const { cancel } = useBaseTexts().ui
  const locale = useLocale()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(lead && title !== null ? { id: lead.postId, title } : null)
  const [isMissing, setIsMissing] = useState(false)
  const time = useChosenTime(endOf(lead))
  const isAhead = useIsAhead(time)
  const query = useQuery(leadChoicesQuery(useDebounced(text.trim(), 250)))

  async function handleConfirm(): Promise<void> {
    setIsMissing(chosen === null)
    const until = await time.settled()
    if (chosen === null || until === null || until <= new Date()) return
    onChoose({ postId: chosen.id, title: chosen.title, until })
  }

  return (
    <Dialog
      isOpen
      size="wide"
      title={texts.dialogTitle}
      subtitle={texts.dialogText}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" isDisabled={!isAhead} onClick={() => void handleConfirm()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <Field label={texts.search} error={isMissing && chosen === null ? texts.chooseFirst : undefined}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                isDense
                maxLength={200}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <PanelBody query={query}>
            {({ items }) =>
              items.length === 0 ? (
                <p className="text-14 text-muted">{texts.nothing}</p>
              ) : (
                <fieldset className="max-h-80 overflow-y-auto">
                  <legend className="sr-only">{texts.title}</legend>
                  {items.map((post) => (
                    <label
                      key={post.id}
                      className="flex min-h-11 cursor-pointer items-start gap-3 border-b border-line py-2 text-14 has-checked:font-semibold"
                    >
                      <input
                        type="radio"
                        name="lead"
                        className={RADIO_DOT}
                        checked={chosen?.id === post.id}
                        onChange={() => setChosen({ id: post.id, title: titleOf(post.titles, locale) ?? '' })}
                      />
                      <span className="min-w-0 flex-1">{titleOf(post.titles, locale)}</span>
                      {post.publishedAt && <ShortTime at={post.publishedAt} className="text-12 text-muted" />}
                    </label>
                  ))}
                </fieldset>
              )
            }
          </PanelBody>
        </div>
        <TimeChoice label={texts.end} chosen={time} countdownLabel={texts.endsIn} kickOff={null} />
      </div>
    </Dialog>
  )
}
