import { contrast } from '@mixed-zone/contract/rules/colour/contrast'
import type { Club } from '@mixed-zone/contract/schemas/studio/terms'
import { Check, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { SavedField } from './saved-field.tsx'
import { termsTexts } from './terms-texts.ts'

type Colours = Pick<Club, 'mainColour' | 'secondColour'>

interface ClubColoursProps {
  readonly club: Colours
  readonly onSave: (colours: Partial<Colours>) => Promise<string | null>
}

/** The two colours of a club, and whether they can be told apart. */
export function ClubColours({ club, onSave }: ClubColoursProps) {
  const texts = useTexts(termsTexts)
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <ColourField label={texts.mainColour} value={club.mainColour} onSave={(mainColour) => onSave({ mainColour })} />
        <ColourField
          label={texts.secondColour}
          value={club.secondColour}
          onSave={(secondColour) => onSave({ secondColour })}
        />
      </div>
      <ColourContrast {...club} />
    </div>
  )
}

interface ColourFieldProps {
  readonly label: string
  readonly value: string
  readonly onSave: (colour: string) => Promise<string | null>
}

/** By the browser's own picker, or typed. */
function ColourField({ label, value, onSave }: ColourFieldProps) {
  const [picked, setPicked] = useState<string | null>(null)
  const [picks, setPicks] = useState(0)

  async function savePicked(colour: string): Promise<void> {
    const problem = await onSave(colour)
    setPicked(null)
    if (problem === null) setPicks((count) => count + 1)
  }

  return (
    <div className="flex items-end gap-2">
      <input
        type="color"
        aria-label={label}
        value={picked ?? value}
        onChange={(event) => setPicked(event.target.value)}
        onBlur={() => {
          if (picked !== null && picked !== value) void savePicked(picked)
        }}
        className="h-9 w-10 shrink-0 rounded-control border border-edge bg-surface p-1 pointer-coarse:h-11"
      />
      <div className="min-w-0 flex-1">
        {/* What was typed before is discarded when a colour is picked. */}
        <SavedField key={picks} label={label} value={value} isRequired maxLength={7} onSave={onSave} />
      </div>
    </div>
  )
}

/** As WCAG wants it for graphics. */
const MIN_CONTRAST = 3

/** Fixtures show the colours side by side: two that are nearly the same look like one. */
export function ColourContrast({ mainColour, secondColour }: Colours) {
  const locale = useLocale()
  const texts = useTexts(termsTexts).contrast
  const id = useId()
  const ratio = contrast(mainColour, secondColour)
  const isEnough = ratio >= MIN_CONTRAST
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(ratio)
  return (
    <div className="mt-2 flex items-center gap-3">
      <svg
        viewBox="0 0 6 2"
        role="img"
        aria-labelledby={id}
        className="h-8 w-24 shrink-0 rounded-control border border-edge"
      >
        <rect width="6" height="2" fill={mainColour} />
        <circle cx="3" cy="1" r="0.7" fill={secondColour} />
      </svg>
      <p id={id} role="status" className="flex min-w-0 items-start gap-1.5 text-14">
        <Icon icon={isEnough ? Check : TriangleAlert} size={18} className={isEnough ? 'text-pitch' : 'text-flare'} />
        {isEnough ? texts.enough({ ratio: shown }) : texts.low({ ratio: shown })}
      </p>
    </div>
  )
}
