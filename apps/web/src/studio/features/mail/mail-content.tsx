import type { MailContent } from '@mixed-zone/contract/schemas/studio/mail'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { mailContentQuery } from './mail-queries.ts'
import { mailTexts } from './mail-texts.ts'

interface MailContentViewProps {
  readonly query: Pick<UseQueryResult<MailContent>, 'data' | 'error' | 'refetch'>
  /** Before the choice between HTML and text. */
  readonly tools?: ReactNode
}

/** A mail as its reader sees it: the HTML in a frame that runs nothing, and the text. */
export function MailContentView({ query, tools }: MailContentViewProps) {
  const texts = useTexts(mailTexts)
  const [view, setView] = useState<'html' | 'text'>('html')
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {tools}
        <SegmentedControl
          label={texts.content}
          value={view}
          onChange={setView}
          segments={[
            { value: 'html', label: texts.html },
            { value: 'text', label: texts.text },
          ]}
        />
      </div>
      <div className="mt-4">
        <PanelBody query={query}>
          {({ subject, text, htmlUrl }) =>
            view === 'html' ? (
              <iframe
                sandbox=""
                src={htmlUrl}
                title={subject}
                className="h-[min(44rem,60dvh)] w-full rounded-control border border-line bg-paper"
              />
            ) : (
              <pre className="rounded-control border border-line bg-paper p-4 font-sans text-14 break-words whitespace-pre-wrap">
                {text}
              </pre>
            )
          }
        </PanelBody>
      </div>
    </>
  )
}

export function MailContentDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const texts = useTexts(mailTexts)
  const query = useQuery(mailContentQuery(id))
  return (
    <Dialog isOpen onClose={onClose} title={query.data?.subject ?? texts.content} subtitle={texts.secretsHidden}>
      <MailContentView query={query} />
    </Dialog>
  )
}
