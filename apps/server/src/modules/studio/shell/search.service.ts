import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { StudioSearch } from '@mixed-zone/contract/schemas/studio/shell'
import type { Db } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { DraftIndex } from '../posts/draft-index.ts'
import { findPeople, findPosts, findTags } from './search.repository.ts'

const LIMITS = { people: 6, posts: 6, tags: 5 }

const MAX_WORDS = 6

/** Trigram indexes need three characters; the titles of all posts are too many to read without one. */
const MIN_CHARACTERS = 2
const MIN_TITLE_CHARACTERS = 3

export type SearchStudio = ReturnType<typeof createSearchStudio>

interface SearchDeps {
  readonly db: Db
  /** Titles of drafts are read when somebody looks for them. */
  readonly draftIndex: Pick<DraftIndex, 'refresh'>
}

export function createSearchStudio({ db, draftIndex }: SearchDeps) {
  return async (actor: Actor, { text, locale }: { text: string; locale: Locale }): Promise<StudioSearch> => {
    const words = text
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, MAX_WORDS)
    const length = Math.max(0, ...words.map((word) => word.length))
    if (length < MIN_CHARACTERS) return { people: [], posts: [], tags: [] }
    const canFindPosts = actor.permissions.has('posts') && length >= MIN_TITLE_CHARACTERS
    if (canFindPosts) await draftIndex.refresh()
    const [people, posts, tags] = await Promise.all([
      actor.permissions.has('users') ? findPeople(db, { words, limit: LIMITS.people }) : [],
      canFindPosts ? findPosts(db, { words, limit: LIMITS.posts }) : [],
      findTags(db, { words, limit: LIMITS.tags }),
    ])
    return {
      people: people.map(({ id, firstName, surnames, companyName }) => ({
        id: String(id),
        name: fullName({ firstName, surnames }),
        companyName,
      })),
      posts: posts.flatMap(({ id, state, titles }) => {
        const language = [locale, ...LOCALES].find((one) => titles[one] !== undefined)
        const title = language && titles[language]
        return language && title ? [{ id: String(id), title, slug: slug(title), locale: language, state }] : []
      }),
      tags: tags.map(({ textId, names, kind }) => ({ textId, name: names[locale], kind })),
    }
  }
}
