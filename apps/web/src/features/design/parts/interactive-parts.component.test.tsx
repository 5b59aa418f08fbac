import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { renderComponent } from '../../../../test/render-component.tsx'
import { designTexts } from '../design-texts.ts'
import { ButtonsPart } from './buttons-part.tsx'
import { FloatingPart } from './floating-part.tsx'
import { LabelsPart } from './labels-part.tsx'
import { TablePart } from './table-part.tsx'
import { WaitingPart } from './notices-part.tsx'

const texts = designTexts

describe('Disabled button', () => {
  it('can be reached and says why it is disabled', async () => {
    const user = await renderComponent(<ButtonsPart />, { texts })
    const [button] = screen.getAllByRole('button', { name: 'Authorise' })
    for (let presses = 0; presses < 20 && document.activeElement !== button; presses += 1) await user.tab()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('The permission to publish is missing.')
  })
})

describe('Data table', () => {
  it('sorts a column ascending, descending and not at all', async () => {
    const user = await renderComponent(<TablePart />, { texts })
    const header = screen.getByRole('columnheader', { name: 'Downloads' })
    within(header).getByRole('button').focus()
    const directions: (string | null)[] = []
    for (let presses = 0; presses < 3; presses += 1) {
      await user.keyboard('{Enter}')
      directions.push(header.getAttribute('aria-sort'))
    }
    expect(directions).toEqual(['ascending', 'descending', 'none'])
  })

  it('selects the whole page and changes page and page size', async () => {
    const user = await renderComponent(<TablePart />, { texts })
    const table = screen.getByRole('table', { name: 'Most viewed posts' })
    const [all] = within(table).getAllByRole('checkbox')
    await user.click(all ?? document.body)
    // Ten rows and the box of the whole page.
    expect(within(table).getAllByRole('checkbox', { checked: true })).toHaveLength(11)

    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('11–20 of 64')).toBeInTheDocument()
    const sizes = screen.getByLabelText('Rows')
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '20', '30', '40', '50'])
    await user.selectOptions(sizes, '50')
    expect(screen.getByText('1–50 of 64')).toBeInTheDocument()
  })
})

describe('Menu', () => {
  it('is walked through with the keyboard past disabled items, and returns the focus', async () => {
    const user = await renderComponent(<FloatingPart />, { texts })
    const button = screen.getByRole('button', { name: 'More actions' })
    button.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByTestId('last-action')).toHaveTextContent('remove')
    await waitFor(() => expect(button).toHaveFocus())

    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menu')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  })
})

describe('Tabs', () => {
  it('change with the arrow keys', async () => {
    const user = await renderComponent(<FloatingPart />, { texts })
    screen.getByRole('tab', { name: /English/ }).focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: /Português/ })).toHaveAttribute('aria-selected', 'true')
  })
})

describe.each(['Open the dialog', 'Open the sheet'])('%s', (name) => {
  it('traps the focus and returns it', async () => {
    const user = await renderComponent(<FloatingPart />, { texts })
    const button = screen.getByRole('button', { name })
    button.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(button).not.toHaveFocus())
    for (let presses = 0; presses < 12; presses += 1) {
      await user.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement | null)
    }
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  })
})

describe('Toast', () => {
  it('is announced in its region and undone', async () => {
    const user = await renderComponent(<FloatingPart />, { texts })
    await user.click(screen.getByRole('button', { name: 'Show a message' }))
    const region = within(await screen.findByRole('region', { name: 'Messages' }))
    expect(region.getByText('Post archived')).toBeInTheDocument()
    await user.click(region.getByRole('button', { name: 'Undo' }))
    expect(await region.findByText('Undone')).toBeInTheDocument()
  })
})

describe('Tooltip', () => {
  it('appears with the focus and disappears with Escape', async () => {
    const user = await renderComponent(<FloatingPart />, { texts })
    const button = screen.getByRole('button', { name: 'By focus or mouse' })
    for (let presses = 0; presses < 20 && document.activeElement !== button; presses += 1) await user.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Only the press office sees it.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })
})

describe('Chip', () => {
  it('is removed by its button', async () => {
    const user = await renderComponent(<LabelsPart />, { texts })
    await user.click(screen.getByRole('button', { name: 'Remove «derbi»' }))
    expect(screen.queryByRole('button', { name: 'Remove «derbi»' })).toBeNull()
  })
})

describe('Progress', () => {
  it('shows its value and is cancelled', async () => {
    const user = await renderComponent(<WaitingPart />, { texts })
    const progress = screen.getByRole('progressbar', { name: 'Download' })
    expect(progress).toHaveAttribute('aria-valuenow', '33')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(progress).toHaveAttribute('aria-valuenow', '0')
  })
})
