import { expect } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { waitForImages } from '../harness/page-checks.ts'
import { socialPage } from '../pages/social-page.ts'

test.use({ account: READER })

test.describe('Social media page', () => {
  test('shows pictures from our own server only', async ({ page, product }) => {
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    const social = socialPage(page, 'es')

    await social.open()
    await social.cards.first().scrollIntoViewIfNeeded()
    expect(await waitForImages(page)).toBeGreaterThan(0)

    expect([...origins]).toEqual([product.origin])
  })
})
