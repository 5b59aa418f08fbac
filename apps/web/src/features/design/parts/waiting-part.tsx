import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Progress, ProgressBar } from '../../../ui/components/progress.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { designTexts } from '../design-texts.ts'
import { Part } from './part.tsx'

export function WaitingPart() {
  const texts = useTexts(designTexts).waiting
  const [isRunning, setIsRunning] = useState(true)
  return (
    <Part name="waiting">
      <Progress
        label={texts.download}
        value={isRunning ? 0.33 : 0}
        detail={texts.detail}
        onCancel={() => setIsRunning(false)}
      />
      <ProgressBar label={texts.loading} value={null} />
      <div className="grid items-start gap-8 sm:grid-cols-2">
        <Loading label={texts.loading}>
          <Skeleton className="aspect-[3/2] w-full rounded-picture!" />
          <Skeleton className="mt-3 h-4 w-2/5" />
          <Skeleton className="mt-3 h-6 w-11/12" />
          <Skeleton className="mt-2 h-6 w-3/5" />
        </Loading>
        <EmptyState title={texts.empty} action={<Button>{texts.emptyAction}</Button>}>
          {texts.emptyText}
        </EmptyState>
      </div>
    </Part>
  )
}
