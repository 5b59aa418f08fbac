import { Check } from 'lucide-react'
import { Icon } from '../../../ui/primitives/icon.tsx'

interface PictureCheckboxProps {
  readonly label: string
  readonly isChosen: boolean
  /** Always in sight; otherwise only under a mouse or with the focus. */
  readonly isShown: boolean
  readonly onPress: (isRange: boolean) => void
}

/** The box in the corner of a picture: 24 px in a target of 44. */
export function PictureCheckbox({ label, isChosen, isShown, onPress }: PictureCheckboxProps) {
  const hidden = 'opacity-0 group-hover:opacity-100 focus-within:opacity-100 pointer-coarse:hidden'
  return (
    <label className={`absolute top-0 left-0 grid size-11 cursor-pointer place-items-center ${isShown ? '' : hidden}`}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        // A click says whether Shift was held; a change does not.
        onChange={() => undefined}
        onClick={(event) => onPress(event.shiftKey)}
        className="peer focus-on-picture col-start-1 row-start-1 size-6 appearance-none rounded-control border-2 border-on-night bg-night checked:border-accent checked:bg-accent"
      />
      <Icon
        icon={Check}
        size={16}
        className="pointer-events-none invisible col-start-1 row-start-1 text-on-accent peer-checked:visible"
      />
    </label>
  )
}
