import { cancelJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import type { JobRow } from '@mixed-zone/contract/schemas/studio/jobs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Dialog } from '../../ui/components/overlays/dialog.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Spinner } from '../../ui/primitives/spinner.tsx'
import { DockCard, SHOWN_AFTER_END_MS } from './dock-card.tsx'
import { ExportCard } from './export-card.tsx'
import { useExports } from './exports.ts'
import { dismissJob, jobQuery, type TrackedJob, useJobs } from './jobs.ts'
import { sharedTexts } from './shared-texts.ts'
import { studioClient } from './studio-client.ts'
import { STUDIO_KEY } from './studio-query.ts'
import { PendingCard, useUnfinishedUploads } from './uploads/pending-card.tsx'
import { UploadCard } from './uploads/upload-card.tsx'
import { useUploadsState } from './uploads/uploads-store.ts'

/** The uploads, bulk actions and exports that run, and those that failed or left rows as they were. */
export function JobDock() {
  const texts = useTexts(sharedTexts).jobs
  const jobs = useJobs((state) => state.jobs)
  const exports = useExports((state) => state.exports)
  const hasUploads = useUploadsState(({ items }) => items.length > 0)
  const unfinished = useUnfinishedUploads()
  if (jobs.length + exports.length + unfinished.count === 0 && !hasUploads) return null
  return (
    <ul aria-label={texts.title} className="mb-2 grid grid-cols-1 gap-2">
      {hasUploads && (
        <li>
          <UploadCard />
        </li>
      )}
      {unfinished.count > 0 && (
        <li>
          <PendingCard unfinished={unfinished} />
        </li>
      )}
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard tracked={job} />
        </li>
      ))}
      {exports.map((tracked) => (
        <li key={`export ${tracked.id}`}>
          <ExportCard tracked={tracked} />
        </li>
      ))}
    </ul>
  )
}

function JobCard({ tracked }: { readonly tracked: TrackedJob }) {
  const client = useQueryClient()
  const texts = useTexts(sharedTexts).jobs
  const { close, cancel } = useBaseTexts().ui
  const { formatNumber } = useFormats()
  const { data } = useQuery(jobQuery(tracked.id))
  const [isOpen, setIsOpen] = useState(false)
  const job = data?.job
  const isRunning = job === undefined || job.state === 'running'
  const failed = job?.failed ?? 0

  useEffect(() => {
    if (job === undefined || isRunning) return
    tracked.onEnded?.(job)
    void client.invalidateQueries({ queryKey: STUDIO_KEY })
    if (job.failed > 0 || job.state !== 'done') return
    const timer = setTimeout(() => dismissJob(tracked.id), SHOWN_AFTER_END_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it has ended
  }, [isRunning])

  const shown = job
    ? texts.progress({ done: formatNumber(job.finished), total: formatNumber(job.total) })
    : texts.starting
  return (
    <DockCard
      label={tracked.label}
      detail={shown}
      icon={isRunning ? <Spinner size={16} /> : <Icon icon={failed > 0 ? CircleAlert : CircleCheck} size={16} />}
      button={
        isRunning ? (
          <IconButton
            icon={X}
            size="small"
            label={cancel}
            onClick={() => void studioClient.call(cancelJob, undefined, { params: { id: tracked.id } })}
          />
        ) : (
          <IconButton icon={X} size="small" label={close} onClick={() => dismissJob(tracked.id)} />
        )
      }
    >
      {!isRunning && failed > 0 && (
        <button type="button" onClick={() => setIsOpen(true)} className="underlined mt-1 min-h-6 font-semibold">
          {texts.failed({ count: failed, shown: formatNumber(failed) })}
        </button>
      )}
      {isOpen && data && (
        <FailedRows title={tracked.label} rows={data.rows.items} total={failed} onClose={() => setIsOpen(false)} />
      )}
    </DockCard>
  )
}

interface FailedRowsProps {
  readonly title: string
  readonly rows: readonly JobRow[]
  readonly total: number
  readonly onClose: () => void
}

function FailedRows({ title, rows, total, onClose }: FailedRowsProps) {
  const texts = useTexts(sharedTexts).jobs
  const { errors, ui } = useBaseTexts()
  const { formatNumber } = useFormats()
  const messages: Readonly<Record<string, string>> = errors
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      subtitle={texts.failed({ count: total, shown: formatNumber(total) })}
      footer={<Button onClick={onClose}>{ui.close}</Button>}
    >
      <ul className="text-14">
        {rows.map(({ id, label, result, reason }) => (
          <li key={id} className="border-b border-line py-2">
            <span className="font-semibold">{label ?? texts.gone}</span>
            <span className="block text-muted">{reason ? texts.reasons[reason] : (messages[result] ?? result)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
