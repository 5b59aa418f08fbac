import type { CardDocument } from '@mixed-zone/contract/schemas/post'
import { FileText } from 'lucide-react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { ReleaseCard } from '../../../league-ui/cards/release-card.tsx'
import { Badge } from '../../../ui/components/badge.tsx'
import { handleFileLink } from '../../downloads/downloads.tsx'
import type { RhythmProps } from './rhythm-props.ts'

/** Press releases: text in three columns with rules, their documents at hand. */
export function Releases({ posts }: RhythmProps) {
  return (
    <div className="grid gap-y-6 lg:grid-cols-3 lg:gap-x-16">
      {posts.slice(0, 3).map((card) => (
        <div
          key={card.id}
          className="max-lg:not-first:border-t max-lg:not-first:border-line max-lg:not-first:pt-6 lg:not-first:-ml-8 lg:not-first:border-l lg:not-first:border-line lg:not-first:pl-8"
        >
          <ReleaseCard
            card={card}
            actions={card.documents?.map((file) => <DocumentLink key={file.id} file={file} />)}
          />
        </div>
      ))}
    </div>
  )
}

function DocumentLink({ file }: { readonly file: CardDocument }) {
  const texts = useBaseTexts().home
  const { bytes } = useFormats()
  const kind = file.name.split('.').at(-1)?.toUpperCase() ?? ''
  return (
    <a
      href={file.url}
      download={file.name}
      onClick={(event) => handleFileLink(event, { title: file.name, file })}
      aria-label={`${texts.download({ name: file.name })}, ${bytes(file.size)}`}
      className="touch-target rounded-control"
    >
      <Badge icon={FileText}>{`${kind} ${bytes(file.size)}`}</Badge>
    </a>
  )
}
