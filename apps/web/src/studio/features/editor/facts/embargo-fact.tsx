import type { FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import { bootConfig } from '../../../../api/boot-config.ts'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { DateTimePicker } from '../../../../ui/components/dates/date-time-picker.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { resolveZoneTime, wallTimeIn, zonePlace } from '../../../shared/publish/zone-time.ts'
import { editorTexts } from '../editor-texts.ts'
import { FactSection } from './fact-section.tsx'

interface EmbargoFactProps {
  readonly value: FactValues['embargo']
  /** Then it is changed at once, by an action of its own. */
  readonly isOut: boolean
  readonly onChange: (value: FactValues['embargo']) => void
}

/** Until when only those with the permission see the post, in the league's time. It takes effect when the post is published. */
export function EmbargoFact({ value, isOut, onChange }: EmbargoFactProps) {
  const texts = useTexts(editorTexts).facts
  const { timeZone } = bootConfig
  const locale = useLocale()
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
              value={value === null ? null : wallTimeIn(new Date(value), timeZone)}
              onChange={(wallTime) => {
                const at = wallTime === null ? null : (resolveZoneTime(wallTime, timeZone)?.at.toISOString() ?? null)
                if (at !== value) onChange(at)
              }}
            />
          </fieldset>
        )}
      </Field>
    </FactSection>
  )
}
