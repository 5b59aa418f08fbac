import { bootConfig } from '../../../api/boot-config.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { publishTexts } from './publish-texts.ts'
import { wallTimeIn, zonePlace, type ZoneTime } from './zone-time.ts'

interface ClockChangeProps {
  readonly zoneTime: ZoneTime | null
  readonly isSecond: boolean
  readonly onChange: (isSecond: boolean) => void
}

/** Says that the chosen time does not exist, or asks which of two is meant. */
export function ClockChange({ zoneTime, isSecond, onChange }: ClockChangeProps) {
  const texts = useTexts(publishTexts).dialog
  const place = zonePlace(bootConfig.timeZone, useLocale())
  if (zoneTime === null || zoneTime.kind === 'exact') return null
  if (zoneTime.kind === 'skipped') {
    const shown = wallTimeIn(zoneTime.at, bootConfig.timeZone).slice(-5)
    return <Alert variant="warning">{texts.skipped({ place, at: shown })}</Alert>
  }
  return (
    <Alert variant="warning">
      {texts.repeated({ place })}
      <span className="mt-2 block">
        <SegmentedControl
          label={texts.repeated({ place })}
          segments={[
            { value: 'first', label: texts.first },
            { value: 'second', label: texts.second },
          ]}
          value={isSecond ? 'second' : 'first'}
          onChange={(value) => onChange(value === 'second')}
        />
      </span>
    </Alert>
  )
}
