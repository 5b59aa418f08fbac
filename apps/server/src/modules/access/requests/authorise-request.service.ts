import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { createCode } from '../../../platform/random/tokens.ts'
import { changesBetween, recordAudit } from '../../audit/audit.ts'
import { asAuditActor, type Operator, personIdOf } from '../operator.ts'
import { remindOfMerge } from '../merged-accounts.ts'
import { type ProvisionalPassword, sendProvisionalPassword } from '../passwords/provisional-password.service.ts'
import { findByEmail, insertPerson } from '../people.repository.ts'
import { decisionCause, type RequestRow, updateDecision } from './requests.repository.ts'

interface Authorisation {
  readonly mails: Mails
  readonly provisional: ProvisionalPassword
  readonly operator: Operator
  readonly now: Date
  readonly delaySeconds: number
}

/** Creates an account for a waiting request. `tx` has locked or just inserted the request. */
export async function authoriseRequest(tx: Db, request: RequestRow, authorisation: Authorisation): Promise<void> {
  const { operator, now } = authorisation
  const known = await findByEmail(tx, request.email)
  const personId = known?.id ?? (await createAccount(tx, request, authorisation))
  await updateDecision(tx, request.id, {
    state: 'authorised',
    decidedAt: now,
    decidedBy: personIdOf(operator),
    decidedByDomain: operator === 'trusted-domain',
    personId,
    madePerson: known === null,
  })
  // The desk may have created the account in the meantime; its owner already has a password.
  if (known?.state === 'merged') {
    const { mails, delaySeconds } = authorisation
    await remindOfMerge(tx, known, { mails, delaySeconds, cause: decisionCause(request.id) })
  } else if (known) await mailExistingPerson(tx, request, { ...authorisation, personId })
  await recordAudit(tx, {
    at: now,
    actor: asAuditActor(operator),
    action: 'request.authorised',
    subject: { kind: 'request', id: request.id },
    details: { person: personId },
    changes: changesBetween({ state: 'waiting' }, { state: 'authorised' }),
    personal: { address: request.email, name: fullName(request) },
  })
}

async function createAccount(
  tx: Db,
  request: RequestRow,
  { mails, provisional, now, delaySeconds }: Authorisation,
): Promise<number> {
  const unsubscribeCode = createCode()
  const personId = await insertPerson(tx, {
    email: request.email,
    firstName: request.firstName,
    surnames: request.surnames,
    telephonePrefix: request.telephonePrefix,
    telephoneNumber: request.telephoneNumber,
    region: request.region,
    country: request.country,
    companyName: request.companyName,
    mediaType: request.mediaType,
    workType: request.workType,
    communicationsLocale: request.communicationsLocale,
    // Confirmed when the password from the mail is used.
    newsletterPending: request.newsletter,
    passwordHash: provisional.hash,
    provisionalUntil: provisional.expiresAt,
    unsubscribeCode,
    // The form asks for it.
    termsAcceptedAt: request.createdAt,
    createdAt: now,
    updatedAt: now,
  })
  const person = { ...request, id: personId, unsubscribeCode }
  const cause = decisionCause(request.id)
  await sendProvisionalPassword(tx, person, { mails, provisional, isRenewal: false, cause, delaySeconds })
  return personId
}

async function mailExistingPerson(
  tx: Db,
  request: RequestRow,
  { mails, personId, delaySeconds }: Authorisation & { personId: number },
): Promise<void> {
  await mails.enqueue(tx, {
    template: 'already-have-account',
    cause: decisionCause(request.id),
    to: request.email,
    toName: fullName(request),
    locale: request.communicationsLocale,
    personId,
    details: { firstName: request.firstName },
    delaySeconds,
  })
}
