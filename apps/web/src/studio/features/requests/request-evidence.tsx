import { deleteDomain, setDomainState } from '@mixed-zone/contract/endpoints/studio/requests'
import type { RequestDetail } from '@mixed-zone/contract/schemas/studio/requests'
import { paths } from '@mixed-zone/contract/screens'
import { useQueryClient } from '@tanstack/react-query'
import { AtSign, ExternalLink, Globe, History, type LucideIcon, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { ExternalAnchor } from '../../../ui/primitives/external-anchor.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Link } from '../../../ui/primitives/link.tsx'
import { Switch } from '../../../ui/primitives/switch.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { AddressText } from '../../shared/address-text.tsx'
import { workTypeLabel } from '../../shared/choice-labels.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { PanelSection } from './panel-section.tsx'
import { requestsTexts } from './requests-texts.ts'

interface RequestProps {
  readonly request: RequestDetail
}

/** What our own data says: mail domain, telephone, earlier requests, colleagues. No other site is asked. */
export function RequestEvidence({ request }: RequestProps) {
  const locale = useLocale()
  const texts = useTexts(requestsTexts)
  const { dateTime, relative } = useFormats()
  const { evidence, telephone, email, requestedAt, comunicationsLocale } = request
  const { active, suspended } = evidence.colleagues
  const isKnown = active + suspended > 0
  const lastSeenAt = request.colleagues[0]?.lastSeenAt
  const colleagues = [
    isKnown && texts.colleaguesOfDomain({ count: active + suspended }),
    suspended > 0 && texts.suspended({ count: suspended }),
    // Those who were here last come first.
    lastSeenAt && texts.lastUse({ when: relative(lastSeenAt).toLocaleLowerCase(locale) }),
  ].filter(Boolean)
  return (
    <>
      <PanelSection title={texts.evidence}>
        <ul>
          <EvidenceRow
            icon={AtSign}
            isGood={active > 0}
            title={<AddressText>{email}</AddressText>}
            note={evidence.isFreeMail ? texts.freeMail : isKnown ? colleagues.join(', ') : texts.nobodyOfDomain}
            action={
              isKnown && (
                <TextLink
                  href={`${paths.studioPeople({ locale })}?text=${encodeURIComponent(`@${evidence.domain}`)}`}
                  aria-label={texts.seePeopleOf({ domain: evidence.domain })}
                  className="text-12"
                >
                  {texts.see}
                </TextLink>
              )
            }
          />
          {!evidence.isFreeMail && (
            <EvidenceRow
              icon={Globe}
              title={
                <ExternalAnchor href={`https://${evidence.domain}`} className="underlined-on-hover inline-flex gap-2">
                  {evidence.domain} <Icon icon={ExternalLink} size={16} className="mt-1 text-muted" />
                </ExternalAnchor>
              }
              note={texts.mediumAddress}
            />
          )}
          <EvidenceRow
            icon={Phone}
            isGood={evidence.telephoneFitsCountry}
            title={`${telephone.prefix} ${telephone.number}`}
            note={evidence.telephoneFitsCountry ? texts.telephoneFits : texts.telephoneDiffers}
          />
          <EvidenceRow
            icon={History}
            title={
              evidence.earlierRequests === 0
                ? texts.firstRequest
                : texts.earlierRequests({ count: evidence.earlierRequests })
            }
            note={texts.sentAt({ at: dateTime(requestedAt), language: texts.languages[comunicationsLocale] })}
          />
        </ul>
      </PanelSection>
      <EarlierRequests request={request} />
      <Colleagues request={request} />
      {!evidence.isFreeMail && (
        <TrustSwitch domain={evidence.domain} isTrusted={evidence.domainState === 'authorise'} />
      )}
    </>
  )
}

interface EvidenceRowProps {
  readonly icon: LucideIcon
  readonly isGood?: boolean
  readonly title: ReactNode
  readonly note: string
  readonly action?: ReactNode
}

function EvidenceRow({ icon, isGood = false, title, note, action }: EvidenceRowProps) {
  return (
    <li className="flex gap-3 border-b border-line py-2.5 last:border-b-0">
      <Icon icon={icon} className={isGood ? 'mt-0.5 text-pitch' : 'mt-0.5 text-muted'} />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-semibold wrap-anywhere">{title}</p>
        <p className="text-12 text-muted">{note}</p>
      </div>
      {action}
    </li>
  )
}

function EarlierRequests({ request }: RequestProps) {
  const texts = useTexts(requestsTexts)
  const { date } = useFormats()
  if (request.earlierRequests.length === 0) return null
  return (
    <PanelSection title={texts.earlierRequests({ count: request.earlierRequests.length })}>
      <ul className="text-14">
        {request.earlierRequests.map(({ id, state, requestedAt, reason }) => (
          <li key={id} className="border-b border-line py-2">
            {date(requestedAt)} · {texts.states[state]}
            {reason !== null && <p className="text-12 text-muted">{reason}</p>}
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

function Colleagues({ request }: RequestProps) {
  const locale = useLocale()
  const texts = useTexts(requestsTexts)
  const { formatNumber } = useFormats()
  if (request.colleagues.length === 0) return null
  return (
    <PanelSection title={texts.sameDomain}>
      <ul className="text-14">
        {request.colleagues.map(({ id, name, surnames, workType, downloads, state, suspendedReason }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 border-b border-line py-2">
            <p className="min-w-0">
              <Link href={paths.studioPerson({ locale, id })} className="underlined-on-hover mr-1 font-semibold">
                {name} {surnames}
              </Link>{' '}
              <span className="text-muted">
                {workTypeLabel(workType, locale)}
                {/* On phones it would take a second line. */}
                <span className={suspendedReason === null ? 'max-sm:hidden' : undefined}>
                  {' '}
                  · {suspendedReason ?? texts.downloads({ count: downloads, shown: formatNumber(downloads) })}
                </span>
              </span>
            </p>
            <span className={`shrink-0 font-semibold ${state === 'suspended' ? 'text-flare' : 'text-pitch'}`}>
              {texts.personStates[state]}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

interface TrustSwitchProps {
  readonly domain: string
  readonly isTrusted: boolean
}

function TrustSwitch({ domain, isTrusted }: TrustSwitchProps) {
  const client = useQueryClient()
  const texts = useTexts(requestsTexts)
  const { states } = useBaseTexts()

  async function handleChange(isOn: boolean): Promise<void> {
    const params = { domain }
    const result = isOn
      ? await studioClient.call(setDomainState, { state: 'authorise' }, { params })
      : await studioClient.call(deleteDomain, undefined, { params })
    if (!result.ok) toasts.showError(failureMessage(result.failure, states))
    else toasts.show(isOn ? texts.domainTrusted({ domain }) : texts.domainNotTrusted({ domain }))
    void client.invalidateQueries({ queryKey: studioKey('request') })
  }

  return (
    <Switch isOn={isTrusted} onChange={(isOn) => void handleChange(isOn)} className="mt-3 text-14">
      {texts.trustDomain({ domain })}
    </Switch>
  )
}
