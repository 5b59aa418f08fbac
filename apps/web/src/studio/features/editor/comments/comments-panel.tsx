import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { Comment } from '@mixed-zone/contract/schemas/studio/versions'
import type { PostDocument } from '@mixed-zone/document/document'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { createDebounce } from '../../../../ui/components/debounce.ts'
import { Button } from '../../../../ui/primitives/button.tsx'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Avatar } from '../../../shared/avatar.tsx'
import { PanelBody } from '../../../shared/panel-parts.tsx'
import { ShortTime } from '../../../shared/short-time.tsx'
import { PassageQuote } from './comment-dialog.tsx'
import { commentsTexts } from './comments-texts.ts'
import { isPassageGone } from './passages.ts'
import type { Comments } from './use-comments.ts'

interface CommentsPanelProps {
  readonly comments: Comments
  readonly document: PostDocument
  readonly onGoTo: (comment: Comment) => void
}

/** The open comments of a post, in all languages, and those that were resolved. */
export function CommentsPanel({ comments, document, onGoTo }: CommentsPanelProps) {
  const texts = useTexts(commentsTexts)
  const { open, resolved, currentId, isEditable } = comments
  const gone = useGonePassages(document, open)
  const list = useRef<HTMLDivElement | null>(null)
  const heading = useRef<HTMLHeadingElement | null>(null)

  useEffect(() => {
    if (currentId === null) return
    list.current?.querySelector(`[data-comment="${currentId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  async function handleResolve(comment: Comment): Promise<void> {
    // The focus moves on, because the button that was pressed disappears.
    const index = open.indexOf(comment)
    const next = open[index + 1] ?? open[index - 1]
    if (!(await comments.resolve(comment))) return
    const button = next && list.current?.querySelector<HTMLElement>(`[data-comment="${next.id}"] button`)
    ;(button ?? heading.current)?.focus()
  }

  return (
    <div ref={list} className="px-5 py-4 max-sm:pb-28">
      <h2 ref={heading} tabIndex={-1} className="headline-18 outline-none">
        {texts.title} <span className="font-text text-14 font-medium text-muted">{open.length}</span>
      </h2>
      <PanelBody query={comments.query}>
        {() => (
          <>
            {open.length === 0 && (
              <p className="mt-3 text-14 text-muted">
                {texts.none} {isEditable && texts.noneHelp}
              </p>
            )}
            <ul className="mt-3 grid gap-3">
              {open.map((comment) => (
                <li
                  key={comment.id}
                  data-comment={comment.id}
                  aria-current={comment.id === currentId || undefined}
                  className={classNames(
                    'rounded-control border border-line bg-surface p-3',
                    comment.id === currentId && 'border-edge shadow-[inset_3px_0_0_var(--lamp)]',
                  )}
                >
                  <CommentText comment={comment} />
                  {gone.has(comment.id) && <p className="mt-2 text-12 text-muted">{texts.gone}</p>}
                  <p className="mt-2 flex flex-wrap gap-2">
                    {!gone.has(comment.id) && (
                      <Button size="small" variant="quiet" onClick={() => onGoTo(comment)}>
                        {texts.goTo}
                      </Button>
                    )}
                    {isEditable && (
                      <Button size="small" icon={Check} onClick={() => void handleResolve(comment)}>
                        {texts.resolve}
                      </Button>
                    )}
                  </p>
                </li>
              ))}
            </ul>
            {resolved.length > 0 && (
              <details className="mt-5">
                <summary className="cursor-pointer rounded-control py-2 text-14 font-semibold">
                  {texts.showResolved({ count: resolved.length })}
                </summary>
                <ul className="mt-1 grid gap-3">
                  {resolved.map((comment) => (
                    <li key={comment.id} className="rounded-control border border-line p-3">
                      <CommentText comment={comment} />
                      <p className="mt-2 flex flex-wrap items-center justify-between gap-2 text-12 text-muted">
                        {texts.resolvedBy({ name: comment.resolved?.by.name || texts.someone })}
                        {isEditable && (
                          <Button size="small" variant="quiet" onClick={() => void comments.reopen(comment)}>
                            {texts.reopen}
                          </Button>
                        )}
                      </p>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </>
        )}
      </PanelBody>
    </div>
  )
}

function CommentText({ comment }: { readonly comment: Comment }) {
  const texts = useTexts(commentsTexts)
  const names = LOCALE_NAMES[useLocale()]
  const { author, at, locale, part, quote, text } = comment
  const name = author.name || texts.someone
  return (
    <>
      <p className="flex items-center gap-2 text-14">
        <Avatar name={name} />
        <span className="min-w-0 truncate font-semibold">{name}</span>
        <ShortTime at={at} className="ml-auto text-12 text-muted" />
      </p>
      <p className="mt-2 mb-1 text-12 text-muted">
        {texts.where({ part: texts.parts[part], language: names[locale] })}
      </p>
      <PassageQuote quote={quote} lang={locale} />
      <p className="mt-2 text-14 wrap-anywhere whitespace-pre-line">{text}</p>
    </>
  )
}

const DEBOUNCE_MS = 500

/** Ids of comments whose passage was deleted, once nobody has typed for a moment. */
function useGonePassages(document: PostDocument, open: readonly Comment[]): ReadonlySet<string> {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const updateGone = () =>
      setGone(new Set(open.filter((comment) => isPassageGone(document, comment)).map(({ id }) => id)))
    const { call, cancel } = createDebounce(updateGone, DEBOUNCE_MS)
    updateGone()
    document.on('update', call)
    return () => {
      cancel()
      document.off('update', call)
    }
  }, [document, open])
  return gone
}
