import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Progress, ProgressBar } from '../../../ui/components/progress.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { useState } from 'react'
import { useDesignWords } from '../words/design-words.ts'
import { Part } from './part.tsx'

export function WaitingPart() {
  const words = useDesignWords().waiting
  const [isRunning, setIsRunning] = useState(true)
  return (
    <Part name="waiting">
      <Progress
        label={words.download}
        value={isRunning ? 0.33 : 0}
        detail={words.detail}
        onCancel={() => setIsRunning(false)}
      />
      <ProgressBar label={words.loading} value={null} />
      <div className="grid items-start gap-8 sm:grid-cols-2">
        <Loading label={words.loading}>
          <Skeleton className="aspect-[3/2] w-full rounded-picture!" />
          <Skeleton className="mt-3 h-4 w-2/5" />
          <Skeleton className="mt-3 h-6 w-11/12" />
          <Skeleton className="mt-2 h-6 w-3/5" />
        </Loading>
        <EmptyState title={words.empty} action={<Button>{words.emptyAction}</Button>}>
          {words.emptyText}
        </EmptyState>
      </div>
    </Part>
  )
}
