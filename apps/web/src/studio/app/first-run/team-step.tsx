import { invitePerson } from '@mixed-zone/contract/endpoints/studio/people'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { firstRunTexts } from './first-run-texts.ts'
import { InvitationTable } from './invitation-table.tsx'
import { readAddresses } from './invitations.ts'
import { MailTest } from './mail-test.tsx'
import { type PlannedInvitation, plannedInvitations } from './planned-invitations.ts'
import { setupQuery } from './setup-query.ts'
import { StepPage, type StepProps } from './step-page.tsx'

/** Invites colleagues. Pasted addresses become rows at once; what is no address stays in the field. */
export function TeamStep({ step, setup }: StepProps) {
  const texts = useTexts(firstRunTexts).team
  const locale = useLocale()
  const client = useQueryClient()
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const [typed, setTyped] = useState('')
  /** What was pasted or left in the field and is no address. */
  const [wrongWords, setWrongWords] = useState<readonly string[]>([])
  const [rows, setRows] = useState<readonly PlannedInvitation[]>(() => plannedInvitations.read() ?? [])
  /** By address. */
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  function keep(next: readonly PlannedInvitation[]): void {
    setRows(next)
    if (next.length === 0) plannedInvitations.clear()
    else plannedInvitations.save([...next])
  }

  function read(text: string): void {
    const { invitations, rest } = readAddresses(text, rows, locale)
    if (invitations.length > 0) keep([...rows, ...invitations])
    setTyped(rest.join('\n'))
    setWrongWords(rest)
  }

  /** An address is complete once something follows it. */
  function handleTyped(text: string): void {
    setWrongWords([])
    const end = Math.max(...[',', ';', '\n', ' '].map((mark) => text.lastIndexOf(mark))) + 1
    const { invitations, rest } = readAddresses(text.slice(0, end), rows, locale)
    if (invitations.length === 0) return setTyped(text)
    keep([...rows, ...invitations])
    setTyped([...rest, text.slice(end)].filter((part) => part !== '').join('\n'))
  }

  /** One after the other, each by itself: what was sent is not sent again if one of them fails. */
  async function send(): Promise<boolean> {
    // What is no address would be lost.
    if (typed.trim() !== '') {
      read(typed)
      return false
    }
    const wrong: Record<string, string> = {}
    let left = rows
    let sent = 0
    for (const row of rows) {
      if (row.name.trim() === '' || row.surnames.trim() === '') {
        wrong[row.email] = texts.nameMissing
        continue
      }
      const result = await studioClient.call(invitePerson, row)
      if (result.ok) {
        left = left.filter(({ email }) => email !== row.email)
        keep(left)
        sent += 1
      } else {
        const { failure } = result
        const message = Object.values(failure.fields)[0] ?? failureMessage(failure, states)
        wrong[row.email] = failure.type === 'conflict' ? texts.taken : message
        // Without the password none of them can be sent.
        if (failure.type === 'reauthentication' || failure.type === 'network') break
      }
    }
    setProblems(wrong)
    if (sent > 0) toasts.show(texts.sent({ count: sent, shown: formatNumber(sent) }))
    void client.invalidateQueries({ queryKey: studioKey('person') })
    void client.invalidateQueries({ queryKey: setupQuery.queryKey })
    return left.length === 0
  }

  const isAlone = setup.counts.deciders < 2 && rows.every(({ role }) => role !== 'admin')
  return (
    <StepPage
      step={step}
      title={texts.title}
      goOn={{
        label: rows.length === 0 ? texts.goOn : texts.send({ count: rows.length, shown: formatNumber(rows.length) }),
        run: send,
      }}
    >
      <MailTest />
      <p className="measure mb-4 text-ink2">{texts.intro}</p>
      <Field
        label={texts.addresses}
        error={wrongWords.length > 0 ? texts.wrong({ addresses: wrongWords.join(', ') }) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            value={typed}
            onChange={(event) => handleTyped(event.target.value)}
            onPaste={(event) => {
              event.preventDefault()
              read(`${typed} ${event.clipboardData.getData('text')}`)
            }}
            onBlur={() => read(typed)}
          />
        )}
      </Field>
      <InvitationTable
        rows={rows}
        problems={problems}
        onChange={(changed) => keep(rows.map((row) => (row.email === changed.email ? changed : row)))}
        onRemove={(email) => keep(rows.filter((row) => row.email !== email))}
      />
      {isAlone && (
        <Alert variant="warning" className="mt-4">
          {texts.alone}
        </Alert>
      )}
    </StepPage>
  )
}
