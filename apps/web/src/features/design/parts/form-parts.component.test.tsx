import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { fill } from '../../../../test/fill.ts'
import { renderComponent } from '../../../../test/render-component.tsx'
import { designTexts } from '../design-texts.ts'
import { ChoicesPart } from './choices-part.tsx'
import { DatesPart } from './dates-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import { FilesPart } from './files-part.tsx'

const texts = designTexts

describe('Password input', () => {
  it('shows and hides the password, and marks the rules that it meets', async () => {
    const user = await renderComponent(<FieldsPart />, { texts })
    const field = screen.getByLabelText('New password')
    const rules = screen.getByRole('list', { name: 'The password needs' })
    await fill(user, field, 'Zone-2026')
    expect(within(rules).getAllByText(/\(met\)/)).toHaveLength(5)

    await user.tab()
    await user.keyboard('{Enter}')
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveValue('Zone-2026')
    await user.keyboard('{Enter}')
    expect(field).toHaveAttribute('type', 'password')
  })
})

describe('Telephone input', () => {
  it('finds a prefix by its country without accents and by its code', async () => {
    const user = await renderComponent(<FieldsPart />, { texts, locale: 'es' })
    screen.getByRole('button', { name: /\+34/ }).focus()
    await user.keyboard('{Enter}')
    await user.keyboard('mexico{ArrowDown}{Enter}')
    const mexico = await screen.findByRole('button', { name: /\+52/ })
    await waitFor(() => expect(mexico).toHaveFocus())
    await user.keyboard('{Enter}')
    await user.keyboard('+351{ArrowDown}{Enter}')
    expect(await screen.findByRole('button', { name: /\+351/ })).toBeInTheDocument()
  })
})

describe('Multi-select', () => {
  it('adds a choice with the keyboard, and Escape closes the list and returns the focus', async () => {
    const user = await renderComponent(<ChoicesPart />, { texts })
    screen.getByRole('button', { name: /^Real Almenara, Puerto Claro/ }).focus()
    await user.keyboard('{Enter}')
    await user.keyboard('brisa{ArrowDown}{Enter}')
    await user.keyboard('{Escape}{Escape}')

    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    const after = screen.getByRole('button', { name: /^Real Almenara, Puerto Claro CF, Atlético Brisa/ })
    await waitFor(() => expect(after).toHaveFocus())
  })
})

describe('Checkbox, switch, radio group and select', () => {
  it('respond to their keys', async () => {
    const user = await renderComponent(<ChoicesPart />, { texts })
    const box = screen.getByRole('checkbox', { name: 'I have read and accept the legal notice' })
    box.focus()
    await user.keyboard(' ')
    expect(box).not.toBeChecked()

    const [newsletter] = screen.getAllByRole('switch', { name: 'Weekly newsletter' })
    newsletter?.focus()
    await user.keyboard(' ')
    expect(newsletter).not.toBeChecked()

    screen.getByRole('radio', { name: /^News views/ }).focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: /^News ?Posts/ })).toBeChecked()

    await user.selectOptions(screen.getByLabelText('Media type'), 'Portuguese')
    expect(screen.getByLabelText('Media type')).toHaveValue('pt')
  })
})

describe('Date field', () => {
  it('formats a typed day, and reports a wrong one when the field is left', async () => {
    const user = await renderComponent(<DatesPart />, { texts })
    const field = screen.getAllByLabelText('Date start').at(-1) ?? document.body
    await fill(user, field, '5/3/2026')
    await user.tab()
    expect(field).toHaveValue('05/03/2026')
    expect(screen.getByText('Value: 2026-03-05')).toBeInTheDocument()

    await fill(user, field, '31/2/2026')
    expect(screen.queryByText('The format is wrong')).toBeNull()
    await user.tab()
    expect(screen.getByText('The format is wrong')).toBeInTheDocument()
    expect(field).toHaveValue('31/2/2026')
  })
})

describe('Date range field', () => {
  it('picks two days in the calendar, then closes it and returns the focus', async () => {
    const user = await renderComponent(<DatesPart />, { texts })
    const [opener] = screen.getAllByRole('button', { name: 'Open calendar' })
    opener?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/15 November 2026/))
    await user.keyboard('{PageDown}{Home}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/14 December 2026/))
    await user.keyboard('{Enter}{ArrowDown}{Enter}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getAllByLabelText('Date start')[0]).toHaveValue('14/12/2026')
    expect(screen.getByLabelText('Date end')).toHaveValue('21/12/2026')
    await waitFor(() => expect(opener).toHaveFocus())
  })
})

describe('Date and time picker', () => {
  it('starts at 12:00 and offers steps of five minutes', async () => {
    const user = await renderComponent(<DatesPart />, { texts })
    const group = screen.getByRole('group', { name: 'Embargo' })
    await fill(user, within(group).getByLabelText('Day'), '15/11/2026')
    await waitFor(() => expect(group).toHaveTextContent('Value: 2026-11-15T12:00'))
    const minutes = within(group).getByLabelText('Minutes')
    expect(within(minutes).getAllByRole('option')).toHaveLength(12)

    await user.selectOptions(within(group).getByLabelText('Hour'), '13')
    await user.selectOptions(minutes, '05')

    await waitFor(() => expect(group).toHaveTextContent('Value: 2026-11-15T13:05'))
  })
})

describe('Uploader', () => {
  it("says in the specification's words why a file is refused", async () => {
    await renderComponent(<FilesPart />, { texts, locale: 'es' })
    expect(screen.getByText('Formato no válido')).toBeInTheDocument()
    expect(screen.getByText('"plano-zona-mixta.svg" no es un formato de archivo válido.')).toBeInTheDocument()
  })

  it('replaces a single file and removes a refused one', async () => {
    const user = await renderComponent(<FilesPart />, { texts, locale: 'es' })
    const input = screen.getByLabelText('Acreditación')
    await user.upload(input, new File(['x'], 'first.jpeg'))
    expect(await screen.findByText('first.jpeg')).toBeInTheDocument()
    // Not `upload`, which obeys the `accept` attribute; a user can choose "all files".
    fireEvent.change(input, { target: { files: [new File(['x'], 'second.gif')] } })
    expect(await screen.findByText('"second.gif" no es un formato de archivo válido.')).toBeInTheDocument()
    expect(screen.queryByText('first.jpeg')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Quitar second.gif' }))

    expect(screen.queryByText('second.gif')).toBeNull()
  })
})
