import type { SocialAccount } from '@mixed-zone/contract/schemas/social'
import { expect, test } from 'vitest'
import { arrangeAccount } from './arrange-account.ts'

type Item = SocialAccount['items'][number]

const item = (id: number, image: string | null): Item => ({
  id: String(id),
  title: '',
  text: 'Goal',
  url: 'https://example.test/1',
  image,
  publishedAt: null,
})

const items = (count: number, image: string | null = '/api/social/1.webp') =>
  Array.from({ length: count }, (_, index) => item(index, image))

test.each([
  { network: 'youtube', sent: 12, layout: 'videos', shown: 5 },
  { network: 'youtube', sent: 2, layout: 'videos', shown: 2 },
  { network: 'instagram', sent: 12, layout: 'pictures', shown: 9 },
  { network: 'instagram', sent: 6, layout: 'pictures', shown: 5 },
  { network: 'x', sent: 12, layout: 'words', shown: 8 },
  { network: 'web', sent: 7, layout: 'words', shown: 4 },
  { network: 'mastodon', sent: 0, layout: 'words', shown: 0 },
] as const)('shows $shown of $sent items of $network in the layout $layout', ({ network, sent, layout, shown }) => {
  const arranged = arrangeAccount({ network, items: items(sent) })
  expect(arranged.layout).toBe(layout)
  expect(arranged.items.map(({ id }) => id)).toEqual(items(shown).map(({ id }) => id))
})

test('the picture layout leaves out items without a picture', () => {
  const mixed = [item(1, null), item(2, '/api/social/2.webp'), item(3, null), item(4, '/api/social/4.webp')]
  expect(arrangeAccount({ network: 'instagram', items: mixed }).items.map(({ id }) => id)).toEqual(['2', '4'])
})

test.each(['youtube', 'instagram'] as const)('%s uses the text layout without any picture', (network) => {
  const arranged = arrangeAccount({ network, items: items(3, null) })
  expect(arranged).toEqual({ layout: 'words', items: items(3, null) })
})
