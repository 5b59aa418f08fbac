import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { CorrectionNotice } from '../../../league-ui/notices/correction-notice.tsx'
import { EmbargoNotice } from '../../../league-ui/notices/embargo-notice.tsx'
import { OfflineBar } from '../../../ui/patterns/offline-bar.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
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
