import { createMatchday, updateMatchday } from '@mixed-zone/contract/endpoints/studio/matchdays'
import { seasonSchema, type StudioMatchday } from '@mixed-zone/contract/schemas/studio/matchdays'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DateField } from '../../../ui/components/dates/date-field.tsx'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { matchdaysTexts } from './matchdays-texts.ts'

interface MatchdayDialogProps {
  /** Null creates one. */
  readonly matchday: StudioMatchday | null
  readonly proposed: { readonly season: string; readonly number: number }
  readonly onSaved: (matchday: StudioMatchday) => void
  readonly onClose: () => void
}

/** Number, season and days of a matchday. */
export function MatchdayDialog({ matchday, proposed, onSaved, onClose }: MatchdayDialogProps) {
  const texts = useTexts(matchdaysTexts)
  const { ui, states } = useBaseTexts()
  const client = useQueryClient()
  const [season, setSeason] = useState(matchday?.season ?? proposed.season)
  const [number, setNumber] = useState(String(matchday?.number ?? proposed.number))
  const [startsOn, setStartsOn] = useState(matchday?.startsOn ?? null)
  const [endsOn, setEndsOn] = useState(matchday?.endsOn ?? null)
  const [hasTried, setHasTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { form } = texts
  const isNumber = /^[1-9]\d?$/.test(number.trim())
  const errors = {
    season: seasonSchema.safeParse(season).success ? undefined : form.seasonWrong,
    number: isNumber ? undefined : form.required,
    startsOn: startsOn === null ? form.required : undefined,
    endsOn: endsOn === null ? form.required : startsOn !== null && endsOn < startsOn ? form.endBeforeStart : undefined,
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setHasTried(true)
    if (startsOn === null || endsOn === null || Object.values(errors).some(Boolean)) return
    const fields = { season: season.trim(), number: Number(number), startsOn, endsOn }
    setIsBusy(true)
    const result =
      matchday === null
        ? await studioClient.call(createMatchday, fields)
        : await studioClient.call(
            updateMatchday,
            { ...fields, version: matchday.version },
            { params: { id: matchday.id } },
          )
    setIsBusy(false)
    if (result.ok) {
      toasts.show(texts.matchdaySaved)
      void client.invalidateQueries({ queryKey: studioKey('fixture') })
      onSaved(result.value)
    } else setFailure(result.failure.type === 'conflict' ? form.exists : failureMessage(result.failure, states))
  }

  const shown = hasTried ? errors : { season: undefined, number: undefined, startsOn: undefined, endsOn: undefined }
  return (
    <DialogWindow isOpen onClose={onClose} size="small">
      <form onSubmit={(event) => void handleSubmit(event)} noValidate className="contents">
        <DialogView
          title={matchday === null ? texts.newMatchday : texts.editMatchday}
          onClose={onClose}
          footer={
            <>
              <Button variant="quiet" onClick={onClose}>
                {ui.cancel}
              </Button>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                {matchday === null ? form.create : form.save}
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            {failure !== null && <Alert variant="error">{failure}</Alert>}
            <div className="grid grid-cols-2 gap-4">
              <Field label={form.number} error={shown.number} isRequired>
                {(control) => (
                  <TextInput
                    {...control}
                    value={number}
                    inputMode="numeric"
                    maxLength={2}
                    onChange={(event) => setNumber(event.target.value)}
                  />
                )}
              </Field>
              <Field label={form.season} help={form.seasonHelp} error={shown.season} isRequired>
                {(control) => (
                  <TextInput
                    {...control}
                    value={season}
                    maxLength={7}
                    onChange={(event) => setSeason(event.target.value)}
                  />
                )}
              </Field>
            </div>
            <DateField
              label={form.startsOn}
              value={startsOn}
              error={shown.startsOn}
              isRequired
              onChange={(day) => {
                setStartsOn(day)
                if (day !== null && (endsOn === null || endsOn < day)) setEndsOn(day)
              }}
            />
            <DateField label={form.endsOn} value={endsOn} error={shown.endsOn} isRequired onChange={setEndsOn} />
          </div>
        </DialogView>
      </form>
    </DialogWindow>
  )
}
