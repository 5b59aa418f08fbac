import { postResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../../test/render-component.tsx'
import { PostLinks } from './post-links.tsx'
import { postTexts } from './post-texts.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('Links of a post', () => {
  it('shows links to other sites without tags, and announces their new tab', async () => {
    const logError = vi.spyOn(console, 'error')
    const url = 'https://league.test/tickets'
    const external = [
      { title: 'Tickets', url },
      { title: 'Tickets for members', url },
    ]
    await renderComponent(<PostLinks post={postResponse({ external })} />, { texts: postTexts })
    expect(await screen.findByRole('link', { name: /^Tickets ?\(opens in a new tab\)$/ })).toHaveAttribute('href', url)
    expect(within(screen.getByRole('region', { name: 'Tags and links' })).getAllByRole('list')).toHaveLength(1)
    // React logs duplicate keys.
    expect(logError).not.toHaveBeenCalled()
  })
})
