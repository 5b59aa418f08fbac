import { describe, expect, it } from 'vitest'
import { type BulkPost, bulkRefusal, commonState } from './bulk-rules.ts'

const post = (state: BulkPost['state'], hasChanges = false): BulkPost => ({ state, hasChanges })
const PUBLISHER = { canPublish: true }
const WRITER = { canPublish: false }

describe('bulkRefusal', () => {
  it('publishes drafts and changed posts, not those that would stay the same', () => {
    expect(bulkRefusal('publish', [post('draft'), post('published', true), post('archived')], PUBLISHER)).toBeNull()
    expect(bulkRefusal('publish', [post('draft'), post('published')], PUBLISHER)).toBe('cannotPublish')
    expect(bulkRefusal('publish', [post('trash')], PUBLISHER)).toBe('cannotPublish')
  })

  it('archives only what is published or scheduled', () => {
    expect(bulkRefusal('archive', [post('published'), post('scheduled'), post('embargoed')], PUBLISHER)).toBeNull()
    expect(bulkRefusal('archive', [post('published'), post('draft')], PUBLISHER)).toBe('cannotArchive')
  })

  it('lets writers change only what readers do not see', () => {
    expect(bulkRefusal('trash', [post('draft'), post('review')], WRITER)).toBeNull()
    expect(bulkRefusal('tags', [post('draft'), post('published')], WRITER)).toBe('needsPublish')
    expect(bulkRefusal('publish', [post('draft')], WRITER)).toBe('needsPublish')
    expect(bulkRefusal('section', [post('published')], PUBLISHER)).toBeNull()
  })
})

describe('commonState', () => {
  it('is the state of all, or none', () => {
    expect(commonState([post('draft'), post('draft', true)])).toBe('draft')
    expect(commonState([post('draft'), post('review')])).toBeNull()
    expect(commonState([])).toBeNull()
  })
})
