import type { MailItem } from '@mixed-zone/contract/schemas/studio/mail'
import { useMemo } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
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
  const { date, time, dateTime } = useFormats()
  const templateName = useTemplateName()
  return useMemo(
    () => [
      {
        id: 'state',
        exported: ['state'],
        head: texts.state,
        renderCell: ({ state }) => <MailStateText state={state} />,
      },
      {
        id: 'template',
        exported: ['template'],
        head: texts.mail,
        isRowHead: true,
        renderCell: ({ template }) => templateName(template),
      },
      {
        id: 'recipient',
        exported: ['recipient', 'language'],
        head: texts.to,
        isSortable: true,
        renderCell: ({ recipient, locale }) => (
          <span className="break-all">
            {recipient === '' ? texts.erased : recipient} <span className="text-12 text-muted uppercase">{locale}</span>
          </span>
        ),
      },
      {
        id: 'answer',
        exported: ['answer', 'attempts'],
        head: texts.answer,
        lines: 2,
        phone: 'hidden',
        renderCell: ({ answer, attempts }) => (
          <span className="block max-w-70 leading-5">
            <span className="block truncate text-ink2">{answer ?? '–'}</span>
            {attempts > 0 && <span className="block text-12 text-muted">{texts.tries({ count: attempts })}</span>}
          </span>
        ),
      },
      {
        id: 'createdAt',
        exported: ['createdAt'],
        head: texts.time,
        isSortable: true,
        align: 'end',
        phone: 'end',
        renderCell: ({ createdAt }) => (
          <time dateTime={createdAt} title={dateTime(createdAt)} className="whitespace-nowrap tabular-nums">
            {date(createdAt) === date(new Date()) ? time(createdAt) : date(createdAt)}
          </time>
        ),
      },
    ],
    [texts, date, time, dateTime, templateName],
  )
}
