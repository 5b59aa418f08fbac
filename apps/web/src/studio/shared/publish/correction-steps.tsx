import { Ban, PencilLine, Undo2 } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { type Segment, SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { publishTexts } from './publish-texts.ts'

/** What a recall withdraws. */
export type RecallSubject = 'files' | 'post'

type CorrectionStep = 'correct' | RecallSubject

interface CorrectionStepsProps {
  readonly value: CorrectionStep
  readonly onChange: (value: CorrectionStep) => void
}

/** At the top of both dialogs: what is done about a post that has been used. */
export function CorrectionSteps({ value, onChange }: CorrectionStepsProps) {
  const { correction, recall } = useTexts(publishTexts)
  const segments: readonly Segment<CorrectionStep>[] = [
    { value: 'correct', label: correction.step, icon: PencilLine },
    { value: 'files', label: recall.files, icon: Ban },
    { value: 'post', label: recall.post, icon: Undo2 },
  ]
  return <SegmentedControl isWide label={correction.steps} segments={segments} value={value} onChange={onChange} />
}
