import { useState } from 'react'
import { CorrectionNotice } from '../../../ui/components/correction-notice.tsx'
import { EmbargoNotice } from '../../../ui/components/embargo-notice.tsx'
import { OfflineBar } from '../../../ui/patterns/offline-bar.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { useDesignWords } from '../words/design-words.ts'
import { Part } from './part.tsx'

// One hour, 47 minutes and 32 seconds from now.
const EMBARGO_LEFT_MS = 6_452_000

export function NoticesPart() {
  const words = useDesignWords().notices
  const [until] = useState(() => new Date(Date.now() + EMBARGO_LEFT_MS).toISOString())
  const [correctedAt] = useState(() => new Date().toISOString())
  return (
    <Part name="notices">
      <div className="grid gap-2">
        <Alert variant="error" action={<TextLink href="#notices">{words.retry}</TextLink>}>
          {words.error}
        </Alert>
        <Alert variant="warning">{words.warning}</Alert>
        <Alert variant="info">{words.info}</Alert>
        <Alert variant="success">{words.success}</Alert>
      </div>
      <EmbargoNotice until={until} leagueZone={{ timeZone: 'Europe/Madrid', place: 'Madrid' }} />
      <CorrectionNotice corrections={[{ at: correctedAt, text: words.correction }]} />
      <OfflineBar isOffline word={words.offlineWord} text={words.offline} />
    </Part>
  )
}
