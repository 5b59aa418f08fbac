import { Suspense } from 'react'
import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { render } from '../../test/react.ts'
import { lazyOptional } from './lazy-optional.ts'

describe('lazyOptional', () => {
  it('leaves the page as it is if the part cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const Part = lazyOptional(() => Promise.reject(new Error('the chunk is gone')))
    render(
      <main>
        The page
        <Suspense fallback="loading">
          <Part />
        </Suspense>
      </main>,
    )
    await vi.waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/^The page$/))
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('shows the part once it is loaded', async () => {
    const Part = lazyOptional(async () => ({ name }: { readonly name: string }) => <p>Notices of {name}</p>)
    render(
      <Suspense fallback="loading">
        <Part name="Ana" />
      </Suspense>,
    )
    expect(await screen.findByText('Notices of Ana')).toBeVisible()
  })
})
