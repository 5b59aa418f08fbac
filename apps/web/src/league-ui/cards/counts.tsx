import type { Card } from '@mixed-zone/contract/schemas/post'
import { FileText, Image, Video } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Icon } from '../../ui/primitives/icon.tsx'

interface CountsProps {
  readonly counts: Card['counts']
}

/** The numbers of pictures, videos and documents of a post, without zeros. */
export function Counts({ counts }: CountsProps) {
  const texts = useBaseTexts().ui.counts
  const { formatNumber } = useFormats()
  const documents = counts.texts + counts.files
  const shown = [
    { icon: Image, count: counts.images, name: texts.images({ count: counts.images }) },
    { icon: Video, count: counts.videos, name: texts.videos({ count: counts.videos }) },
    { icon: FileText, count: documents, name: texts.files({ count: documents }) },
  ].filter(({ count }) => count > 0)
  return shown.map(({ icon, count, name }) => (
    <span key={name} className="inline-flex items-center gap-1">
      <Icon icon={icon} size={16} />
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="sr-only">{name}</span>
    </span>
  ))
}
