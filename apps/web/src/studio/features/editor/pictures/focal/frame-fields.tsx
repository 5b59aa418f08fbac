import type { Frame } from '@mixed-zone/contract/schemas/studio/asset-details'
import { useTexts } from '../../../../../i18n/texts.ts'
import { Button } from '../../../../../ui/primitives/button.tsx'
import { TextInput } from '../../../../../ui/primitives/text-input.tsx'
import { picturesTexts } from '../pictures-texts.ts'
import { fitFrame, percent } from './crops.ts'

interface FrameFieldsProps {
  readonly frame: Frame
  readonly onChange: (frame: Frame | null) => void
}

/** The frame in numbers, for those who do not drag. */
export function FrameFields({ frame, onChange }: FrameFieldsProps) {
  const texts = useTexts(picturesTexts).focal
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-14 font-semibold">{texts.frame}</legend>
      <div className="grid grid-cols-4 gap-2">
        {(['x', 'y', 'width', 'height'] as const).map((side) => (
          <label key={side} className="text-12 text-muted">
            {texts.frameSides[side]}
            <TextInput
              isDense
              type="number"
              min={0}
              max={100}
              value={percent(frame[side])}
              onChange={(event) => onChange(fitFrame({ ...frame, [side]: Number(event.target.value) / 100 }))}
            />
          </label>
        ))}
      </div>
      <Button size="small" variant="quiet" onClick={() => onChange(null)} className="mt-2">
        {texts.removeFrame}
      </Button>
    </fieldset>
  )
}
