import type { Locale } from '@mixed-zone/contract/locales'
import { type PostDocument, summaryOf, titleOf } from '@mixed-zone/document/document'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { MarkedCopy } from '../fields/marked-copy.tsx'
import { useSharedText } from '../fields/plain-field.tsx'
import { findInText } from './find-text.ts'
import { useFind } from './use-find.ts'

interface FieldMatchesProps {
  readonly document: PostDocument
  readonly locale: Locale
  readonly part: 'title' | 'summary'
  /** The type of the field. */
  readonly className: string
}

/** Marks what is searched in a title or summary. */
export function FieldMatches({ document, locale, part, className }: FieldMatchesProps) {
  const find = useFind()
  const title = useSharedText(titleOf(document, locale))
  const summary = useSharedText(summaryOf(document, locale))
  if (!find?.isOpen || find.locale !== locale) return null
  const content = part === 'title' ? title : summary
  const before = part === 'title' ? 0 : findInText(title, find.query).length
  const marks = findInText(content, find.query).map((match, index) => ({
    ...match,
    id: String(match.from),
    className: classNames('find-match', before + index === find.index && 'is-current'),
  }))
  return <MarkedCopy content={content} marks={marks} className={className} />
}
