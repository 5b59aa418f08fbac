import type { Card } from '@mixed-zone/contract/schemas/post'
import { expect, test } from 'vitest'
import { arrangeHome, type HomeSection } from './arrange-home.ts'

function card(id: string): Card {
  return {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    summary: '',
    locale: 'es',
    locales: ['es'],
    section: { textId: 'featured', name: 'Destacado' },
    publishedAt: '2026-11-15T20:00:00.000Z',
    teams: [],
    categories: [],
    tags: [],
    image: null,
    counts: { images: 0, videos: 0, texts: 0, files: 0 },
  }
}

function section(textId: string, ids: readonly string[], kind: HomeSection['kind'] = 'featured'): HomeSection {
  return { textId, name: textId, description: '', kind, count: ids.length, posts: ids.map(card) }
}

test('orders sections by the layout of the page, not by the response', () => {
  const sections = ['club-media', 'press-releases', 'interviews', 'derbies', 'current-stories', 'featured']
  const { featured } = arrangeHome({ lead: null, sections: sections.map((textId) => section(textId, [textId])) })
  expect(featured.map(({ textId }) => textId)).toEqual([
    'featured',
    'current-stories',
    'derbies',
    'interviews',
    'press-releases',
    'club-media',
  ])
})

test('puts an unknown featured section last', () => {
  const { featured } = arrangeHome({ lead: null, sections: [section('new', ['1']), section('derbies', ['2'])] })
  expect(featured.map(({ textId }) => textId)).toEqual(['derbies', 'new'])
})

test('does not repeat the lead, and leaves out a section with nothing else', () => {
  const { lead, featured } = arrangeHome({
    lead: card('1'),
    sections: [section('featured', ['1']), section('derbies', ['2', '1'])],
  })
  expect(lead?.id).toBe('1')
  expect(featured.map(({ textId, posts }) => [textId, posts.map(({ id }) => id)])).toEqual([['derbies', ['2']]])
})

test('puts breaking news beside the lead, and regular sections below regular-content', () => {
  const arranged = arrangeHome({
    lead: null,
    sections: [
      section('breaking-news', ['1']),
      section('regular-content', ['2'], 'regular'),
      section('player-stories', ['3'], 'regular'),
      section('club-stories', [], 'regular'),
    ],
  })
  expect(arranged.breaking?.textId).toBe('breaking-news')
  expect(arranged.featured).toEqual([])
  expect(arranged.index?.textId).toBe('regular-content')
  expect(arranged.regular.map(({ textId }) => textId)).toEqual(['player-stories'])
})

test('returns nothing for an empty portal', () => {
  const sections = [section('featured', []), section('breaking-news', []), section('regular-content', [], 'regular')]
  expect(arrangeHome({ lead: null, sections })).toEqual({
    lead: null,
    breaking: null,
    featured: [],
    index: null,
    regular: [],
  })
})
