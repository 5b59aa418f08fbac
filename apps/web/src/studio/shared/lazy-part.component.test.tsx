import { screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../../test/render-component.tsx'
import { act } from '../../../test/react.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { DialogFallback, defineLazyPart, LazyPartView, preloadPart } from './lazy-part.tsx'
import { sharedTexts } from './shared-texts.ts'

const Greeting = ({ name }: { readonly name: string }) => <p>Hello, {name}</p>

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** A part that cannot be loaded while `isReachable` is false. */
function unreliablePart() {
  const network = { isReachable: false }
  const part = defineLazyPart(async () => {
    if (!network.isReachable) throw new TypeError('Failed to fetch dynamically imported module')
    return Greeting
  })
  return { network, part }
}

describe('LazyPartView', () => {
  it('shows its fallback, and then the part', async () => {
    let finish: (part: typeof Greeting) => void = () => undefined
    const loading = new Promise<typeof Greeting>((resolve) => {
      finish = resolve
    })
    const part = defineLazyPart(() => loading)
    await renderComponent(<LazyPartView part={part} props={{ name: 'Marta' }} fallback={<p>Wait</p>} />, {
      texts: sharedTexts,
    })
    expect(screen.getByText('Wait')).toBeVisible()
    await act(async () => finish(Greeting))
    expect(screen.getByText('Hello, Marta')).toBeVisible()
  })

  it('shows a part at once that was loaded ahead', async () => {
    const part = defineLazyPart(async () => Greeting)
    preloadPart(part)
    await waitFor(() => expect(part.get()).not.toBeNull())
    await renderComponent(<LazyPartView part={part} props={{ name: 'Marta' }} fallback={<p>Wait</p>} />, {
      texts: sharedTexts,
    })
    expect(screen.queryByText('Wait')).toBeNull()
    expect(screen.getByText('Hello, Marta')).toBeVisible()
  })

  it('offers to try again in its place, and keeps what is around it', async () => {
    const { network, part } = unreliablePart()
    const user = await renderComponent(
      <>
        <textarea aria-label="Text" defaultValue="What was written" />
        <LazyPartView part={part} props={{ name: 'Marta' }} />
      </>,
      { texts: sharedTexts },
    )
    expect(await screen.findByText(/This part could not be loaded/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
    network.isReachable = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Hello, Marta')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('What was written')
  })

  it('tries again by itself once there is a connection', async () => {
    const { network, part } = unreliablePart()
    await renderComponent(<LazyPartView part={part} props={{ name: 'Marta' }} isOptional />, { texts: sharedTexts })
    await waitFor(() => expect(console.warn).toHaveBeenCalled())
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
    network.isReachable = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Hello, Marta')).toBeVisible()
  })

  it('takes the keys of the page while a dialog loads, and ends by Escape', async () => {
    const onCancel = vi.fn<() => void>()
    const user = await renderComponent(
      <>
        <textarea aria-label="Text" />
        <button type="button">Open</button>
        <DialogFallback onCancel={onCancel} />
      </>,
      { texts: sharedTexts },
    )
    const text = screen.getByRole('textbox', { name: 'Text' })
    text.focus()
    await user.keyboard('x{Tab}')
    await user.paste('Pasted')
    expect(text).toHaveFocus()
    expect(text).toHaveValue('')
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('leaves the screen with a toast if it is a dialog', async () => {
    const { part } = unreliablePart()
    const onFailed = vi.fn<() => void>()
    await renderComponent(<LazyPartView part={part} props={{ name: 'Marta' }} onFailed={onFailed} />, {
      texts: sharedTexts,
    })
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
    expect(toasts.getSnapshot().at(-1)).toMatchObject({ isError: true, text: expect.stringContaining('try again') })
  })
})
