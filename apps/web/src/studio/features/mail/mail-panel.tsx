import { cancelMail, resendMail } from '@mixed-zone/contract/endpoints/studio/mail'
import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { MailDetail } from '@mixed-zone/contract/schemas/studio/mail'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, MailOpen, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { AddressText } from '../../shared/address-text.tsx'
import { DetailPanel } from '../../shared/detail-panel.tsx'
import { FactRow, PanelBody } from '../../shared/panel-parts.tsx'
import { ShortTime } from '../../shared/short-time.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { useTemplateName } from './mail-columns.tsx'
import { MailContentDialog } from './mail-content.tsx'
import { mailQuery } from './mail-queries.ts'
import { MailStateBadge } from './mail-state.tsx'
import { mailTexts } from './mail-texts.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** From this many refused mails on, the problem is probably the domain's. */
const MIN_RETURNED_MAILS = 3

interface MailPanelProps {
  readonly id: string
  readonly position: string | null
  readonly onClose: () => void
}

/** One mail: its attempts, what the mail server answered, and what can be done. */
export function MailPanel({ id, position, onClose }: MailPanelProps) {
  const texts = useTexts(mailTexts)
  const templateName = useTemplateName()
  const query = useQuery(mailQuery(id))
  const { data } = query
  return (
    <DetailPanel
      label={data ? templateName(data.template) : texts.title}
      kind="mail"
      header={data && <MailStateBadge state={data.state} />}
      position={position}
      onClose={onClose}
    >
      <PanelBody query={query}>{(mail) => <Mail mail={mail} />}</PanelBody>
    </DetailPanel>
  )
}

function Mail({ mail }: { readonly mail: MailDetail }) {
  const locale = useLocale()
  const texts = useTexts(mailTexts)
  const { dateTime, formatNumber } = useFormats()
  const templateName = useTemplateName()
  const language = LOCALE_NAMES[locale][mail.locale]
  const name = mail.person?.name
  return (
    <>
      <h2 className="headline-22 mt-2">{templateName(mail.template)}</h2>
      <p className="mt-0.5 text-14 text-muted">
        {name ? texts.toPerson({ name, language }) : texts.inLanguage({ language })}
      </p>
      <dl className="mt-4">
        <FactRow label={texts.address}>
          {mail.recipient === '' ? texts.erased : <AddressText>{mail.recipient}</AddressText>}
        </FactRow>
        <FactRow label={texts.created}>{dateTime(mail.createdAt)}</FactRow>
        {mail.tries.map(({ at, result, answer, durationMs }, index) => (
          <FactRow key={index} label={index === 0 ? texts.attempts : ''}>
            <span className="block">
              <ShortTime at={at} /> · {texts.results[result]}
              {durationMs !== null && ` · ${texts.milliseconds({ ms: formatNumber(durationMs) })}`}
            </span>
            {answer !== null && <span className="block break-words text-muted">{answer}</span>}
          </FactRow>
        ))}
        {mail.returnedOfDomain > 0 && (
          <FactRow label={texts.sameDomain}>{texts.returnedOfDomain({ count: mail.returnedOfDomain })}</FactRow>
        )}
        {mail.notAfter !== null && <FactRow label={texts.notAfter}>{dateTime(mail.notAfter)}</FactRow>}
      </dl>
      {mail.suppressedSince !== null && (
        <Alert variant="warning" word={texts.suppressedWord} className="mt-4 text-14">
          {texts.suppressedText({ since: dateTime(mail.suppressedSince) })}
        </Alert>
      )}
      {mail.returnedOfDomain >= MIN_RETURNED_MAILS && (
        <Alert variant="warning" word={texts.domainWord} className="mt-4 text-14">
          {texts.domainText}
        </Alert>
      )}
      <MailActions mail={mail} />
    </>
  )
}

function MailActions({ mail }: { readonly mail: MailDetail }) {
  const client = useQueryClient()
  const texts = useTexts(mailTexts)
  const { states } = useBaseTexts()
  const [asked, setAsked] = useState<'resend' | 'cancel' | 'read' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const close = () => setAsked(null)

  async function run(action: 'resend' | 'cancel', reason: string): Promise<void> {
    setIsBusy(true)
    const endpoint = action === 'resend' ? resendMail : cancelMail
    const result = await studioClient.call(endpoint, { reason }, { params: { id: mail.id } })
    setIsBusy(false)
    // After any other failure the reason that was typed can be sent again.
    if (result.ok || result.failure.type === 'conflict') close()
    if (result.ok) toasts.show(action === 'resend' ? texts.resent : texts.cancelled)
    else if (result.failure.type === 'conflict') toasts.showError(texts.changedMeanwhile)
    else toasts.showError(failureMessage(result.failure, states))
    void client.invalidateQueries({ queryKey: studioKey('mail') })
  }

  return (
    <div className="mt-5 flex flex-col gap-2">
      {mail.canBeSentAgain && (
        <Button icon={RotateCcw} isFullWidth onClick={() => setAsked('resend')}>
          {texts.resend}
        </Button>
      )}
      {mail.hasContent && (
        <Button icon={MailOpen} isFullWidth onClick={() => setAsked('read')}>
          {texts.read}
        </Button>
      )}
      {mail.canBeCancelled && (
        <Button variant="quiet" icon={Ban} isFullWidth onClick={() => setAsked('cancel')}>
          {texts.cancel}
        </Button>
      )}
      <p className="mt-2 text-12 text-muted">{mail.hasContent ? texts.secretsHidden : texts.contentNotStored}</p>
      {asked === 'read' && <MailContentDialog id={mail.id} onClose={close} />}
      {asked === 'resend' && (
        <ReasonDialog
          title={texts.resendTitle}
          text={mail.suppressedSince === null ? texts.resendText : texts.resendReleases}
          confirm={texts.resendConfirm}
          isBusy={isBusy}
          onConfirm={(reason) => void run('resend', reason)}
          onClose={close}
        />
      )}
      {asked === 'cancel' && (
        <ReasonDialog
          title={texts.cancelTitle}
          text={texts.cancelText}
          confirm={texts.cancelConfirm}
          isDanger
          isBusy={isBusy}
          onConfirm={(reason) => void run('cancel', reason)}
          onClose={close}
        />
      )}
    </div>
  )
}
