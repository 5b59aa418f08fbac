import { changePassword } from '@mixed-zone/contract/endpoints/access'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith, fakeServer } from '../../test/fake-server.ts'
import { fill } from '../../test/fill.ts'
import { renderComponent } from '../../test/render-component.tsx'
import { READER } from '../../test/render-screen.tsx'
import { act } from '../../test/react.ts'
import { portal } from '../api/portal-client.ts'
import { switchLanguage } from '../i18n/switch-language.ts'
import { setSession } from '../session/session-store.ts'
import { TextInput } from '../ui/primitives/text-input.tsx'
import { FormAlert } from './form-alert.tsx'
import { FormField } from './form-field.tsx'
import { useApiForm } from './use-api-form.ts'

const server = fakeServer()

beforeEach(() => setSession(READER))

/** The client's only rule: both fields are required. */
function TestForm() {
  const api = useApiForm({
    defaultValues: { password: '', newPassword: '' },
    check: (values, locale) =>
      Object.fromEntries(
        Object.entries(values)
          .filter(([, value]) => value === '')
          .map(([field]) => [field, `${field} is missing (${locale})`]),
      ),
    send: async (values) => {
      const result = await portal.call(changePassword, { ...values, repeatPassword: values.newPassword })
      return result.ok ? null : result.failure
    },
  })
  return (
    <form {...api.formProps}>
      <FormAlert of={api} />
      <FormField name="password" label="Current" errors={api.errors}>
        {(control) => <TextInput {...control} {...api.form.register('password')} />}
      </FormField>
      <FormField name="newPassword" label="New" errors={api.errors}>
        {(control) => <TextInput {...control} {...api.form.register('newPassword')} />}
      </FormField>
      <button type="submit">Send</button>
    </form>
  )
}

describe('useApiForm', () => {
  it('translates its own messages when the language changes', async () => {
    const user = await renderComponent(<TestForm />)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('password is missing (en)')).toBeInTheDocument()
    await act(() => switchLanguage('pt'))
    expect(await screen.findByText('password is missing (pt)')).toBeInTheDocument()
    expect(screen.getByText('newPassword is missing (pt)')).toBeInTheDocument()
  })

  it('keeps the message of the server about a field when the language changes', async () => {
    server.on(changePassword, failWith('validation', { fields: { password: 'Not your password.' } }))
    const user = await renderComponent(<TestForm />)
    await fill(user, screen.getByLabelText('Current'), 'Wrong-2026')
    await fill(user, screen.getByLabelText('New'), 'Press-Box-2026')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Not your password.')).toBeInTheDocument()
    await user.clear(screen.getByLabelText('New'))
    expect(await screen.findByText('newPassword is missing (en)')).toBeInTheDocument()
    await act(() => switchLanguage('pt'))
    await waitFor(() => expect(screen.getByText('newPassword is missing (pt)')).toBeInTheDocument())
    expect(screen.getByText('Not your password.')).toBeInTheDocument()
  })
})
