import type { FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import { bootConfig } from '../../../../api/boot-config.ts'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { DateTimePicker } from '../../../../ui/components/dates/date-time-picker.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { ClockChange } from '../../../shared/publish/clock-change.tsx'
import { resolveWallTime, toWallTimeChoice, type WallTimeChoice, zonePlace } from '../../../shared/publish/zone-time.ts'
import { editorTexts } from '../editor-texts.ts'
import { FactSection } from './fact-section.tsx'

interface EmbargoFactProps {
  readonly value: FactValues['embargo']
  /** Then it is changed at once, by an action of its own. */
  readonly isOut: boolean
  readonly onChange: (value: FactValues['embargo']) => void
}

const NO_TIME: WallTimeChoice = { wallTime: null, isSecond: false }

/** Until when only those with the permission see the post, in the league's time. It takes effect when the post is published. */
export function EmbargoFact({ value, isOut, onChange }: EmbargoFactProps) {
  const texts = useTexts(editorTexts).facts
  const { timeZone } = bootConfig
  const locale = useLocale()
  const choice = value === null ? NO_TIME : toWallTimeChoice(new Date(value), timeZone)
  const { zoneTime } = resolveWallTime(choice, timeZone)

  function change(next: WallTimeChoice): void {
    if (next.wallTime === choice.wallTime && next.isSecond === choice.isSecond) return
    onChange(resolveWallTime(next, timeZone).at?.toISOString() ?? null)
  }

  return (
    <FactSection title={texts.fields.embargo}>
      <Field
        label={texts.fields.embargo}
        isLabelHidden
        isGroup
        help={isOut ? texts.embargoOut : texts.embargoZone({ place: zonePlace(timeZone, locale) })}
      >
        {(control) => (
          <fieldset disabled={isOut}>
            <DateTimePicker
              control={control}
              isDense
              value={choice.wallTime}
              onChange={(wallTime) => change({ ...choice, wallTime })}
            />
          </fieldset>
        )}
      </Field>
      {!isOut && (
        <ClockChange
          zoneTime={zoneTime}
          isSecond={choice.isSecond}
          onChange={(isSecond) => change({ ...choice, isSecond })}
        />
      )}
    </FactSection>
  )
}
