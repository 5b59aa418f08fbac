import type { Suggestions } from '@mixed-zone/contract/schemas/browse'
import type { Db } from '../../../platform/database/database.ts'
import type { Library } from '../../library/library.ts'
import { presentTeam, presentTerm, type Reading, visibleTo } from '../../library/rules.ts'
import { listBestIds, listTitledIds } from '../filter/ranking.repository.ts'
import { wordsOf } from '../words/fold-words.ts'
import type { Stemmer } from '../words/stemmer.ts'
import { readTextQuery } from '../words/text-query.ts'
import { findTags, findTeams } from './names.repository.ts'

/** A list under a search field that can be taken in at a glance. */
const MOST = { posts: 5, teams: 3, players: 4, tags: 4 }

const NOTHING: Suggestions = { posts: [], teams: [], players: [], tags: [] }

/** A single letter begins too many names. */
const SHORTEST = 2

interface Parts {
  readonly db: Db
  readonly library: Library
  readonly stem: Stemmer
}

/** What a text may lead to, while it is being typed. */
export function createSuggest({ db, library, stem }: Parts) {
  async function findPosts(text: string, reading: Reading): Promise<Suggestions['posts']> {
    const query = await readTextQuery(stem, text)
    if (!query || query.length === 0) return []
    const visible = visibleTo(reading.viewer, reading.now)
    const page = { offset: 0, limit: MOST.posts }
    const inTitles = await listTitledIds(db, { scope: visible, query, page })
    const ids = inTitles.length > 0 ? inTitles : await listBestIds(db, { scope: visible, query, page })
    const cards = await library.loadCards(ids, reading)
    return cards.map(({ id, slug, title, locale, section }) => ({ id, slug, title, locale, section }))
  }

  return async (text: string, reading: Reading): Promise<Suggestions> => {
    const words = wordsOf(text)
    if (words.join('').length < SHORTEST) return NOTHING
    const visible = visibleTo(reading.viewer, reading.now)
    const wanted = { words: words.slice(0, 8), visible }
    const [posts, teams, players, tags] = await Promise.all([
      findPosts(text, reading),
      findTeams(db, { ...wanted, limit: MOST.teams }),
      findTags(db, { ...wanted, kind: 'player', limit: MOST.players }),
      findTags(db, { ...wanted, kind: 'topic', limit: MOST.tags }),
    ])
    return {
      posts,
      teams: teams.map(presentTeam),
      players: players.map((row) => presentTerm(row, reading.locale)),
      tags: tags.map((row) => presentTerm(row, reading.locale)),
    }
  }
}
