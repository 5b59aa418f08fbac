import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { DAY_MS, HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { PendingRequests } from './build-content.ts'
import type { AnyMailDetails } from './mail-types.ts'

const REASONS: Localised = {
  es: 'No hemos podido comprobar el medio. Escríbenos desde una dirección de la redacción.',
  en: 'We could not verify the medium. Please write to us from an address of the newsroom.',
  pt: 'Não conseguimos confirmar o meio. Escreva-nos a partir de um endereço da redação.',
}

/** Invented values for every template, to show a mail that nobody has got. */
export function sampleDetails(locale: Locale, now: Date): AnyMailDetails {
  const firstName = 'Marta'
  const at = now.toISOString()
  return {
    'request-received': { firstName, code: '' },
    authorised: {
      firstName,
      provisionalPassword: '',
      expiresAt: new Date(now.getTime() + 3 * DAY_MS).toISOString(),
      unsubscribeCode: '',
      isRenewal: false,
    },
    rejected: { firstName, reason: REASONS[locale] },
    'already-have-account': { firstName },
    'reset-link': { firstName, token: '', minutes: 60 },
    'password-changed': { firstName, changedAt: at },
    'too-many-wrong-passwords': { firstName, until: new Date(now.getTime() + HOUR_MS).toISOString() },
    'new-device': { firstName, at, device: 'Firefox, Linux', address: '192.0.2.14' },
    'account-deleted': { firstName },
    'accounts-merged': {
      firstName,
      keptEmail: 'marta.leal@estuario.test',
      mergedEmail: 'marta@correo.test',
      erasedAt: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
    },
    'merge-undone': { firstName, email: 'marta@correo.test' },
    'desk-requests': { firstName },
    'delivery-test': { firstName, requestedAt: at },
  }
}

export const SAMPLE_WAITING: PendingRequests = {
  count: 3,
  oldest: [
    { name: 'Nadia Chaoui', companyName: 'Estuario Press', minutes: 310 },
    { name: 'Caio Moura', companyName: 'Diário do Litoral', minutes: 95 },
  ],
}
