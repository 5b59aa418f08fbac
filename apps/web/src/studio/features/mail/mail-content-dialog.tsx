import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { mailContentQuery } from './mail-queries.ts'
import { mailTexts } from './mail-texts.ts'

interface MailContentDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** A mail as its reader sees it: the HTML in a frame that runs nothing, and the text. */
export function MailContentDialog({ id, onClose }: MailContentDialogProps) {
  const texts = useTexts(mailTexts)
  const { loading } = useBaseTexts().shell
  const [view, setView] = useState<'html' | 'text'>('html')
  const { data, error, refetch } = useQuery(mailContentQuery(id))
  return (
    <Dialog isOpen onClose={onClose} title={data?.subject ?? texts.content} subtitle={texts.secretsHidden}>
      <SegmentedControl
        label={texts.content}
        value={view}
        onChange={setView}
        segments={[
          { value: 'html', label: texts.html },
          { value: 'text', label: texts.text },
        ]}
      />
      <div className="mt-4">
        {data && view === 'html' && (
          <iframe
            sandbox=""
            src={data.htmlUrl}
            title={data.subject}
            className="h-[min(28rem,60dvh)] w-full rounded-control border border-line bg-paper"
          />
        )}
        {data && view === 'text' && (
          <pre className="rounded-control border border-line bg-paper p-4 font-sans text-14 break-words whitespace-pre-wrap">
            {data.text}
          </pre>
        )}
        {!data && error === null && (
          <Loading label={loading}>
            <Skeleton className="h-[min(28rem,60dvh)]" />
          </Loading>
        )}
        {!data && error !== null && <FailedPart error={error} onRetry={() => void refetch()} />}
      </div>
    </Dialog>
  )
}
