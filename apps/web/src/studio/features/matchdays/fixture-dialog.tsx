import { createFixture, deleteFixture, updateFixture } from '@mixed-zone/contract/endpoints/studio/matchdays'
import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import type { Club, FixtureFields, StudioFixture, StudioMatchday } from '@mixed-zone/contract/schemas/studio/matchdays'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DateTimePicker } from '../../../ui/components/dates/date-time-picker.tsx'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { useChosenTime } from '../../shared/publish/time-choice.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { matchdaysTexts } from './matchdays-texts.ts'

interface FixtureDialogProps {
  /** Null creates one. */
  readonly fixture: StudioFixture | null
  /** Where a new one begins. */
  readonly matchday: StudioMatchday
  readonly matchdays: readonly StudioMatchday[]
  readonly clubs: readonly Club[]
  readonly onSaved: (fixture: StudioFixture | null) => void
  readonly onClose: () => void
}

/** A new fixture kicks off in the evening of the first day. */
const USUAL_KICK_OFF = 'T20:00:00Z'

/** Clubs, kick-off, matchday and popular name of a fixture. */
export function FixtureDialog({ fixture, matchday, matchdays, clubs, onSaved, onClose }: FixtureDialogProps) {
  const texts = useTexts(matchdaysTexts)
  const { form } = texts
  const { ui, states } = useBaseTexts()
  const client = useQueryClient()
  const [matchdayId, setMatchdayId] = useState(fixture?.matchdayId ?? matchday.id)
  const [homeTeamId, setHomeTeamId] = useState(fixture?.home.id ?? '')
  const [awayTeamId, setAwayTeamId] = useState(fixture?.away.id ?? '')
  const [names, setNames] = useState(fixture?.names ?? { es: '', en: '', pt: '' })
  const kickOff = useChosenTime(new Date(fixture?.kickOff ?? `${matchday.startsOn}${USUAL_KICK_OFF}`))
  const [hasTried, setHasTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const written = LOCALES.filter((locale) => names[locale].trim() !== '')
  const errors = {
    home: homeTeamId === '' ? form.required : undefined,
    away: awayTeamId === '' ? form.required : awayTeamId === homeTeamId ? form.sameClub : undefined,
    kickOff: kickOff.at === null ? form.required : undefined,
    names: written.length > 0 && written.length < LOCALES.length ? form.allNames : undefined,
  }
  const shown = hasTried ? errors : { home: undefined, away: undefined, kickOff: undefined, names: undefined }

  function fail(error: ApiFailure, conflict: string): void {
    setFailure(error.type === 'conflict' ? conflict : failureMessage(error, states))
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setHasTried(true)
    if (Object.values(errors).some(Boolean)) return
    // The field may have been cleared in the moment before.
    const at = await kickOff.settled()
    if (at === null) return
    setIsBusy(true)
    const fields: FixtureFields = {
      matchdayId,
      homeTeamId,
      awayTeamId,
      kickOff: at.toISOString(),
      names: written.length === 0 ? null : names,
    }
    const result =
      fixture === null
        ? await studioClient.call(createFixture, fields)
        : await studioClient.call(
            updateFixture,
            { ...fields, version: fixture.version },
            { params: { id: fixture.id } },
          )
    setIsBusy(false)
    if (!result.ok) return fail(result.failure, form.exists)
    toasts.show(texts.fixtureSaved)
    void client.invalidateQueries({ queryKey: studioKey('fixture') })
    onSaved(result.value)
  }

  async function remove({ id }: StudioFixture): Promise<void> {
    setIsBusy(true)
    const result = await studioClient.call(deleteFixture, undefined, { params: { id } })
    setIsBusy(false)
    if (!result.ok) return fail(result.failure, form.used)
    toasts.show(texts.fixtureDeleted)
    void client.invalidateQueries({ queryKey: studioKey('fixture') })
    onSaved(null)
  }

  const clubOptions = clubs.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <DialogWindow isOpen onClose={onClose} isPhoneScreen>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate className="contents">
        <DialogView
          title={fixture === null ? texts.newFixture : texts.editFixture}
          subtitle={matchday.name}
          onClose={onClose}
          footer={
            <>
              {fixture !== null && fixture.posts === 0 && (
                <Button variant="danger" icon={Trash2} onClick={() => void remove(fixture)} className="mr-auto">
                  {form.delete}
                </Button>
              )}
              <Button variant="quiet" onClick={onClose}>
                {ui.cancel}
              </Button>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                {fixture === null ? form.create : form.save}
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            {failure !== null && <Alert variant="error">{failure}</Alert>}
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={form.home} error={shown.home} isRequired>
                {(control) => (
                  <Select
                    {...control}
                    value={homeTeamId}
                    placeholder={form.club}
                    options={clubOptions}
                    onChange={(event) => setHomeTeamId(event.target.value)}
                  />
                )}
              </Field>
              <Field label={form.away} error={shown.away} isRequired>
                {(control) => (
                  <Select
                    {...control}
                    value={awayTeamId}
                    placeholder={form.club}
                    options={clubOptions}
                    onChange={(event) => setAwayTeamId(event.target.value)}
                  />
                )}
              </Field>
            </div>
            <Field label={form.kickOff} isGroup error={shown.kickOff}>
              {(control) => (
                <DateTimePicker control={control} value={kickOff.wallTime} onChange={kickOff.setWallTime} />
              )}
            </Field>
            <Field label={form.matchday} help={fixture === null ? undefined : form.matchdayHelp}>
              {(control) => (
                <Select
                  {...control}
                  value={matchdayId}
                  options={matchdays.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(event) => setMatchdayId(event.target.value)}
                />
              )}
            </Field>
            <NamesField
              names={names}
              error={shown.names}
              onChange={(locale, name) => setNames({ ...names, [locale]: name })}
            />
          </div>
        </DialogView>
      </form>
    </DialogWindow>
  )
}

interface NamesFieldProps {
  readonly names: Readonly<Record<Locale, string>>
  readonly error: string | undefined
  readonly onChange: (locale: Locale, name: string) => void
}

function NamesField({ names, error, onChange }: NamesFieldProps) {
  const texts = useTexts(matchdaysTexts)
  return (
    <Field label={texts.popularName} help={texts.form.namesHelp} error={error} isGroup isOptional>
      {() => (
        <div className="grid gap-2 sm:grid-cols-3">
          {LOCALES.map((locale) => (
            <TextInput
              key={locale}
              aria-label={texts.form.nameIn[locale]}
              placeholder={locale.toUpperCase()}
              value={names[locale]}
              maxLength={120}
              onChange={(event) => onChange(locale, event.target.value)}
            />
          ))}
        </div>
      )}
    </Field>
  )
}
