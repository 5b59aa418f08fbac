import type { Locale } from '@mixed-zone/contract/locales'
import { ADMIN, callPublic, callStudio, logIn, solveCaptcha } from '../harness/outside-client.ts'

interface Applying {
  readonly email: string
  /** Of the mails that follow. */
  readonly locale: Locale
}

/** Asks for access past the form. */
export async function requestAccess(origin: string, { email, locale }: Applying): Promise<void> {
  const answer = await callPublic(origin, 'register', {
    email,
    name: 'Nadia',
    surnames: 'Ruiz',
    telephone: { prefix: '+34', number: '612345678' },
    region: 'europe',
    country: 'ES',
    companyName: 'Late News',
    mediaType: 'newspaper',
    workType: 'journalist',
    comunicationsLocale: locale,
    newsletter: false,
    legal: true,
    captcha: await solveCaptcha(origin),
  })
  if (answer.status !== 202) throw new Error(`The request answered ${answer.status}: ${await answer.text()}`)
}

interface Decision {
  readonly email: string
  /** Why not; who is let in needs none. */
  readonly reason?: string
}

/** What the desk answers somebody who waits. The mail about it is held back for as long as it can be undone. */
export async function decideRequest(origin: string, { email, reason }: Decision): Promise<void> {
  const token = await logIn(origin, ADMIN)
  const { requests } = await (await callStudio({ origin, token, path: 'requests' })).json()
  const { id } = requests.find((request: { email: string }) => request.email === email)
  const body = { ids: [id], ...(reason !== undefined && { reason }) }
  const path = `requests/${reason === undefined ? 'authorise' : 'reject'}`
  const { status } = await callStudio({ origin, token, path, body })
  if (status !== 200) throw new Error(`The decision answered ${status}`)
}
