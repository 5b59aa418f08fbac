import { bodyFromHtml } from '@mixed-zone/document/from-html'
import { readTexts, replaceTexts, titleOf } from '@mixed-zone/document/document'
import { beginTranslations, isOutdated, readOriginal, readReviewed } from '@mixed-zone/document/translations'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { postEditor } from '../../../../../test/post-editor.ts'
import { act } from '../../../../../test/react.ts'

const editor = postEditor()

const notice = () => screen.findByRole('region', { name: 'Spanish changed since this translation, English' })

function writeSpanish(html: string, title = 'Almenara gana el derbi'): void {
  const { texts } = editor.state
  replaceTexts(texts, 'es', { ...readTexts(texts, 'es'), title, body: bodyFromHtml(html) })
}

/** English and Spanish, of which Spanish has been changed since. */
function changeOriginal(): void {
  writeSpanish('<p>Un disparo de Rueda.</p><p>Queda a dos puntos.</p>')
  beginTranslations(editor.state.texts)
  writeSpanish('<p>Un disparo de Rueda.</p><p>Queda a un punto.</p><p>Llueve.</p>', 'Almenara gana el clásico')
}

describe('marks of what changed in the original', () => {
  it('names each passage with the words that changed', async () => {
    changeOriginal()
    await editor.open()
    const box = await notice()
    expect(within(box).getByText('3 to review')).toBeInTheDocument()
    const items = within(box).getAllByRole('listitem')
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Title',
      'Paragraph 2',
      'Paragraph 3, new',
    ])
    const words = (tag: string) => Array.from(box.querySelectorAll(tag), (element) => element.textContent)
    expect(words('del')).toEqual(['removed: derbi', 'removed: dos puntos'])
    expect(words('ins')).toEqual(['added: clásico', 'added: un punto', 'added: Llueve.'])
    expect(screen.getByRole('button', { name: /English/ })).toHaveAccessibleName(/to review/)
    const [paragraph] = screen.getByRole('textbox', { name: 'Text, English' }).children
    expect(paragraph).toHaveClass('translation-changed')
  })

  it('clears one mark, and leads to the next', async () => {
    changeOriginal()
    const user = await editor.open()
    const box = await notice()
    await user.click(within(box).getByRole('button', { name: 'Reviewed: Paragraph 2' }))
    expect(within(box).getAllByRole('listitem')).toHaveLength(2)
    expect(box).toHaveFocus()
    await editor.store()
    expect(readReviewed(editor.state.texts, 'en')?.blocks).toEqual(['Un disparo de Rueda.', 'Queda a un punto.'])
  })

  it('clears all marks for everybody, by keyboard', async () => {
    changeOriginal()
    const user = await editor.open()
    within(await notice())
      .getByRole('button', { name: 'All reviewed' })
      .focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('region', { name: /^Spanish changed/ })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Title, English' })).toHaveFocus()
    await editor.store()
    expect(isOutdated(editor.state.texts, 'en')).toBe(false)
  })

  it('leads to the passage of the translation', async () => {
    changeOriginal()
    const user = await editor.open()
    const box = await notice()
    await user.click(within(box).getByRole('button', { name: 'Show in the translation: Title' }))
    expect(screen.getByRole('textbox', { name: 'Title, English' })).toHaveFocus()
    await user.click(within(box).getByRole('button', { name: 'Show in the translation: Paragraph 2' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text, English' })).toHaveFocus())
  })

  it('adopts a number or name in the paragraph, by keyboard, and counts it as reviewed', async () => {
    const { texts } = editor.state
    writeSpanish('<p>Un disparo de Rueda.</p>', 'Almenara gana 2–1')
    replaceTexts(texts, 'en', {
      ...readTexts(texts, 'en'),
      title: 'Almenara win 2–1',
      body: bodyFromHtml('<p>A shot by <strong>Rueda</strong> today.</p>'),
    })
    beginTranslations(texts)
    writeSpanish('<p>Un disparo lejano de Saldaña.</p>', 'Almenara gana 3–1')
    const user = await editor.open()
    const box = await notice()
    within(box).getByRole('button', { name: 'Adopt “3–1”: Title' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: 'Title, English' })).toHaveValue('Almenara win 3–1')
    expect(box).toHaveFocus()
    expect(within(box).getByText('Title: “3–1” instead of “2–1”')).toBeInTheDocument()
    await user.click(within(box).getByRole('button', { name: 'Adopt “Saldaña”: Paragraph 1' }))
    const paragraph = screen.getByRole('textbox', { name: 'Text, English' }).querySelector('p')
    expect(paragraph?.innerHTML).toBe('A shot by <strong>Saldaña</strong> today.')
    expect(within(box).queryByRole('button', { name: /^Adopt/ })).toBeNull()
    expect(box.querySelector('ins')).toHaveTextContent('lejano')
    await waitFor(async () => {
      await editor.store()
      expect(readReviewed(texts, 'en')).toMatchObject({
        title: 'Almenara gana 3–1',
        blocks: ['Un disparo de Saldaña.'],
      })
    })
  })

  it('marks the words in the original beside its translations', async () => {
    changeOriginal()
    const user = await editor.open()
    await user.keyboard('{Alt>}[Digit0]{/Alt}')
    const original = screen.getByRole('textbox', { name: 'Text, Spanish' })
    await waitFor(() => expect(original.querySelector('.words-removed')).toHaveTextContent('dos puntos'))
    expect(Array.from(original.querySelectorAll('.words-added'), (element) => element.textContent)).toEqual([
      'un punto',
      'Llueve.',
    ])
    expect(screen.getByRole('heading', { name: /Español/ })).toHaveTextContent('original')
  })

  it('shows a mark once a colleague changes the original', async () => {
    beginTranslations(editor.state.texts)
    await editor.open()
    expect(screen.queryByText(/^Spanish changed/)).toBeNull()
    const before = Y.encodeStateVector(editor.state.texts)
    titleOf(editor.state.texts, 'es').insert(0, 'Final: ')
    act(() => editor.lastSocket().answer({ kind: 'update', bytes: Y.encodeStateAsUpdate(editor.state.texts, before) }))
    expect(within(await notice()).getAllByRole('listitem')).toHaveLength(1)
  })

  it('remembers what a translation was begun from', async () => {
    beginTranslations(editor.state.texts)
    const user = await editor.open()
    await user.click(screen.getByRole('button', { name: /Português/ }))
    await user.click(await screen.findByRole('button', { name: 'Empty' }))
    await user.type(screen.getByRole('textbox', { name: 'Title, Portuguese' }), 'A')
    await editor.store()
    expect(readReviewed(editor.state.texts, 'pt')).toEqual(readOriginal(editor.state.texts, 'es'))
  })
})
