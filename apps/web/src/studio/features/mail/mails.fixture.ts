import type { MailDetail, MailItem, MailServer } from '@mixed-zone/contract/schemas/studio/mail'

export function aMail(number: number, change: Partial<MailItem> = {}): MailItem {
  return {
    id: String(number),
    state: 'accepted',
    template: 'rejected',
    recipient: `person${number}@diario.test`,
    person: null,
    locale: 'pt',
    attempts: 1,
    answer: '250 queued',
    createdAt: '2026-11-14T21:06:00.000Z',
    sentAt: '2026-11-14T21:06:02.000Z',
    nextAttemptAt: null,
    canBeSentAgain: false,
    canBeCancelled: false,
    ...change,
  }
}

export const RETURNED = aMail(1, {
  state: 'returned',
  template: 'authorised',
  person: { id: '7', name: 'Caio Moura' },
  answer: '550 5.1.1 no such user',
  sentAt: null,
  canBeSentAgain: true,
})

export const WAITING = aMail(2, { state: 'waiting', attempts: 0, answer: null, sentAt: null, canBeCancelled: true })

export const detailOf = (item: MailItem): MailDetail => ({
  ...item,
  notAfter: null,
  tries: item.answer === null ? [] : [{ at: item.createdAt, result: 'rejected', answer: item.answer, durationMs: 84 }],
  suppressedSince: item.state === 'returned' ? '2026-11-14T21:07:00.000Z' : null,
  returnedOfDomain: item.state === 'returned' ? 3 : 0,
  hasContent: true,
})

export const WORKING: MailServer = {
  state: 'working',
  lastAttempt: { at: '2026-11-14T21:06:02.000Z', answer: '250 queued', durationMs: 84 },
  failingSince: null,
  oldestWaitingSince: null,
}

export const STATES = {
  waiting: 1,
  sending: 0,
  retrying: 0,
  accepted: 1,
  returned: 1,
  failed: 0,
  uncertain: 0,
  suppressed: 0,
  cancelled: 0,
  dropped: 0,
}
