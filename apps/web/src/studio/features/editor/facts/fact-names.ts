import type { FactChoices, FactField, FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Formats } from '../../../../i18n/use-formats.ts'

type Fixture = FactChoices['fixtures'][number]

/** The names of what facts refer to by id. */
export interface FactNames {
  readonly team: (id: string) => FactChoices['teams'][number] | undefined
  readonly tag: (id: string) => string
  readonly matchday: (id: string) => string
  readonly fixture: (fixture: Fixture) => string
  readonly matchdays: FactChoices['matchdays']
  readonly fixtures: readonly Fixture[]
  /** A value in words, for the choice between two. */
  readonly describe: <Field extends FactField>(field: Field, value: FactValues[Field]) => string
}

interface FactNamesDeps {
  readonly choices: FactChoices
  readonly references: PostDetail['references']
  readonly assets: PostDetail['assets']
  readonly locale: Locale
  readonly formats: Pick<Formats, 'dateTime' | 'date'>
  /** For a field without a value. */
  readonly none: string
}

export function createFactNames({ choices, references, assets, locale, formats, none }: FactNamesDeps): FactNames {
  const teams = new Map(choices.teams.map((team) => [team.id, team]))
  const tags = new Map(references.tags.map((tag) => [tag.id, tag.name]))
  const matchdays = mergeById(choices.matchdays, references.matchdays)
  const fixtures = mergeById(choices.fixtures, references.fixtures)
  const teamName = (id: string) => teams.get(id)?.shortName ?? id
  const fixtureName = ({ homeTeamId, awayTeamId, score }: Fixture) =>
    `${teamName(homeTeamId)} ${score === null ? '–' : `${score.home}–${score.away}`} ${teamName(awayTeamId)}`
  const matchdayName = (id: string) => matchdays.find((matchday) => matchday.id === id)?.name ?? id
  const tagName = (id: string) => tags.get(id) ?? id
  const list = (ids: readonly string[], name: (id: string) => string) => ids.map(name).join(', ')
  const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? id

  const words: { readonly [Field in FactField]: (value: NonNullable<FactValues[Field]>) => string } = {
    section: (id) => nameIn(choices.sections, id),
    teams: (ids) => list(ids, (id) => teams.get(id)?.name ?? id),
    categories: (ids) => list(ids, (id) => nameIn(choices.categories, id)),
    tags: (ids) => list(ids, tagName),
    players: (ids) => list(ids, tagName),
    matchday: matchdayName,
    fixture: (id) => {
      const fixture = fixtures.find((one) => one.id === id)
      return fixture === undefined ? id : fixtureName(fixture)
    },
    contact: (id) => nameIn(choices.contacts, id),
    rights: ({ texts, until }) => [texts[locale], until && formats.date(until)].filter(Boolean).join(' · '),
    links: (links) => links.map(({ titles, url }) => `${titles[locale]} (${url})`).join(', '),
    leadAsset: (id) => nameIn(assets, id),
    assetOrder: (ids) => list(ids, (id) => nameIn(assets, id)),
    embargo: (at) => formats.dateTime(at),
  }

  return {
    team: (id) => teams.get(id),
    tag: tagName,
    matchday: matchdayName,
    fixture: fixtureName,
    matchdays,
    fixtures,
    describe(field, value) {
      if (value === null || value === undefined) return none
      return words[field](value) || none
    },
  }
}

function mergeById<Row extends { readonly id: string }>(first: readonly Row[], second: readonly Row[]): Row[] {
  return [...new Map([...second, ...first].map((row) => [row.id, row])).values()]
}
