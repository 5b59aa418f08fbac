import { isDeepStrictEqual } from 'node:util'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import { FACT_FIELDS } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { Version, VersionItem } from '@mixed-zone/contract/schemas/studio/versions'
import type { AuthorRow, PostSnapshot, VersionPageRow } from '../posts/versions.repository.ts'

export interface Author {
  readonly id: string
  readonly name: string
}

/** Without a name if the account was deleted since. */
export function presentAuthor(person: AuthorRow | null): Author {
  return person ? { id: String(person.id), name: fullName(person) } : { id: '', name: '' }
}

export function presentAuthors(ids: readonly number[], authors: ReadonlyMap<number, AuthorRow>): Author[] {
  return ids.map((id) => ({ ...presentAuthor(authors.get(id) ?? null), id: String(id) }))
}

export function presentVersionItem(row: VersionPageRow, authors: ReadonlyMap<number, AuthorRow>): VersionItem {
  const { number, reason, at, authorIds, changedTexts, facts, factsBefore, assets, assetsBefore } = row
  return {
    number,
    reason,
    at: at.toISOString(),
    authors: presentAuthors(authorIds, authors),
    changes: {
      texts: [...changedTexts],
      facts: FACT_FIELDS.filter((field) =>
        factsBefore ? !isDeepStrictEqual(facts[field], factsBefore[field]) : !isEmpty(facts[field]),
      ),
      captions: countChangedAssets(assets, assetsBefore ?? []),
    },
  }
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

type Assets = PostSnapshot['assets']

/** Files that were added, removed, moved or whose texts were changed. */
function countChangedAssets(after: Assets, before: Assets): number {
  const changed = after.filter((asset, index) => !isDeepStrictEqual(asset, before[index]))
  const removed = before.filter(({ id }) => !after.some((asset) => asset.id === id))
  return changed.length + removed.length
}

export function presentCaptions({ assets }: PostSnapshot): Version['captions'] {
  return assets.map(({ id, name, captions: texts, alternatives, credit }) => ({
    assetId: id,
    name,
    captions: texts,
    alternatives,
    credit,
  }))
}
