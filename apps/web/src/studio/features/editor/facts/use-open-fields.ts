import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { AssetTexts, FactField, FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { editorTexts } from '../editor-texts.ts'
import { getText, splitKey, TEXT_KEYS, type TextKey } from '../pictures/merge-texts.ts'
import type { FileTexts } from '../pictures/use-file-texts.ts'
import type { FactNames } from './fact-names.ts'
import type { Facts } from './use-facts.ts'

export type Choice = 'mine' | 'theirs'

/** A fact, or texts of a file, that two people have changed. */
export interface Conflict {
  readonly key: string
  readonly label: string
  readonly mine: { readonly words: string; readonly at: number }
  readonly theirs: {
    readonly words: string
    readonly version: number
    readonly by: string | null
    readonly at: string | null
  }
  readonly resolve: (choice: Choice) => void
}

/** A fact, or texts of a file, that the server does not take. */
export interface RefusedField {
  readonly key: string
  readonly label: string
  readonly words: string
  readonly reason: string
  /** Leads to the field, which still has the value. Null if it is gone. */
  readonly correct: (() => void) | null
  readonly discard: () => void
}

interface FieldSources {
  readonly detail: PostDetail
  readonly facts: Facts
  readonly fileTexts: FileTexts
  readonly names: FactNames
  readonly onFacts: () => void
  readonly onFile: (assetId: string) => void
}

interface OpenFields {
  readonly conflicts: readonly Conflict[]
  readonly refusals: readonly RefusedField[]
}

/** Fields that were not saved and that somebody has to decide about, in words. */
export function useOpenFields({ detail, facts, fileTexts, names, onFacts, onFile }: FieldSources): OpenFields {
  const {
    facts: { fields },
    files: texts,
  } = useTexts(editorTexts)
  const languages = LOCALE_NAMES[useLocale()]

  // It was parsed by the schema of the field.
  const describeFact = (field: FactField, value: unknown) => names.describe(field, value as FactValues[typeof field])
  const ofFacts = facts.conflicts.map(({ field, mine, mineAt }): Conflict => {
    const { value, version, changedBy, changedAt } = detail.facts[field]
    return {
      key: field,
      label: fields[field],
      mine: { words: describeFact(field, mine), at: mineAt },
      theirs: { words: describeFact(field, value), version, by: changedBy?.name ?? null, at: changedAt },
      resolve: (choice) => facts.resolve(field, choice),
    }
  })

  const labelOf = (key: TextKey) => {
    if (key === 'credit') return texts.credit
    const [kind, locale] = splitKey(key)
    return texts.fieldIn({ field: texts[kind], language: languages[locale] })
  }
  const describeTexts = (keys: readonly TextKey[], textOf: (key: TextKey) => string | undefined) =>
    keys.map((key) => `${labelOf(key)}: ${textOf(key) || texts.empty}`).join('\n')
  const ofFiles = fileTexts.conflicts.flatMap(({ assetId, contested, mine, theirs, mineAt }): Conflict[] => {
    const asset = detail.assets.find(({ id }) => id === assetId)
    if (asset === undefined) return []
    const describe = (value: AssetTexts) => describeTexts(contested, (key) => getText(value, key))
    const { name, version, changedBy, changedAt } = asset
    return [
      {
        key: `file-${assetId}`,
        label: texts.textsOf({ name }),
        mine: { words: describe(mine), at: mineAt },
        theirs: { words: describe(theirs), version, by: changedBy?.name ?? null, at: changedAt },
        resolve: (choice) => fileTexts.resolve(assetId, choice),
      },
    ]
  })

  const refusedFacts = facts.refusals.map(
    ({ name: field, value, reason }): RefusedField => ({
      key: field,
      label: fields[field],
      words: describeFact(field, value),
      reason,
      correct: onFacts,
      discard: () => facts.discard(field),
    }),
  )
  const refusedFiles = fileTexts.refusals.map(({ name: assetId, value, reason }): RefusedField => {
    const asset = detail.assets.find(({ id }) => id === assetId)
    const keys = TEXT_KEYS.filter((key) => value[key] !== undefined)
    return {
      key: `file-${assetId}`,
      label: texts.textsOf({ name: asset?.name ?? assetId }),
      words: describeTexts(keys, (key) => value[key]),
      reason,
      correct: asset === undefined ? null : () => onFile(assetId),
      discard: () => fileTexts.discard(assetId),
    }
  })
  return { conflicts: [...ofFacts, ...ofFiles], refusals: [...refusedFacts, ...refusedFiles] }
}
