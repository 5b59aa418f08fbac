import { QueryClient, QueryClientProvider, keepPreviousData, useQuery } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/dom'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiFailure } from '../../../api/failure.ts'
import { switchLanguage } from '../../../i18n/switch-language.ts'
import { loadTexts } from '../../../i18n/texts.ts'
import { parseSearch, stringifySearch } from '../../../routing/search-params.ts'
import { sharedTexts } from '../shared-texts.ts'
import { startShortcuts } from '../shortcuts/shortcuts.ts'
import { TABLE_SCREENS } from '../use-media-query.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { StudioColumn } from './columns.ts'
import { SearchFilter, SelectFilter } from './filter-fields.tsx'
import { ListFooter } from './list-footer.tsx'
import { ColumnChoice } from './list-menu.tsx'
import { useList } from './list-state.ts'
import { useRowSelection } from './row-selection.ts'
import { StudioTable } from './studio-table.tsx'
import { render } from '../../../../test/react.ts'

interface Row {
  readonly id: string
  readonly name: string
}

const ROWS: readonly Row[] = Array.from({ length: 25 }, (_, index) => ({ id: `${index}`, name: `Person ${index}` }))

const LIST = { name: 'test', sortColumns: ['name'], filters: ['text', 'role'] } as const

const COLUMNS: readonly StudioColumn<Row>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, renderCell: ({ name }) => name },
  { id: 'id', header: 'Number', renderCell: ({ id }) => id },
  { id: 'wide', header: 'Wide', minRoom: 'medium', renderCell: () => 'wide' },
  { id: 'extra', header: 'Extra', isOptional: true, renderCell: () => 'extra' },
]

const load = vi.fn<(query: Readonly<Record<string, unknown>>) => Promise<{ items: Row[]; total: number }>>()
const onOpen = vi.fn<(row: Row) => void>()

function Screen() {
  const list = useList(LIST)
  const selection = useRowSelection(list)
  const query = useQuery({
    queryKey: ['rows', list.query],
    queryFn: () => load(list.query),
    placeholderData: keepPreviousData,
  })
  const rows = query.data?.items ?? []
  const total = query.data?.total ?? 0
  return (
    <>
      <SearchFilter list={list} label="Find" />
      <SelectFilter list={list} filter="role" label="Role" options={[{ value: 'media', label: 'Media' }]} />
      <ColumnChoice list={list} columns={COLUMNS} />
      <BulkBar selection={selection} pageIds={rows.map(({ id }) => id)} total={total}>
        <output>{JSON.stringify(selection.target(total))}</output>
      </BulkBar>
      <StudioTable
        caption="People"
        list={list}
        columns={COLUMNS}
        query={query}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        selection={selection}
        onOpen={onOpen}
        emptyTitle="Nobody yet"
      />
      <ListFooter list={list} total={query.data?.total} />
    </>
  )
}

async function renderList(search = ''): Promise<{ user: UserEvent; address: () => string }> {
  await switchLanguage('en')
  await loadTexts('en', [sharedTexts])
  const route = createRootRoute({ component: Screen })
  const history = createMemoryHistory({ initialEntries: [`/${search}`] })
  const router = createRouter({ routeTree: route, history, parseSearch, stringifySearch })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), address: () => router.state.location.searchStr }
}

const bodyRows = () => screen.getAllByRole('row').slice(1)
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`${name}\\b`) })

beforeEach(() => {
  localStorage.clear()
  onOpen.mockReset()
  load.mockReset()
  load.mockImplementation(({ page, pageSize }) => {
    const first = (Number(page) - 1) * Number(pageSize)
    return Promise.resolve({ items: ROWS.slice(first, first + Number(pageSize)), total: ROWS.length })
  })
  return startShortcuts()
})

describe('StudioTable', () => {
  it('shows ten rows and pages through the others, with the page in the address', async () => {
    const { user, address } = await renderList()
    await findRow('Person 9')
    expect(bodyRows()).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await findRow('Person 10')
    expect(address()).toBe('?page=2')
    expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2, pageSize: 10 }))
  })

  it('goes to the last page if the rows of this one are gone', async () => {
    const { address, user } = await renderList('?page=2')
    await findRow('Person 10')
    load.mockImplementation(({ page }) => Promise.resolve({ items: page === 1 ? ROWS.slice(0, 10) : [], total: 10 }))
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await findRow('Person 0')
    expect(address()).toBe('')
    expect(screen.getByText('1–10 of 10')).toBeInTheDocument()
    expect(screen.queryByText('Nobody yet')).toBeNull()
  })

  it('keeps the number of rows for the next visit', async () => {
    const first = await renderList()
    await findRow('Person 9')
    await first.user.selectOptions(screen.getByLabelText('Rows'), '20')
    await findRow('Person 19')
    expect(first.address()).toBe('?rows=20')
    expect(localStorage.getItem('studio-rows-test')).toBe('20')
  })

  it('sorts ascending, descending and not at all', async () => {
    const { user, address } = await renderList()
    await findRow('Person 9')
    const header = screen.getByRole('button', { name: 'Name' })
    await user.click(header)
    await waitFor(() => expect(address()).toBe('?sort=name&direction=asc'))
    await user.click(header)
    await waitFor(() => expect(address()).toBe('?sort=name&direction=desc'))
    await user.click(header)
    await waitFor(() => expect(address()).toBe(''))
  })

  it('filters by what is typed and chosen, and returns to the first page', async () => {
    const { user, address } = await renderList('?page=2')
    await findRow('Person 10')
    await user.type(screen.getByRole('searchbox', { name: 'Find' }), '7')
    await waitFor(() => expect(address()).toBe('?text=7'))
    await user.selectOptions(screen.getByLabelText('Role'), 'media')
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ text: '7', role: 'media', page: 1 })),
    )
  })

  it('says that filters hide everything and clears them', async () => {
    load.mockResolvedValueOnce({ items: [], total: 0 })
    const { user, address } = await renderList('?text=nobody')
    expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await findRow('Person 0')
    expect(address()).toBe('')
    expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveValue('')
  })

  it('says so where there is nothing at all', async () => {
    load.mockResolvedValueOnce({ items: [], total: 0 })
    await renderList()
    expect(await screen.findByText('Nobody yet')).toBeInTheDocument()
  })

  it('shows a failure in place of the rows and tries again', async () => {
    load.mockRejectedValueOnce(new ApiFailure('generic'))
    const { user } = await renderList()
    expect(await screen.findByRole('alert')).toHaveTextContent('Error!')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findRow('Person 0')
  })

  it('shows an optional column once it is chosen', async () => {
    const { user, address } = await renderList()
    await findRow('Person 0')
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Extra' }))
    await waitFor(() => expect(address()).toBe('?columns=name%2Cid%2Cwide%2Cextra'))
    expect(screen.getAllByText('extra').length).toBeGreaterThan(0)
  })

  it('leaves wide columns out on a tablet until they are chosen', async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media === TABLE_SCREENS.tablet }) as MediaQueryList,
    )
    const { user, address } = await renderList()
    await findRow('Person 0')
    expect(screen.queryByRole('columnheader', { name: 'Wide' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Wide', checked: false }))
    await waitFor(() => expect(address()).toBe('?columns=name%2Cid%2Cwide'))
    expect(await screen.findAllByText('wide')).toHaveLength(10)
  })
})

describe('Selection in StudioTable', () => {
  it('selects a page and then all that match', async () => {
    const { user } = await renderList()
    await findRow('Person 0')
    await user.click(screen.getByRole('checkbox', { name: 'Select the whole page' }))
    expect(screen.getByText('10 selected')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Select all 25 that match' }))
    const bar = within(screen.getByRole('group', { name: 'Actions on the selected rows' }))
    expect(bar.getByText('25 selected')).toBeInTheDocument()
    expect(bar.getByText('{"filter":{},"total":25}')).toBeInTheDocument()
  })

  it('keeps the rows of other pages, and forgets them with another filter', async () => {
    const { user } = await renderList()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }))
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person 12' }))
    expect(screen.getByText('{"ids":["1","12"]}')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Role'), 'media')
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull())
  })

  it('selects a range by Shift and click', async () => {
    const { user } = await renderList()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('{"ids":["1","2","3"]}')).toBeInTheDocument()
  })

  it('moves by J and K, selects by X and Shift+X, opens by Enter and clears by Escape', async () => {
    const { user } = await renderList()
    await findRow('Person 0')
    await user.keyboard('jjk')
    expect(screen.getByRole('button', { name: 'Person 0' })).toHaveFocus()
    await user.keyboard('xjj{Shift>}X{/Shift}')
    expect(screen.getByText('{"ids":["0","1","2"]}')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ROWS[2])
    await user.keyboard('{Escape}')
    expect(screen.queryByText(/selected$/)).toBeNull()
  })

  it('moves on while J is held', async () => {
    const { user } = await renderList()
    await findRow('Person 0')
    await user.keyboard('{j>4/}')
    expect(screen.getByRole('button', { name: 'Person 3' })).toHaveFocus()
  })

  it('does not take letters that are typed into a field', async () => {
    const { user } = await renderList()
    await findRow('Person 0')
    await user.keyboard('j/')
    await user.keyboard('x')
    expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveValue('x')
    expect(screen.queryByText(/selected$/)).toBeNull()
  })
})
