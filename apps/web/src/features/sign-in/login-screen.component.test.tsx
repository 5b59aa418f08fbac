import { getCaptcha, login } from '@mixed-zone/contract/endpoints/access'
import { errorMessage } from '@mixed-zone/contract/field-messages'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fill } from '../../../test/fill.ts'
import { failWith, loseConnection } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const TEXTS = {
  es: { email: 'Correo electrónico', password: 'Contraseña', connect: 'Conectar', error: '¡Error!' },
  en: { email: 'Email', password: 'Password', connect: 'Connect', error: 'Error!' },
  pt: { email: 'Correio eletrónico', password: 'Palavra-passe', connect: 'Entrar', error: 'Erro!' },
} as const

async function submitLogin(user: UserEvent, texts: (typeof TEXTS)[keyof typeof TEXTS] = TEXTS.en): Promise<void> {
  await fill(user, await screen.findByLabelText(texts.email), 'aoife@wire.test')
  await fill(user, screen.getByLabelText(texts.password), 'Press-Box-2026')
  await user.click(screen.getByRole('button', { name: texts.connect }))
}

describe('Login screen', () => {
  it('names empty fields in the current language, focuses the first and sends nothing', async () => {
    const user = await renderScreen('/en/login')
    await user.click(await screen.findByRole('button', { name: 'Connect' }))

    const email = screen.getByLabelText('Email')
    expect(email).toHaveAccessibleDescription('The Email field is required')
    expect(email).toBeInvalid()
    expect(email).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('The Password field is required')
    await user.click(screen.getByRole('button', { name: 'Language: EN' }))
    await user.click(screen.getByRole('link', { name: 'Português' }))
    expect(await screen.findByText('O campo Correio eletrónico é obrigatório')).toBeVisible()
    expect(server.requestsTo(login)).toEqual([])
  })

  it('corrects the messages of a submitted form while the person types', async () => {
    const user = await renderScreen('/en/login')
    const email = await screen.findByLabelText('Email')
    await user.type(email, 'foo')
    expect(email).toHaveAccessibleDescription('')
    await user.clear(email)
    await user.click(screen.getByRole('button', { name: 'Connect' }))

    await user.type(email, 'foo@')
    expect(email).toHaveAccessibleDescription('The format is wrong')
    await user.type(email, 'wire.test')
    expect(email).toBeValid()
    expect(email).toHaveAccessibleDescription('')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('The Password field is required')
  })

  it('removes the message of the server from a field that is changed', async () => {
    server.on(login, failWith('validation', { fields: { email: 'The format is wrong' } }))
    const user = await renderScreen('/en/login')
    await submitLogin(user, TEXTS.en)
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveAccessibleDescription('The format is wrong'))
    await user.type(email, 's')
    expect(email).toHaveAccessibleDescription('')
  })

  it.each(['es', 'en', 'pt'] as const)(
    'reports wrong credentials in %s and keeps the entered values',
    async (locale) => {
      const texts = TEXTS[locale]
      server.on(login, failWith('credentials'))
      const user = await renderScreen(`/${locale}/login`)
      await submitLogin(user, texts)

      const alert = await screen.findByRole('alert')
      expect(within(alert).getByText(texts.error).tagName).toBe('STRONG')
      expect(alert).toHaveTextContent(errorMessage('credentials', locale))
      expect(alert).toHaveFocus()
      expect(screen.getByLabelText(texts.email)).toHaveValue('aoife@wire.test')
      expect(screen.getByLabelText(texts.password)).toHaveValue('Press-Box-2026')
    },
  )

  it('reports a lost connection and succeeds at the next attempt', async () => {
    server.on(login, loseConnection)
    const user = await renderScreen('/en/login')
    await submitLogin(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.')
    expect(screen.getByLabelText('Password')).toHaveValue('Press-Box-2026')

    server.on(login, failWith('credentials'))
    await user.click(screen.getByRole('button', { name: 'Connect' }))

    expect(await screen.findByText(/Invalid data/)).toBeVisible()
    expect(server.requestsTo(login)).toHaveLength(2)
  })

  it('reports a captcha that could not be solved with the bold "Error!"', async () => {
    server.on(getCaptcha, loseConnection)
    const user = await renderScreen('/en/login')
    await user.click(await screen.findByRole('checkbox', { name: /^I am not a robot/ }))

    const message = await screen.findByText(/That could not be verified/)
    expect(message).toHaveTextContent('Error! That could not be verified. Please try again.')
    expect(within(message).getByText('Error!').tagName).toBe('STRONG')
  })

  it('says how long to wait after too many wrong passwords', async () => {
    server.on(login, failWith('rate-limit', { retryAfterSeconds: 30 }))
    const user = await renderScreen('/en/login')
    await submitLogin(user)

    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 30 s.')
  })
})

describe('Form for one-time codes', () => {
  it('leaves the login form as it is if it cannot be loaded, and opens with the next attempt', async () => {
    vi.doMock('./code/code-form.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => {
      vi.doUnmock('./code/code-form.tsx')
      warn.mockRestore()
    })
    server.on(login, failWith('code'))
    const user = await renderScreen('/en/login')
    await submitLogin(user)

    expect(await screen.findByText(/^The server cannot be reached/)).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('aoife@wire.test')
    vi.doUnmock('./code/code-form.tsx')
    await user.click(screen.getByRole('button', { name: 'Connect' }))
    expect(await screen.findByLabelText(/code/i)).toHaveFocus()
  })
})

describe('Tutorial', () => {
  it('leaves the form as it is if it cannot be loaded, and opens when it can', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const user = await renderScreen('/en/login')
    await fill(user, await screen.findByLabelText('Email'), 'aoife@wire.test')
    const { tutorialTexts } = await import('./tutorial/tutorial-texts.ts')
    const load = vi.spyOn(tutorialTexts, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
    onTestFinished(() => void vi.restoreAllMocks())
    const opener = screen.getByRole('button', { name: 'See the tutorial' })
    await user.click(opener)

    expect(await screen.findByText(/^The server cannot be reached/)).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('aoife@wire.test')
    expect(warn).toHaveBeenCalledOnce()
    load.mockRestore()
    await user.click(opener)
    expect(await screen.findByRole('dialog', { name: 'How it works' })).toBeInTheDocument()
  })

  it('is walked through with the keyboard only and returns the focus', async () => {
    const user = await renderScreen('/pt/login')
    const opener = await screen.findByRole('button', { name: 'Ver o tutorial' })
    opener.focus()
    await user.keyboard('{Enter}')
    const tutorial = await screen.findByRole('dialog', { name: 'Como funciona' })
    const press = async (name: string) => {
      within(tutorial).getByRole('button', { name }).focus()
      await user.keyboard('{Enter}')
    }
    expect(within(tutorial).getByText('Passo 1 de 3')).toBeVisible()

    await press('Seguinte')
    expect(within(tutorial).getByText('Passo 2 de 3')).toBeVisible()
    await press('Seguinte')
    expect(within(tutorial).getByText('Passo 3 de 3')).toBeVisible()
    await press('Anterior')
    expect(within(tutorial).getByText('Passo 2 de 3')).toBeVisible()
    await press('Seguinte')
    await press('Terminar')

    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('{Enter}')
    // A key pressed before the focus has moved in would go to the button.
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
