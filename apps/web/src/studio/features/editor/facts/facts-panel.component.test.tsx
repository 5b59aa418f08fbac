import { findTags, saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { postEditor } from '../../../../../test/post-editor.ts'
import { tagMatchResponse } from '../../../shared/publish/posts.fixture.ts'

const editor = postEditor()

describe('the properties of a post', () => {
  it('saves a field with the version that was seen', async () => {
    const user = await editor.open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    await waitFor(() => expect(editor.server.requestsTo(saveFact)).toHaveLength(1))
    expect(editor.server.requestsTo(saveFact)[0]).toMatchObject({
      params: { id: '12', field: 'section' },
      body: { value: 'news', version: 1 },
    })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Derbies')
    await waitFor(() => expect(editor.server.requestsTo(saveFact)[1]?.body).toEqual({ value: 'derbies', version: 2 }))
  })

  it('shows what the fixture has filled in, each removable', async () => {
    editor.server.on(saveFact, ({ body: { value, version }, params: { field } }) => {
      const saved = { value, version: version + 1, changedBy: null, changedAt: null }
      const filled =
        field === 'fixture' ? { teams: { ...saved, value: ['1', '2'] }, matchday: { ...saved, value: '12' } } : {}
      editor.state.stored = {
        ...editor.state.stored,
        facts: { ...editor.state.stored.facts, [field]: saved, ...filled } as PostDetail['facts'],
      }
      return { ...saved, filled }
    })
    const user = await editor.open()
    await user.click(screen.getByRole('button', { name: /No fixture/ }))
    await user.click(await screen.findByRole('option', { name: /Almenara 2–1 Puerto Claro/ }))
    expect(await screen.findByText('Filled in from the fixture: Clubs, Matchday')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove Puerto Claro' }))
    await waitFor(() =>
      expect(editor.server.requestsTo(saveFact).at(-1)).toMatchObject({ body: { value: ['1'], version: 2 } }),
    )
  })

  it('asks which of two equal times the embargo means, and keeps the second one when minutes change', async () => {
    const embargo = { value: '2099-10-25T00:30:00.000Z', version: 1, changedBy: null, changedAt: null }
    editor.state.stored = { ...editor.state.stored, facts: { ...editor.state.stored.facts, embargo } }
    const user = await editor.open()
    expect(screen.getByRole('radio', { name: 'The first time' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'The second time' }))
    const sent = () => editor.server.requestsTo(saveFact).map(({ body }) => body.value)
    await waitFor(() => expect(sent()).toEqual(['2099-10-25T01:30:00.000Z']))
    const group = within(screen.getByRole('group', { name: 'Embargo' }))
    await user.selectOptions(group.getByRole('combobox', { name: 'Minutes' }), '45')
    await waitFor(() => expect(sent()[1]).toBe('2099-10-25T01:45:00.000Z'))
  })

  it('shows the embargo of a post that is out, and changes it nowhere but in the menu', async () => {
    editor.state.stored = { ...editor.state.stored, state: 'published', publishedAt: '2026-11-15T18:00:00.000Z' }
    await editor.open()
    const embargo = screen.getByRole('group', { name: 'Embargo' })
    expect(within(embargo).getByText(/^The post is out/)).toBeInTheDocument()
    for (const control of within(embargo).getAllByRole('button')) expect(control).toBeDisabled()
  })

  it('offers clubs and players that are named in the text', async () => {
    editor.server.on(findTags, ({ query: { text } }) => ({
      tags: text === 'Rueda' ? [tagMatchResponse({ id: '22', name: 'Inés Rueda', teamId: '2' })] : [],
    }))
    const user = await editor.open()
    await user.click(await screen.findByRole('button', { name: 'Add Inés Rueda' }))
    await waitFor(() =>
      expect(editor.server.requestsTo(saveFact)[0]?.body).toEqual({ value: ['21', '22'], version: 1 }),
    )
  })

  it('offers topics that are named in the text, and adds them as tags', async () => {
    editor.server.on(findTags, ({ query: { text } }) => ({
      tags: text === 'Rueda' ? [tagMatchResponse({ id: '31', kind: 'topic', name: 'Rueda' })] : [],
    }))
    const user = await editor.open()
    await user.click(await screen.findByRole('button', { name: 'Add Rueda' }))
    await waitFor(() => expect(editor.server.requestsTo(saveFact)[0]).toMatchObject({ body: { value: ['31'] } }))
  })

  it('offers topics that the text names in another language than the interface', async () => {
    const names = { es: 'Almenara gana', en: 'Home wins', pt: 'Vitórias em casa' }
    editor.server.on(findTags, () => ({
      tags: [tagMatchResponse({ id: '31', kind: 'topic', name: names.en, names })],
    }))
    const user = await editor.open()
    expect(screen.queryByRole('button', { name: 'Add Home wins' })).toBeNull()
    await user.keyboard('{Alt>}[Digit1]{/Alt}')
    expect(await screen.findByRole('button', { name: 'Add Home wins' })).toBeInTheDocument()
  })

  it('offers the squads of the clubs, by name or shirt number, and sets none by itself', async () => {
    const user = await editor.open()
    const field = screen.getByRole('searchbox', { name: 'Add a player or tag' })
    expect(screen.queryByRole('button', { name: /Noa Ferreirós/ })).toBeNull()
    await user.click(field)
    expect(await screen.findByRole('button', { name: /^9 ?Noa Ferreirós/ })).toBeVisible()
    // Martín Rueda has number 9 as well, and is chosen already.
    await user.type(field, '7')
    expect(screen.queryByRole('button', { name: /Noa Ferreirós/ })).toBeNull()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(editor.server.requestsTo(saveFact)[0]).toMatchObject({ body: { value: ['21', '23'] } }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: /Noa Ferreirós/ })).toBeNull()
  })
})
