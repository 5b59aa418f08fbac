import type { Suggestions } from '@mixed-zone/contract/schemas/lists'
import type { Db } from '../../../platform/database/database.ts'
import type { Library } from '../../library/library.ts'
import { presentTeam, presentTerm, type ReadContext, visibleTo } from '../../library/rules.ts'
import type { Stemmer } from '../text/stemmer.ts'
import { buildTextQuery } from '../text/text-query.ts'
import { filterByTitle } from '../text/text-search.repository.ts'
import type { TextSearch } from '../text/text-search.service.ts'
import { splitWords } from '../text/words.ts'
import { findTags, findTeams } from './suggest.repository.ts'

const LIMITS = { posts: 5, teams: 3, players: 4, tags: 4 }

const NONE: Suggestions = { posts: [], teams: [], players: [], tags: [] }

const MIN_CHARACTERS = 2

const MAX_WORDS = 8

/** While somebody types, a prefix matches many posts. The titles of this many newest posts are tried before all posts are searched. */
const NEWEST_POSTS = 1_000

interface SuggestDeps {
  readonly db: Db
  readonly library: Library
  readonly stem: Stemmer
  readonly textSearch: TextSearch
}

/** Posts, teams, players and tags for the words that somebody is typing. */
export function createSuggest({ db, library, stem, textSearch }: SuggestDeps) {
  const { postIndex } = library

  async function findPostIds(
    words: readonly string[],
    { viewer, now, locale }: ReadContext,
  ): Promise<readonly number[]> {
    const scope = { viewer, now, criteria: {}, page: { offset: 0, limit: LIMITS.posts } }
    const query = await buildTextQuery(stem, words)
    const newest = await postIndex.find({ ...scope, page: { offset: 0, limit: NEWEST_POSTS } })
    const titled = await filterByTitle(db, query, newest.ids)
    if (titled.length >= LIMITS.posts) return titled.slice(0, LIMITS.posts)
    return (await textSearch.search(words, { ...scope, locale })).ids
  }

  return async (text: string, context: ReadContext): Promise<Suggestions> => {
    const words = splitWords(text)
    if (words.join('').length < MIN_CHARACTERS) return NONE
    const options = { words: words.slice(0, MAX_WORDS), visible: visibleTo(context.viewer, context.now) }
    const [cards, teams, players, tags] = await Promise.all([
      findPostIds(words, context).then((ids) => library.loadCards(ids, context)),
      findTeams(db, { ...options, limit: LIMITS.teams }),
      findTags(db, { ...options, kind: 'player', limit: LIMITS.players }),
      findTags(db, { ...options, kind: 'topic', limit: LIMITS.tags }),
    ])
    return {
      posts: cards.map(({ id, slug, title, locale, section }) => ({ id, slug, title, locale, section })),
      teams: teams.map(presentTeam),
      players: players.map((row) => presentTerm(row, context.locale)),
      tags: tags.map((row) => presentTerm(row, context.locale)),
    }
  }
}
