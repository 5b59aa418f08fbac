import { Fragment } from 'react'
import type { Locale } from '@mixed-zone/contract/locales'
import type * as Y from 'yjs'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { useSharedText } from '../fields/plain-field.tsx'
import { type PassageRange, rangeInField } from './passages.ts'
import { usePostComments } from './use-comments.ts'

interface FieldPassagesProps {
  readonly text: Y.Text
  readonly locale: Locale
  readonly part: 'title' | 'summary'
  /** The type of the field, so that the lines break at the same words. */
  readonly className: string
}

/** The commented passages of a title or summary: a text area cannot mark words, so a copy of its text lies under it. */
export function FieldPassages({ text, locale, part, className }: FieldPassagesProps) {
  const comments = usePostComments()
  const content = useSharedText(text)
  const ranges = (comments?.open ?? [])
    .filter((comment) => comment.locale === locale && comment.part === part)
    .flatMap((comment) => {
      const range = rangeInField(text, comment)
      return range === null ? [] : [{ ...range, id: comment.id }]
    })
    .toSorted((a, b) => a.from - b.from)
  if (ranges.length === 0) return null
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-0 wrap-break-word whitespace-pre-wrap text-transparent! select-none',
        className,
      )}
    >
      {segmentsOf(content, ranges).map(({ before, passage, id }) => (
        <Fragment key={id}>
          {before}
          {passage !== '' && (
            <mark className={classNames('comment-passage', id === comments?.currentId && 'is-current')}>{passage}</mark>
          )}
        </Fragment>
      ))}
    </div>
  )
}

interface Segment {
  readonly id: string
  readonly before: string
  readonly passage: string
}

/** The text cut at the passages, which may overlap; the last segment has none. */
function segmentsOf(content: string, ranges: readonly (PassageRange & { readonly id: string })[]): Segment[] {
  const segments: Segment[] = []
  let end = 0
  for (const { from, to, id } of ranges) {
    const start = Math.max(from, end)
    segments.push({ id, before: content.slice(end, start), passage: content.slice(start, Math.max(start, to)) })
    end = Math.max(start, to)
  }
  return [...segments, { id: 'rest', before: content.slice(end), passage: '' }]
}
