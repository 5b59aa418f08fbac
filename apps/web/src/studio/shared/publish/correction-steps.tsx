import { Ban, type LucideIcon, PencilLine, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { publishTexts } from './publish-texts.ts'

/** What a recall withdraws. */
export type RecallSubject = 'files' | 'post'

type CorrectionStep = 'correct' | RecallSubject

const STEPS: readonly CorrectionStep[] = ['correct', 'files', 'post']

const ICONS: Readonly<Record<CorrectionStep, LucideIcon>> = { correct: PencilLine, files: Ban, post: Undo2 }

interface CorrectionStepsProps {
  readonly value: CorrectionStep
  readonly onChange: (value: CorrectionStep) => void
}

/** At the head of both dialogs: what is done about a post that has been used. */
export function CorrectionSteps({ value, onChange }: CorrectionStepsProps) {
  const { correction, recall } = useTexts(publishTexts)
  const name = useId()
  const labels: Readonly<Record<CorrectionStep, string>> = {
    correct: correction.step,
    files: recall.files,
    post: recall.post,
  }
  return (
    <fieldset className="grid grid-cols-3 rounded-control border border-edge">
      <legend className="sr-only">{correction.steps}</legend>
      {STEPS.map((step) => (
        <label
          key={step}
          className="flex min-h-11 cursor-pointer items-center justify-center gap-2 border-line px-2 py-1.5 text-center text-14 leading-tight font-semibold not-first-of-type:border-l first-of-type:rounded-l-control last-of-type:rounded-r-control hover:bg-sunken has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-fine:min-h-9"
        >
          <input
            type="radio"
            name={name}
            value={step}
            checked={step === value}
            onChange={() => onChange(step)}
            className="sr-only"
          />
          <Icon icon={ICONS[step]} size={18} className="max-sm:hidden" />
          {labels[step]}
        </label>
      ))}
    </fieldset>
  )
}
