import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { findTags, getFactChoices } from '@mixed-zone/contract/endpoints/studio/posts'
import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { Platform } from '../../../platform/platform.ts'
import {
  findTagsByName,
  listCategories,
  listContacts,
  listFixturesOf,
  listMatchdaysAround,
  listSections,
  listTeams,
} from './choices.repository.ts'
import { presentFixture, presentMatchday, presentTagMatch } from './post-detail.presenter.ts'

/** The last ones, the current one and the next ones. */
const MAX_MATCHDAYS = 5
const MAX_TAGS = 20
const MAX_WORDS = 8

export type ChoicesService = ReturnType<typeof createChoicesService>

export function createChoicesService({ db, clock, getTimeZone }: Pick<Platform, 'db' | 'clock' | 'getTimeZone'>) {
  return {
    async list(locale: Locale): Promise<AnswerOf<typeof getFactChoices>> {
      const today = leagueDay(clock.now(), getTimeZone())
      const [sections, teams, categories, contacts, matchdays] = await Promise.all([
        listSections(db),
        listTeams(db),
        listCategories(db),
        listContacts(db),
        listMatchdaysAround(db, today, MAX_MATCHDAYS),
      ])
      const fixtures = await listFixturesOf(
        db,
        matchdays.map(({ id }) => id),
      )
      return {
        sections: sections.map(({ textId, names, kind }) => ({ id: textId, name: names[locale], kind })),
        teams: teams.map(({ id, ...team }) => ({ id: String(id), ...team })),
        categories: categories.map(({ id, textId, names }) => ({ id: String(id), textId, name: names[locale] })),
        contacts: contacts.map(({ id, name, roles }) => ({ id: String(id), name, role: roles[locale] })),
        matchdays: matchdays.map((matchday) => presentMatchday(matchday, locale)),
        fixtures: fixtures.map((fixture) => presentFixture(fixture, locale)),
      }
    },

    async findTags(text: string, locale: Locale): Promise<AnswerOf<typeof findTags>> {
      const words = text.split(/\s+/).filter((word) => word !== '')
      const rows = await findTagsByName(db, words.slice(0, MAX_WORDS), MAX_TAGS)
      return { tags: rows.map((row) => presentTagMatch(row, locale)) }
    },
  }
}
