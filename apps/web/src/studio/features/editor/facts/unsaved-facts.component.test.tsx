import { getPostDetail, publishPost, saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../../../../../test/axe.ts'
import { failWith, hold, loseConnection } from '../../../../../test/fake-server.ts'
import { postEditor } from '../../../../../test/post-editor.ts'
import { act } from '../../../../../test/react.ts'

const editor = postEditor()

describe('the properties of a post', () => {
  it('offers both values when somebody else has changed the field, and saves the chosen one', async () => {
    editor.server.on(saveFact, failWith('conflict'))
    const user = await editor.open()
    editor.state.stored = {
      ...editor.state.stored,
      facts: {
        ...editor.state.stored.facts,
        section: {
          value: null,
          version: 4,
          changedBy: { id: '8', name: 'Marta Quiroga' },
          changedAt: '2026-11-15T18:49:00.000Z',
        },
      },
    }
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    await user.click(await screen.findByRole('button', { name: '1 change to decide' }))
    expect(screen.getByRole('heading', { name: 'Marta Quiroga and you changed the same fields' })).toHaveFocus()
    expect(screen.getByRole('radio', { name: /Yours.*News/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Marta Quiroga’s.*version 4.*None/ })).toBeInTheDocument()
    expect(await findViolations(screen.getByRole('main'))).toEqual([])
    editor.serveFacts()
    await user.click(screen.getByRole('button', { name: /Save what is chosen/ }))
    await waitFor(() => expect(editor.server.requestsTo(saveFact).at(-1)?.body).toEqual({ value: 'news', version: 4 }))
    expect(await screen.findByRole('textbox', { name: 'Title, English' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Text' })).toHaveFocus()
  })

  it('keeps a change while there is no connection, and sends it afterwards', async () => {
    editor.server.on(saveFact, loseConnection)
    const user = await editor.open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    expect(await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })).toBeInTheDocument()
    editor.serveFacts()
    act(() => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(editor.server.requestsTo(saveFact)).toHaveLength(2))
    expect(await screen.findByText(/^Saved \d s ago$/)).toBeInTheDocument()
  })

  it('sends a change again that failed before another field was saved', async () => {
    let isLost = true
    editor.server.on(saveFact, ({ body: { value, version }, params: { field } }) => {
      if (field === 'section' && isLost) return loseConnection()
      return { value, version: version + 1, changedBy: null, changedAt: null, filled: {} }
    })
    const user = await editor.open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })
    await user.click(screen.getByRole('button', { name: /No fixture/ }))
    await user.click(await screen.findByRole('option', { name: /Almenara 2–1 Puerto Claro/ }))
    await waitFor(() => expect(editor.server.requestsTo(saveFact)).toHaveLength(2))
    isLost = false
    act(() => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(editor.server.requestsTo(saveFact)).toHaveLength(3))
    expect(editor.server.requestsTo(saveFact)[2]).toMatchObject({
      params: { field: 'section' },
      body: { value: 'news' },
    })
    expect(await screen.findByText(/^Saved \d s ago$/)).toBeInTheDocument()
  })

  describe('when the answer to a change was lost', () => {
    /** Stores the value, as the server does, but the answer does not arrive. */
    const storeWithoutAnswer = () =>
      editor.server.on(saveFact, ({ body: { value, version }, params: { field } }) => {
        const saved = { value, version: version + 1, changedBy: null, changedAt: null }
        editor.state.stored = { ...editor.state.stored, facts: { ...editor.state.stored.facts, [field]: saved } }
        return loseConnection()
      })

    async function expectSaved(label: string, value: string): Promise<void> {
      await waitFor(() => expect(editor.state.stored.facts.section).toMatchObject({ value, version: 3 }))
      await waitFor(() => expect(localStorage.getItem('unsaved-fact-12-section')).toBeNull())
      expect(screen.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue(label)
      expect(screen.queryByRole('button', { name: '1 change to decide' })).toBeNull()
    }

    it('saves another value that is chosen while the post is loaded again', async () => {
      storeWithoutAnswer()
      const user = await editor.open()
      await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
      await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })
      editor.serveFacts()
      const { handler, release } = hold(() => editor.state.stored)
      editor.server.on(getPostDetail, handler)
      const loaded = editor.server.requestsTo(getPostDetail).length
      act(() => window.dispatchEvent(new Event('online')))
      await waitFor(() => expect(editor.server.requestsTo(getPostDetail).length).toBeGreaterThan(loaded))
      await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Derbies')
      release()
      await expectSaved('Derbies', 'derbies')
    })

    it('waits with a value that was there before while the post cannot be loaded again', async () => {
      storeWithoutAnswer()
      const user = await editor.open()
      const section = screen.getByRole('combobox', { name: 'Section' })
      const { value } = editor.state.stored.facts.section
      const label = section.querySelector('option:checked')?.textContent ?? ''
      await user.selectOptions(section, 'News')
      await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })
      editor.serveFacts()
      editor.server.on(getPostDetail, loseConnection)
      const sent = editor.server.requestsTo(getPostDetail).length
      await user.selectOptions(section, label)
      await waitFor(() => expect(editor.server.requestsTo(getPostDetail).length).toBeGreaterThan(sent))
      editor.server.on(getPostDetail, () => editor.state.stored)
      act(() => window.dispatchEvent(new Event('online')))
      await expectSaved(label, String(value))
    })

    it('saves another value that is chosen before the first is sent again', async () => {
      storeWithoutAnswer()
      const user = await editor.open()
      await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
      await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })
      editor.serveFacts()
      await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Derbies')
      await expectSaved('Derbies', 'derbies')
    })
  })

  it('publishes only after a change that is on its way was saved', async () => {
    const section = { value: 'news', version: 2, changedBy: null, changedAt: null, filled: {} }
    const { handler, release } = hold(() => section)
    editor.server.on(saveFact, handler)
    editor.server.on(publishPost, () => ({ ...editor.state.stored, state: 'published' as const }))
    const user = await editor.open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    await screen.findByText('Everything is in order')
    await user.click(screen.getByRole('button', { name: 'Publish now' }))
    expect(editor.server.requestsTo(publishPost)).toHaveLength(0)
    release()
    await waitFor(() => expect(editor.server.requestsTo(publishPost)).toHaveLength(1))
  })

  it('publishes under an embargo that is still being saved', async () => {
    const { handler, release } = hold(() => ({ ...editor.state.stored.facts.embargo, filled: {} }))
    editor.server.on(saveFact, handler)
    editor.server.on(publishPost, () => ({ ...editor.state.stored, state: 'embargoed' as const }))
    const user = await editor.open()
    const embargo = within(screen.getByRole('group', { name: 'Embargo' }))
    fireEvent.change(embargo.getByRole('textbox', { name: 'Day' }), { target: { value: '15/11/2099' } })
    await waitFor(() => expect(editor.server.requestsTo(saveFact)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    await screen.findByText('Everything is in order')
    await user.click(screen.getByRole('button', { name: /^Publish, embargo until/ }))
    const value = '2099-11-15T11:00:00.000Z'
    const saved = { value, version: 2, changedBy: null, changedAt: null }
    editor.state.stored = { ...editor.state.stored, facts: { ...editor.state.stored.facts, embargo: saved } }
    release()
    await waitFor(() => expect(editor.server.requestsTo(publishPost)).toHaveLength(1))
    expect(editor.server.requestsTo(publishPost)[0]?.body).toMatchObject({ embargoUntil: value, seenEmbargo: value })
  })

  it('sends what was not saved when the tab was closed once the post is opened again', async () => {
    editor.server.on(saveFact, loseConnection)
    const user = await editor.open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })
    editor.serveFacts()
    await editor.reopen()
    await waitFor(() => expect(editor.server.requestsTo(saveFact)).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue('News'))
    expect(editor.server.requestsTo(saveFact)[1]?.body).toEqual({ value: 'news', version: 1 })
    await waitFor(() => expect(localStorage.getItem('unsaved-fact-12-section')).toBeNull())
  })

  it('offers both values if somebody else changed the field after the tab was closed, until one is chosen', async () => {
    editor.server.on(saveFact, loseConnection)
    const user = await editor.open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })
    const changedBy = { id: '8', name: 'Marta Quiroga' }
    const section = { value: 'derbies', version: 4, changedBy, changedAt: '2026-11-15T18:49:00.000Z' }
    editor.state.stored = { ...editor.state.stored, facts: { ...editor.state.stored.facts, section } }
    editor.server.on(saveFact, failWith('conflict'))
    await editor.reopen()
    await screen.findByRole('button', { name: '1 change to decide' })
    const again = await editor.reopen()
    expect(editor.server.requestsTo(saveFact).at(-1)?.body).toEqual({ value: 'news', version: 1 })
    await again.click(await screen.findByRole('button', { name: '1 change to decide' }))
    await again.click(screen.getByRole('radio', { name: /Marta Quiroga’s.*Derbies/ }))
    await again.click(screen.getByRole('button', { name: /Save what is chosen/ }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue('Derbies'))
    expect(localStorage.getItem('unsaved-fact-12-section')).toBeNull()
  })

  it('has nothing to decide if somebody else has chosen the same', async () => {
    editor.server.on(saveFact, failWith('conflict'))
    const user = await editor.open()
    const section = { value: 'news', version: 4, changedBy: null, changedAt: null }
    editor.state.stored = { ...editor.state.stored, facts: { ...editor.state.stored.facts, section } }
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    await waitFor(() => expect(localStorage.getItem('unsaved-fact-12-section')).toBeNull())
    expect(screen.queryByRole('button', { name: '1 change to decide' })).toBeNull()
  })

  it('keeps a value that the server refuses with its reason, also after a reload, until it is corrected', async () => {
    editor.server.on(saveFact, failWith('validation', { fields: { value: 'This section is closed.' } }))
    const user = await editor.open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    expect(await screen.findByText('This section is closed.')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue('News')
    const again = await editor.reopen()
    expect(await screen.findByText('This section is closed.')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue('News')
    editor.serveFacts()
    await again.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Derbies')
    await waitFor(() => expect(localStorage.getItem('unsaved-fact-12-section')).toBeNull())
    expect(screen.queryByText('This section is closed.')).toBeNull()
  })

  it('gives up a refused value when it is discarded', async () => {
    editor.server.on(saveFact, failWith('validation'))
    const user = await editor.open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    await user.click(await screen.findByRole('button', { name: 'Discard', description: 'Section:' }))
    expect(screen.getByRole('combobox', { name: 'Section' })).not.toHaveDisplayValue('News')
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
    expect(localStorage.getItem('unsaved-fact-12-section')).toBeNull()
  })
})
