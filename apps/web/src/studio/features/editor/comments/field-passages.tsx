import type { Locale } from '@mixed-zone/contract/locales'
import type * as Y from 'yjs'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { MarkedCopy } from '../fields/marked-copy.tsx'
import { useSharedText } from '../fields/plain-field.tsx'
import { rangeInField } from './passages.ts'
import { usePostComments } from './use-comments.ts'

interface FieldPassagesProps {
  readonly text: Y.Text
  readonly locale: Locale
  readonly part: 'title' | 'summary'
  /** The type of the field. */
  readonly className: string
}

/** The commented passages of a title or summary. */
export function FieldPassages({ text, locale, part, className }: FieldPassagesProps) {
  const comments = usePostComments()
  const content = useSharedText(text)
  const marks = (comments?.open ?? [])
    .filter((comment) => comment.locale === locale && comment.part === part)
    .flatMap((comment) => {
      const range = rangeInField(text, comment)
      const look = classNames('comment-passage', comment.id === comments?.currentId && 'is-current')
      return range === null ? [] : [{ ...range, id: comment.id, className: look }]
    })
    .toSorted((a, b) => a.from - b.from)
  return <MarkedCopy content={content} marks={marks} className={className} />
}
