import { getMail, sendTestMail } from '@mixed-zone/contract/endpoints/studio/mail'
import type { MailDetail } from '@mixed-zone/contract/schemas/studio/mail'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { settingsQuery } from '../../features/settings/settings-query.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { firstRunTexts } from './first-run-texts.ts'

const POLL_MS = 1_000

const isPending = ({ state }: MailDetail) => state === 'waiting' || state === 'sending'

/** Whether invitations would arrive: a mail to oneself, and what the server answered. */
export function MailTest() {
  const texts = useTexts(firstRunTexts).mail
  const { states } = useBaseTexts()
  const [mailId, setMailId] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  /** Null: there is no mail server. Undefined until it is known. */
  const host = useQuery(settingsQuery).data?.connections.mailHost
  const mail = useQuery({
    queryKey: studioKey('mail', 'first-run', mailId),
    queryFn: ({ signal }) => orThrow(studioClient.call(getMail, undefined, { params: { id: mailId ?? '' }, signal })),
    enabled: mailId !== null,
    refetchInterval: ({ state: { data } }) => (data === undefined || isPending(data) ? POLL_MS : false),
  }).data

  async function send(): Promise<void> {
    setIsSending(true)
    const result = await studioClient.call(sendTestMail, undefined)
    setIsSending(false)
    if (result.ok) setMailId(result.value.id)
    else toasts.showError(failureMessage(result.failure, states))
  }

  return (
    <section aria-labelledby="mail-test" className="section-rule mb-8 grid gap-3">
      <h2 id="mail-test" className="headline-18">
        {texts.title}
      </h2>
      <p className="measure min-h-5 text-14 text-muted">
        {host !== undefined && (host === null ? texts.files : texts.server({ host }))}
      </p>
      <div>
        <Button
          size="small"
          icon={Mail}
          isBusy={isSending || (mailId !== null && (mail === undefined || isPending(mail)))}
          onClick={() => void send()}
        >
          {texts.test}
        </Button>
      </div>
      {mail !== undefined && <Answer mail={mail} hasServer={host !== null} />}
    </section>
  )
}

function Answer({ mail, hasServer }: { readonly mail: MailDetail; readonly hasServer: boolean }) {
  const locale = useLocale()
  const texts = useTexts(firstRunTexts).mail
  if (isPending(mail)) return <p role="status">{texts.waiting}</p>
  if (mail.state === 'accepted') return <Alert variant="success">{hasServer ? texts.accepted : texts.written}</Alert>
  return (
    <Alert
      variant="error"
      action={<TextLink href={`${paths.studioMail({ locale })}?open=${mail.id}`}>{texts.see}</TextLink>}
    >
      {texts.refused({ answer: mail.tries[0]?.answer ?? texts.noAnswer })}
    </Alert>
  )
}
