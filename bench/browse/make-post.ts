import type { Locale } from '@mixed-zone/contract/locales'
import { kindLexeme } from '../../apps/server/src/modules/search/text/content-kinds.ts'
import type { Vocabulary } from './lexemes.ts'
import { CATEGORIES, MATCHDAYS, type NamedLexemes, PLAYERS, TEAMS, TOPICS, teamName } from './taxonomy.ts'
import { createDice, rollRanks } from './vocabulary.ts'

const LENGTHS = { title: 6, summary: 16, body: 50 } as const

export interface MadePost {
  readonly id: number
  readonly minutes: number
  readonly section: string
  readonly teams: readonly number[]
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  readonly locales: readonly Locale[]
  readonly texts: readonly { locale: Locale; title: string; summary: string; body: string }[]
  readonly titleWords: string
  readonly rankedWords: string
  readonly allWords: string
}

export interface PostSource {
  readonly postCount: number
  readonly sections: readonly string[]
  readonly vocabulary: Vocabulary
  readonly named: NamedLexemes
  /** Lexemes of `Club number7` in a title, by language and number of the team. */
  readonly titled: Readonly<Record<Locale, readonly (readonly string[])[]>>
}

/** In alphabetical order, as stored. */
const LOCALES_OF: readonly (readonly Locale[])[] = [['es'], ['en', 'es'], ['en', 'es', 'pt'], ['en', 'es', 'pt']]

/** Deterministic by its number, with the words that the product would index. */
export function makePost(id: number, { postCount, sections, vocabulary, named, titled }: PostSource): MadePost {
  const dice = createDice(id)
  const [team = 1, ...others] = [1 + ((id * 7) % TEAMS), 1 + ((id * 7 + 1 + (id % 19)) % TEAMS)]
  const teams = sorted([team, ...others])
  const categories = sorted([1 + ((id * 5) % CATEGORIES), ...(id % 3 === 0 ? [1 + ((id * 5 + 4) % CATEGORIES)] : [])])
  const matchday = PLAYERS + TOPICS + 1 + Math.floor((id * MATCHDAYS) / (postCount + 1))
  const tags = sorted([1 + ((id * 13) % PLAYERS), PLAYERS + 1 + ((id * 11) % TOPICS), matchday])
  const locales = LOCALES_OF[id % 4] ?? ['es']
  const found = {
    // Each post has one picture.
    title: new Set<string>([kindLexeme('image')]),
    summary: new Set<string>(),
    body: new Set<string>(named.caption),
    names: new Set<string>(),
  }
  const write = (locale: Locale, part: keyof typeof LENGTHS): string =>
    rollRanks(dice, { size: vocabulary.size, count: LENGTHS[part] })
      .map((rank) => {
        for (const lexeme of vocabulary.lexemes[locale][rank] ?? []) found[part].add(lexeme)
        return vocabulary.words[locale][rank] ?? ''
      })
      .join(' ')
  const texts = locales.map((locale) => {
    for (const lexeme of titled[locale][team] ?? []) found.title.add(lexeme)
    const title = `${teamName(team)} ${write(locale, 'title')}`
    return { locale, title, summary: write(locale, 'summary'), body: `<p>${write(locale, 'body')}</p>` }
  })
  for (const list of [
    ...teams.map((number) => named.teams[number]),
    ...categories.map((number) => named.categories[number]),
    ...tags.map((number) => named.tags[number]),
  ]) {
    for (const lexeme of list ?? []) found.names.add(lexeme)
  }
  const weighed = (lexemes: Iterable<string>, weight: string) => [...lexemes].map((lexeme) => `${lexeme}:${weight}`)
  return {
    id,
    minutes: (postCount - id) * 5,
    section: sections[id % sections.length] ?? '',
    teams,
    categories,
    tags,
    locales,
    texts,
    titleWords: [...found.title].join(' '),
    rankedWords: [...weighed(found.title, '1A'), ...weighed(found.summary, '2B'), ...weighed(found.names, '3C')].join(
      ' ',
    ),
    allWords: [...found.title, ...found.summary, ...found.names, ...found.body].join(' '),
  }
}

function sorted(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other)
}
