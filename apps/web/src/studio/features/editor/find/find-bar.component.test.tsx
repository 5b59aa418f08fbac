import { summaryOf, titleOf } from '@mixed-zone/document/document'
import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { postEditor } from '../../../../../test/post-editor.ts'
import { postDetailResponse } from '../editor.fixture.ts'

const editor = postEditor()

const body = () => screen.getByRole('textbox', { name: 'Text, English' })
const summary = () => screen.getByRole('textbox', { name: 'Summary, English' })
const matches = () => [...document.querySelectorAll('.find-match')]

describe('the search in the texts of a post', () => {
  it('finds and replaces without regard to accents', async () => {
    const user = await editor.open()
    await user.click(body())
    await user.keyboard('{Control>}f{/Control}')
    await user.type(await screen.findByRole('textbox', { name: 'Find' }), 'rúeda')
    expect(screen.getByText('1 of 1')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Saldaña')
    await user.click(screen.getByRole('button', { name: 'Replace all' }))
    expect(body()).toHaveTextContent('A shot by Saldaña.')
    expect(screen.getByText('1 replaced')).toBeInTheDocument()
  })

  it('finds in summary and body, marks each match, and replaces one or all', async () => {
    const user = await editor.open()
    const current = () => document.querySelector('.find-match.is-current')?.textContent
    await user.click(screen.getByRole('button', { name: 'Find and replace' }))
    await user.type(await screen.findByRole('textbox', { name: 'Find' }), 'ho')
    expect(screen.getByText('1 of 3')).toBeInTheDocument()
    expect(matches()).toHaveLength(3)
    await user.keyboard('{Enter}{Enter}')
    expect(screen.getByText('3 of 3')).toBeInTheDocument()
    expect(current()).toBe('ho')
    await user.keyboard('{Enter}')
    expect(screen.getByText('1 of 3')).toBeInTheDocument()
    // What is put in matches again: the next one is at hand.
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'HÓ{Enter}')
    expect(summary()).toHaveValue('A cHÓice of 40 photographs')
    expect(screen.getByText('2 of 3')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Replace all' }))
    expect(summary()).toHaveValue('A cHÓice of 40 pHÓtographs')
    expect(body()).toHaveTextContent('A sHÓt by Rueda.')
    await user.keyboard('{Escape}')
    expect(matches()).toHaveLength(0)
    expect(screen.queryByRole('search', { name: 'Find and replace' })).toBeNull()
  })

  it('replaces in the title, where it can be undone', async () => {
    const user = await editor.open()
    const title = () => screen.getByRole('textbox', { name: 'Title, English' })
    await user.click(title())
    await user.keyboard('{Control>}f{/Control}')
    await user.type(await screen.findByRole('textbox', { name: 'Find' }), 'DERBY')
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'final{Enter}')
    expect(title()).toHaveValue('Almenara win the final')
    await user.click(title())
    await user.keyboard('{Control>}z{/Control}')
    expect(title()).toHaveValue('Almenara win the derby')
  })

  it('cuts nothing off a title that two people have written while apart', async () => {
    const title = titleOf(editor.state.texts, 'en')
    title.insert(0, `${'x'.repeat(400)} `)
    const user = await editor.open()
    await user.click(screen.getByRole('button', { name: 'Find and replace' }))
    await user.type(await screen.findByRole('textbox', { name: 'Find' }), 'derby')
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'final{Enter}')
    expect(screen.getByRole('textbox', { name: 'Title, English' })).toHaveValue(
      `${'x'.repeat(400)} Almenara win the final`,
    )
  })

  it('replaces nothing in a title that would become too long, and the rest nevertheless', async () => {
    summaryOf(editor.state.texts, 'en').insert(0, 'The derby: ')
    const user = await editor.open()
    await user.click(screen.getByRole('button', { name: 'Find and replace' }))
    await user.type(await screen.findByRole('textbox', { name: 'Find' }), 'derby')
    await user.click(screen.getByRole('textbox', { name: 'Replace with' }))
    await user.paste('x'.repeat(290))
    await user.click(screen.getByRole('button', { name: 'Replace all' }))
    expect(screen.getByRole('textbox', { name: 'Title, English' })).toHaveValue('Almenara win the derby')
    expect(summary()).toHaveValue(`The ${'x'.repeat(290)}: A choice of 40 photographs`)
    expect(screen.getByText('1 replaced')).toBeInTheDocument()
    expect(screen.getByText('The title would have more than 300 characters: it was left as it is.')).toBeInTheDocument()
  })

  it('finds in a text that cannot be changed, and offers no replacement', async () => {
    editor.state.stored = postDetailResponse({ state: 'trash', trashedAt: '2026-11-14T10:00:00.000Z' })
    const user = await editor.open()
    await user.keyboard('{Control>}f{/Control}')
    await user.type(await screen.findByRole('textbox', { name: 'Find' }), 'rueda')
    expect(screen.getByText('1 of 1')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Replace with' })).toBeNull()
  })
})
