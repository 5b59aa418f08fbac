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

function section(textId: string, ids: readonly string[], layout: HomeSection['layout'] = 'row'): HomeSection {
  return { textId, name: textId, description: '', kind: 'regular', count: ids.length, layout, posts: ids.map(card) }
}

/** The text ids of each block, those of an index below its header. */
const namesOf = (sections: HomeSection[], lead: Card | null = null) =>
  arrangeHome({ lead, sections }).blocks.map((block) =>
    block.kind === 'section'
      ? block.section.textId
      : [block.header?.textId ?? null, ...block.sections.map(({ textId }) => textId)],
  )

test('keeps the order of the editors, without empty sections', () => {
  expect(namesOf([section('derbies', ['1']), section('empty', []), section('featured', ['2'], 'lead')])).toEqual([
    'derbies',
    'featured',
  ])
})

test('does not repeat the lead, and leaves out a section with nothing else', () => {
  const sections = [section('featured', ['1']), section('derbies', ['2', '1'])]
  const { lead, blocks } = arrangeHome({ lead: card('1'), sections })
  expect(lead?.id).toBe('1')
  expect(blocks).toMatchObject([{ section: { textId: 'derbies', posts: [{ id: '2' }] } }])
})

test('puts the first list with times beside the lead, and no other', () => {
  const sections = [section('a', ['1']), section('b', ['2'], 'times'), section('c', ['3'], 'times')]
  expect(arrangeHome({ lead: null, sections }).breaking?.textId).toBe('b')
  expect(namesOf(sections)).toEqual(['a', 'c'])
})

test('joins consecutive sections of an index, below the small cards before them', () => {
  expect(
    namesOf([
      section('a', ['1'], 'index'),
      section('b', ['2']),
      section('c', ['3'], 'cards'),
      section('d', ['4'], 'index'),
      section('e', ['5'], 'index'),
      section('f', ['6'], 'cards'),
    ]),
  ).toEqual([[null, 'a'], 'b', ['c', 'd', 'e'], 'f'])
})

test('returns nothing for an empty portal', () => {
  const sections = [section('featured', [], 'lead'), section('breaking-news', [], 'times')]
  expect(arrangeHome({ lead: null, sections })).toEqual({ lead: null, breaking: null, blocks: [] })
})
