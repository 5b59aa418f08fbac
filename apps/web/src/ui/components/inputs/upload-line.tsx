import { CircleAlert, FileText, X } from 'lucide-react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { IconButton } from '../../primitives/icon-button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { ProgressBar } from '../progress.tsx'
import type { UploadEntry } from './uploader-entries.ts'

interface UploadLineProps {
  readonly entry: UploadEntry
  readonly progress: number | null
  readonly onRemove: () => void
}

/** One file of an uploader: name and size or problem, progress, and a remove button. */
export function UploadLine({ entry, progress, onRemove }: UploadLineProps) {
  const texts = useBaseTexts().ui
  const { formatBytes } = useFormats()
  const { file, problem } = entry
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <Icon icon={problem ? CircleAlert : FileText} className={problem ? 'text-flare' : 'text-ink'} />
      <div className="min-w-0 flex-1">
        {problem ? (
          <p role="alert" className="text-14">
            <strong className="block font-semibold text-flare">{problem.title}</strong>
            <span className="break-words">{problem.message}</span>
          </p>
        ) : (
          <p className="text-14 break-words">
            <span className="font-semibold">{file.name}</span>{' '}
            <span className="text-muted">{formatBytes(file.size)}</span>
          </p>
        )}
        {progress !== null && !problem && (
          <div className="mt-1.5">
            <ProgressBar label={file.name} value={progress} isLabelHidden />
          </div>
        )}
      </div>
      <IconButton icon={X} size="small" label={texts.removeChoice({ name: file.name })} onClick={onRemove} />
    </li>
  )
}
