import { Fragment } from 'react'
import { classNames } from '../../../../ui/primitives/class-names.ts'

export interface FieldMark {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly className: string
}

interface MarkedCopyProps {
  readonly content: string
  /** In the order of the text. */
  readonly marks: readonly FieldMark[]
  /** The type of the field, so that the lines break at the same words. */
  readonly className: string
}

/** Marks words of a title or summary: a text area cannot do that, so a copy of its text lies under it. */
export function MarkedCopy({ content, marks, className }: MarkedCopyProps) {
  if (marks.length === 0) return null
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-0 wrap-break-word whitespace-pre-wrap text-transparent! select-none',
        className,
      )}
    >
      {segmentsOf(content, marks).map(({ before, passage, mark }) => (
        <Fragment key={mark?.id ?? 'rest'}>
          {before}
          {mark !== null && passage !== '' && <mark className={mark.className}>{passage}</mark>}
        </Fragment>
      ))}
    </div>
  )
}

interface Segment {
  readonly before: string
  readonly passage: string
  readonly mark: FieldMark | null
}

/** The text cut at the marks, which may overlap; the last segment has none. */
function segmentsOf(content: string, marks: readonly FieldMark[]): Segment[] {
  const segments: Segment[] = []
  let end = 0
  for (const mark of marks) {
    const start = Math.max(mark.from, end)
    const passage = content.slice(start, Math.max(start, mark.to))
    segments.push({ before: content.slice(end, start), passage, mark })
    end = Math.max(start, mark.to)
  }
  return [...segments, { before: content.slice(end), passage: '', mark: null }]
}
