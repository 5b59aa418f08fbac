import { checkSubscription, unsubscribe } from '@mixed-zone/contract/endpoints/people'
import { screen } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failWith } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const TEXTS = {
  es: {
    question: '¿Dejar el boletín?',
    stay: 'Mantener la suscripción',
    stayed: 'La suscripción sigue activa',
    notSubscribed: 'La suscripción no está activa',
    leave: 'Dar de baja',
    left: 'Suscripción eliminada',
    toAccount: 'Ir a tu cuenta',
  },
  en: {
    question: 'Leave the newsletter?',
    stay: 'Stay subscribed',
    stayed: 'You are still subscribed',
    notSubscribed: 'You are not subscribed',
    leave: 'Unsubscribe',
    left: 'Subscription deleted',
    toAccount: 'Go to your account',
  },
  pt: {
    question: 'Deixar o boletim?',
    stay: 'Manter a subscrição',
    stayed: 'A subscrição mantém-se',
    notSubscribed: 'A subscrição não está ativa',
    leave: 'Cancelar subscrição',
    left: 'Subscrição eliminada',
    toAccount: 'Ir para a sua conta',
  },
} as const

const MAX_TAB_STOPS = 40

/** Presses a button as somebody without a mouse does. */
async function pressWithKeyboard(user: UserEvent, name: string, key: '{Enter}' | ' ' = '{Enter}'): Promise<void> {
  const button = await screen.findByRole('button', { name })
  for (let presses = 0; presses < MAX_TAB_STOPS && document.activeElement !== button; presses += 1) await user.tab()
  expect(button).toHaveFocus()
  await user.keyboard(key)
}

const findHeadline = (name: string) => screen.findByRole('heading', { level: 1, name })

describe.each(Object.entries(TEXTS))('Unsubscribe screen in %s', (locale, texts) => {
  const open = () => renderScreen(`/${locale}/unsubscribe/the-code`)

  it('asks before it unsubscribes, and links to the account page', async () => {
    server.on(unsubscribe, () => undefined)
    const user = await open()
    await findHeadline(texts.question)
    expect(server.requestsTo(unsubscribe)).toEqual([])

    await pressWithKeyboard(user, texts.leave, ' ')

    expect(await findHeadline(texts.left)).toHaveFocus()
    expect(server.requestsTo(unsubscribe).map(({ body }) => body)).toEqual([{ id: 'the-code' }])
    expect(screen.getByRole('link', { name: texts.toAccount })).toHaveAttribute('href', `/${locale}/account`)
  })

  it.each([
    ['subscribed', true, texts.stayed],
    ['not subscribed', false, texts.notSubscribed],
  ])('changes nothing for somebody who stays and is %s', async (_name, subscribed, headline) => {
    server.on(checkSubscription, () => ({ subscribed }))
    const user = await open()

    await pressWithKeyboard(user, texts.stay)

    expect(await findHeadline(headline)).toHaveFocus()
    expect(server.requestsTo(checkSubscription).map(({ body }) => body)).toEqual([{ id: 'the-code' }])
  })
})

describe('Unsubscribe screen with an unknown code', () => {
  it.each([
    ['leaving', 'Dar de baja'],
    ['staying', 'Mantener la suscripción'],
  ])('focuses the error and keeps the question after %s', async (_name, button) => {
    server.on(unsubscribe, failWith('not-found'))
    server.on(checkSubscription, failWith('not-found'))
    const user = await renderScreen('/es/unsubscribe/nobody')

    await pressWithKeyboard(user, button)

    expect(await screen.findByRole('alert')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent(/^¡?.*Este enlace no pertenece a ninguna suscripción/)
    expect(await findHeadline('¿Dejar el boletín?')).toBeInTheDocument()
  })
})
