import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, render } from '../../../test/react.ts'
import { switchLanguage } from '../../i18n/switch-language.ts'
import { CopyButton } from './copy-button.tsx'

beforeEach(async () => {
  await switchLanguage('en')
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('Copy button', () => {
  it('announces each click, and shows the result for two seconds after the last one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(<CopyButton text="a" label="Copy" />)
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    const first = screen.getByRole('status').firstChild
    expect(first).toHaveTextContent('Copied')

    await advance(1500)
    await user.click(screen.getByRole('button', { name: 'Copied' }))
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
    // Screen readers announce nodes that are added.
    expect(screen.getByRole('status').firstChild).not.toBe(first)

    await advance(1500)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
    await advance(600)
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it.each([
    ['a text', (text: string) => text],
    ['a function', (text: string) => () => text],
  ])('offers %s that has changed since, and keeps the focus', async (_, asText) => {
    const user = userEvent.setup()
    const { rerender } = render(<CopyButton text={asText('a')} label="Copy" />)
    const button = screen.getByRole('button', { name: 'Copy' })
    await user.click(button)
    expect(button).toHaveTextContent('Copied')
    rerender(<CopyButton text={asText('a')} label="Copy" />)
    expect(button).toHaveTextContent('Copied')

    rerender(<CopyButton text={asText('b')} label="Copy" />)
    expect(button).toHaveTextContent(/^Copy$/)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(button).toHaveFocus()
    await user.click(button)
    expect(await navigator.clipboard.readText()).toBe('b')
  })

  it('says that the browser has refused, and does not call onCopied', async () => {
    const onCopied = vi.fn<() => void>()
    render(<CopyButton text="a" label="Copy" onCopied={onCopied} />)
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(screen.getByRole('status')).toHaveTextContent('Could not copy')
    expect(onCopied).not.toHaveBeenCalled()
  })
})
