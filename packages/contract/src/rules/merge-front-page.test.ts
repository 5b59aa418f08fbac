import { describe, expect, it } from 'vitest'
import type { FrontPage, FrontSection } from '../schemas/studio/front-page.ts'
import { completeFrontPage, countFrontPageChanges, isSameFrontPage, mergeFrontPage } from './merge-front-page.ts'
import { MAX_SECTION_POSTS } from './section-layouts.ts'

const inAll = (text: string) => ({ es: text, en: text, pt: text })

const section = (textId: string, fields: Partial<FrontSection> = {}): FrontSection => ({
  textId,
  names: inAll(textId),
  descriptions: inAll('About'),
  layout: 'row',
  limit: 3,
  isVisible: true,
  ...fields,
})

const BASE: FrontPage = {
  sections: [section('a'), section('b'), section('c')],
  lead: null,
  quickLinks: [{ titles: inAll('Rules'), url: '/rules', icon: 'scale' }],
}

const withSection = (textId: string, fields: Partial<FrontSection>, page = BASE): FrontPage => ({
  ...page,
  sections: page.sections.map((one) => (one.textId === textId ? { ...one, ...fields } : one)),
})

const inOrder = (...ids: string[]): FrontPage => ({ ...BASE, sections: ids.map((id) => section(id)) })

const LEAD = { postId: '7', until: '2026-11-15T22:00:00.000Z' }

describe('mergeFrontPage', () => {
  it('joins changes of different fields, also of one section and of one text', () => {
    const mine = withSection('a', { limit: 5, names: { ...inAll('a'), es: 'Mía' } }, inOrder('c', 'a', 'b'))
    const theirs = { ...withSection('a', { isVisible: false, names: { ...inAll('a'), en: 'Theirs' } }), lead: LEAD }
    const { value, conflicts } = mergeFrontPage(BASE, mine, theirs)
    expect(conflicts).toEqual([])
    expect(value.lead).toEqual(LEAD)
    expect(value.sections.map(({ textId }) => textId)).toEqual(['c', 'a', 'b'])
    expect(value.sections[1]).toEqual(
      section('a', { limit: 5, isVisible: false, names: { es: 'Mía', en: 'Theirs', pt: 'a' } }),
    )
  })

  it('reports a conflict only where both sides changed a field to different values', () => {
    const { value, conflicts } = mergeFrontPage(
      BASE,
      withSection('b', { limit: 4, layout: 'mosaic' }),
      withSection('b', { limit: 6, layout: 'mosaic' }),
    )
    expect(conflicts).toEqual(['b limit'])
    expect(value.sections[1]?.limit).toBe(4)
    expect(mergeFrontPage(BASE, inOrder('b', 'a', 'c'), inOrder('c', 'b', 'a')).conflicts).toEqual(['order'])
  })

  it('never shows more posts than the layout has room for', () => {
    const theirs = withSection('a', { layout: 'mosaic', limit: MAX_SECTION_POSTS.mosaic })
    const { value } = mergeFrontPage(
      withSection('a', { layout: 'row' }, theirs),
      withSection('a', { layout: 'index' }, theirs),
      theirs,
    )
    expect(value.sections[0]).toMatchObject({ layout: 'index', limit: MAX_SECTION_POSTS.index })
  })

  it('ignores sections that do not exist, and keeps those that the caller does not know', () => {
    const { value } = mergeFrontPage(BASE, inOrder('c', 'x', 'a'), BASE)
    expect(value.sections.map(({ textId }) => textId)).toEqual(['c', 'a', 'b'])
  })
})

describe('countFrontPageChanges', () => {
  it('counts the texts of a section once', () => {
    expect(countFrontPageChanges(BASE, BASE)).toBe(0)
    const names = { es: 'x', en: 'y', pt: 'a' }
    expect(countFrontPageChanges(BASE, withSection('a', { names, limit: 1 }))).toBe(2)
    expect(countFrontPageChanges(BASE, { ...inOrder('c', 'b', 'a'), lead: LEAD, quickLinks: [] })).toBe(3)
  })
})

describe('isSameFrontPage', () => {
  it('does not depend on the order of keys', () => {
    const { lead, quickLinks, sections } = { ...BASE, lead: LEAD }
    const { until, postId } = LEAD
    expect(isSameFrontPage({ quickLinks, lead, sections }, { sections, lead: { until, postId }, quickLinks })).toBe(
      true,
    )
    expect(isSameFrontPage(BASE, { ...BASE, lead })).toBe(false)
  })
})

describe('completeFrontPage', () => {
  it('adds sections that are newer than the draft, and drops those that are gone', () => {
    const draft = withSection('b', { limit: 9 }, inOrder('gone', 'c', 'b'))
    expect(completeFrontPage(draft, BASE).sections).toEqual([section('c'), section('b', { limit: 9 }), section('a')])
  })
})
