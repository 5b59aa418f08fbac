import { bodyFromHtml } from '@mixed-zone/document/from-html'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import { Slice } from '@tiptap/pm/model'
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { describe, expect, it } from 'vitest'
import { createAutoLinkPlugin, findAddresses } from './auto-link.ts'

const addressesIn = (text: string) => findAddresses(text).map((found) => [found.text, found.data?.['href']])

describe('findAddresses', () => {
  it('finds addresses with a scheme or www.', () => {
    expect(addressesIn('See https://league.test/a?b=c#d and www.club.test, too.')).toEqual([
      ['https://league.test/a?b=c#d', 'https://league.test/a?b=c#d'],
      ['www.club.test', 'https://www.club.test'],
    ])
  })

  it('leaves out what ends a sentence or a bracket', () => {
    expect(addressesIn('(https://league.test/a).')).toEqual([['https://league.test/a', 'https://league.test/a']])
    expect(addressesIn('https://league.test/Final_(2026)!')).toEqual([
      ['https://league.test/Final_(2026)', 'https://league.test/Final_(2026)'],
    ])
  })

  it('takes nothing else for an address', () => {
    expect(addressesIn('4.3.3, league.test, javascript://x.test, https://localhost, awww.club')).toEqual([])
  })
})

/** A text with the caret at its end. */
function stateOf(html: string): EditorState {
  const state = EditorState.create({ doc: bodyFromHtml(html), plugins: [createAutoLinkPlugin()] })
  return state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
}

const htmlAfter = (state: EditorState, change: (transaction: Transaction) => Transaction) =>
  bodyToHtml(state.applyTransaction(change(state.tr)).state.doc)

const LINK = '<a href="https://league.test" rel="noopener noreferrer">https://league.test</a>'

describe('createAutoLinkPlugin', () => {
  it('links an address once a space follows it', () => {
    const state = stateOf('<p>At https://league.test</p>')

    expect(htmlAfter(state, (transaction) => transaction.insertText(' '))).toBe(`<p>At ${LINK} </p>`)
    expect(htmlAfter(state, (transaction) => transaction.insertText('/'))).toBe('<p>At https://league.test/</p>')
  })

  it('links an address once a new paragraph follows it', () => {
    const state = stateOf('<p>At https://league.test</p>')

    expect(htmlAfter(state, (transaction) => transaction.split(state.selection.from))).toBe(`<p>At ${LINK}</p><p></p>`)
  })

  it('leaves words alone that somebody has linked', () => {
    const linked = '<a href="https://other.test" rel="noopener noreferrer">https://league.test</a>'
    const state = stateOf(`<p>${linked}</p>`)

    expect(htmlAfter(state, (transaction) => transaction.insertText(' '))).toBe(`<p>${linked} </p>`)
  })

  it('leaves what colleagues type to their own browser', () => {
    const state = stateOf('<p>At https://league.test</p>')
    const received = (transaction: Transaction) => transaction.insertText(' ').setMeta(ySyncPluginKey, {})

    expect(htmlAfter(state, received)).toBe('<p>At https://league.test </p>')
  })

  it('links selected words if an address is pasted over them', () => {
    const plugin = createAutoLinkPlugin()
    const before = EditorState.create({ doc: bodyFromHtml('<p>The league</p>'), plugins: [plugin] })
    let state = before.apply(before.tr.setSelection(TextSelection.create(before.doc, 5, 11)))
    const dispatch = (transaction: Transaction) => {
      state = state.apply(transaction)
    }
    const paste = (text: string) =>
      plugin.props.handlePaste?.call(
        plugin,
        // The part of a view that the plugin uses: a real one needs a DOM.
        { state, dispatch } as never,
        {} as ClipboardEvent,
        new Slice(bodyFromHtml(`<p>${text}</p>`).content, 1, 1),
      )

    expect(paste('two words')).toBe(false)
    expect(paste('https://league.test')).toBe(true)
    expect(bodyToHtml(state.doc)).toBe('<p>The <a href="https://league.test" rel="noopener noreferrer">league</a></p>')
  })
})
