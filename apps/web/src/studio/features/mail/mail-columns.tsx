import type { MailItem } from '@mixed-zone/contract/schemas/studio/mail'
import { useEffect, useMemo, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { ShortTime, useShortTime } from '../../shared/short-time.tsx'
import type { StudioColumn } from '../../shared/table/columns.ts'
import { MailStateText } from './mail-state.tsx'
import { mailTexts } from './mail-texts.ts'

/** The name of a template; one of another version keeps its technical name. */
export function useTemplateName(): (template: string) => string {
  const names: Readonly<Record<string, string>> = useTexts(mailTexts).templates
  return (template) => (Object.hasOwn(names, template) ? (names[template] ?? template) : template)
}

export function useMailColumns(): readonly StudioColumn<MailItem>[] {
  const texts = useTexts(mailTexts)
  const templateName = useTemplateName()
  return useMemo(
    () => [
      {
        id: 'state',
        exportColumns: ['state'],
        header: texts.state,
        renderCell: ({ state }) => <MailStateText state={state} />,
      },
      {
        id: 'template',
        exportColumns: ['template'],
        header: texts.mail,
        isRowHeader: true,
        renderCell: ({ template }) => templateName(template),
      },
      {
        id: 'recipient',
        exportColumns: ['recipient', 'language'],
        header: texts.to,
        isSortable: true,
        lines: 2,
        renderCell: ({ recipient, locale }) => (
          // Narrower where the name of the mail would break into three lines.
          <span className="block w-50 leading-5 sm:max-[48rem]:w-36 lg:max-[80rem]:w-36">
            <span className="block truncate" title={recipient}>
              {recipient === '' ? texts.erased : recipient}
            </span>
            <span className="block text-12 text-muted uppercase">{locale}</span>
          </span>
        ),
      },
      {
        id: 'answer',
        exportColumns: ['answer', 'attempts'],
        header: texts.answer,
        lines: 2,
        minRoom: 'medium',
        phonePlacement: 'hidden',
        renderCell: (mail) => <Answer mail={mail} />,
      },
      {
        id: 'createdAt',
        exportColumns: ['createdAt'],
        header: texts.time,
        isSortable: true,
        align: 'end',
        phonePlacement: 'end',
        renderCell: ({ createdAt }) => <ShortTime at={createdAt} />,
      },
    ],
    [texts, templateName],
  )
}

/** What the mail server said; before the first attempt, when the mail leaves. */
function Answer({ mail: { state, answer, attempts, nextAttemptAt, canBeCancelled } }: { readonly mail: MailItem }) {
  const texts = useTexts(mailTexts)
  const shortTime = useShortTime()
  const isFirst = state === 'waiting' && nextAttemptAt !== null
  const isNext = state === 'retrying' && nextAttemptAt !== null
  return (
    <span className="block max-w-50 leading-5">
      <span className="block truncate text-ink2">{isFirst ? <Departure at={nextAttemptAt} /> : (answer ?? '–')}</span>
      <span className="block text-12 text-muted">
        {isFirst && canBeCancelled && texts.canBeCancelled}
        {isNext && texts.nextTry({ number: attempts + 1, time: shortTime(nextAttemptAt) })}
        {!isFirst && !isNext && attempts > 0 && texts.tries({ count: attempts })}
      </span>
    </span>
  )
}

const COUNTDOWN_SECONDS = 60

/** "leaves in 7 s". */
function Departure({ at }: { readonly at: string }) {
  const texts = useTexts(mailTexts)
  const { time } = useFormats()
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.ceil((Date.parse(at) - now) / 1000)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (seconds <= 0) return texts.leavesNow
  return seconds > COUNTDOWN_SECONDS ? texts.leavesAt({ time: time(at) }) : texts.leavesIn({ seconds })
}
