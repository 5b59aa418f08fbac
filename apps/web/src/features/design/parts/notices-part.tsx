import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { CorrectionNotice } from '../../../league-ui/notices/correction-notice.tsx'
import { EmbargoNotice } from '../../../league-ui/notices/embargo-notice.tsx'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Progress, ProgressBar } from '../../../ui/components/progress.tsx'
import { OfflineBar } from '../../../ui/patterns/offline-bar.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { designTexts } from '../design-texts.ts'
import { Part } from './part.tsx'

// One hour, 47 minutes and 32 seconds from now.
const EMBARGO_LEFT_MS = 6_452_000

export function NoticesPart() {
  const texts = useTexts(designTexts).notices
  const [until] = useState(() => new Date(Date.now() + EMBARGO_LEFT_MS).toISOString())
  const [correctedAt] = useState(() => new Date().toISOString())
  return (
    <Part name="notices">
      <div className="grid gap-2">
        <Alert variant="error" action={<TextLink href="#notices">{texts.retry}</TextLink>}>
          {texts.error}
        </Alert>
        <Alert variant="warning">{texts.warning}</Alert>
        <Alert variant="info">{texts.info}</Alert>
        <Alert variant="success">{texts.success}</Alert>
      </div>
      <EmbargoNotice until={until} leagueZone={{ timeZone: 'Europe/Madrid', place: 'Madrid' }} />
      <CorrectionNotice corrections={[{ at: correctedAt, text: texts.correction }]} />
      <OfflineBar isOffline word={texts.offlineWord} text={texts.offline} />
    </Part>
  )
}

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
