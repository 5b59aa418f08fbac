import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import { fixtures } from '../../../platform/database/schema/library.ts'
import { anyOf } from '../any-of.ts'
import type { Reading } from '../reading.ts'
import { presentCard } from './card.presenter.ts'
import { listCardPictures, listRenditions } from './card-pictures.repository.ts'
import {
  type CardRow,
  countAssets,
  listCategories,
  listDocuments,
  listSectionNames,
  listTags,
  listTeams,
  listTitles,
} from './cards.repository.ts'
import { listFixtures } from './fixtures.repository.ts'
import { presentPicture } from './picture.presenter.ts'
import { presentFixture, presentTeam, presentTerm } from './taxonomy.presenter.ts'

/** Turns rows into cards, in the order of the rows. However many they are, the number of queries is the same. */
export async function loadCards(db: Db, rows: readonly CardRow[], reading: Reading): Promise<Card[]> {
  if (rows.length === 0) return []
  const { locale, today } = reading
  const ids = rows.map((row) => row.id)
  const fixtureIds = rows.flatMap((row) => row.fixtureId ?? [])
  const [titles, teams, categories, tags, counts, documents, sections, matches, pictures] = await Promise.all([
    listTitles(db, ids),
    listTeams(db, ids),
    listCategories(db, ids),
    listTags(db, ids),
    countAssets(db, ids),
    listDocuments(db, { postIds: ids, today }),
    listSectionNames(db),
    fixtureIds.length > 0 ? listFixtures(db, anyOf(fixtures.id, fixtureIds)) : [],
    loadPictures(db, ids, reading),
  ])

  const titlesOf = Map.groupBy(titles, (row) => row.postId)
  const teamsOf = Map.groupBy(teams, (row) => row.postId)
  const categoriesOf = Map.groupBy(categories, (row) => row.postId)
  const tagsOf = Map.groupBy(tags, (row) => row.postId)
  const countsOf = Map.groupBy(counts, (row) => row.postId)
  const documentsOf = Map.groupBy(documents, (row) => row.postId)
  const namesOf = new Map(sections.map((row) => [row.textId, row.names]))
  const fixtureOf = new Map(matches.map((row) => [row.id, presentFixture(row, locale)]))

  return rows.flatMap((row) => {
    const parts = {
      titles: titlesOf.get(row.id) ?? [],
      sectionNames: namesOf.get(row.sectionId),
      teams: (teamsOf.get(row.id) ?? []).map(presentTeam),
      categories: (categoriesOf.get(row.id) ?? []).map((term) => presentTerm(term, locale)),
      tags: (tagsOf.get(row.id) ?? []).map((term) => presentTerm(term, locale)),
      image: pictures.get(row.id) ?? null,
      // Object.fromEntries forgets which keys it was given.
      counts: Object.fromEntries((countsOf.get(row.id) ?? []).map((one) => [one.kind, one.count])) as Partial<
        Record<AssetKind, number>
      >,
      fixture: (row.fixtureId && fixtureOf.get(row.fixtureId)) || null,
      documents: (documentsOf.get(row.id) ?? []).map((document) => ({
        id: String(document.id),
        name: document.name,
        type: document.mediaType,
        size: document.sizeBytes,
        url: reading.addresses.file(document, 'original'),
      })),
    }
    return presentCard(row, parts, reading) ?? []
  })
}

async function loadPictures(db: Db, postIds: readonly number[], reading: Reading) {
  const rows = await listCardPictures(db, { postIds, today: reading.today })
  const renditions = await listRenditions(
    db,
    rows.filter((row) => row.kind === 'image').map((row) => row.fileId),
  )
  const renditionsOf = Map.groupBy(renditions, (row) => row.sourceId)
  return new Map(rows.map((row) => [row.postId, presentPicture(row, renditionsOf.get(row.fileId) ?? [], reading)]))
}
