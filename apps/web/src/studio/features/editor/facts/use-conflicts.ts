import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { AssetTexts, FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { editorTexts } from '../editor-texts.ts'
import { filesTexts } from '../files/files-texts.ts'
import { getText, splitKey, type TextKey } from '../files/merge-texts.ts'
import type { FileTexts } from '../files/use-file-texts.ts'
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

interface ConflictSources {
  readonly detail: PostDetail
  readonly facts: Facts
  readonly fileTexts: FileTexts
  readonly names: FactNames
}

/** What has to be decided, in words. */
export function useConflicts({ detail, facts, fileTexts, names }: ConflictSources): readonly Conflict[] {
  const { fields } = useTexts(editorTexts).facts
  const texts = useTexts(filesTexts)
  const languages = LOCALE_NAMES[useLocale()]

  const ofFacts = facts.conflicts.map(({ field, mine, mineAt }): Conflict => {
    const { value, version, changedBy, changedAt } = detail.facts[field]
    // Both were parsed by the schema of the field.
    const describe = (each: unknown) => names.describe(field, each as FactValues[typeof field])
    return {
      key: field,
      label: fields[field],
      mine: { words: describe(mine), at: mineAt },
      theirs: { words: describe(value), version, by: changedBy?.name ?? null, at: changedAt },
      resolve: (choice) => facts.resolve(field, choice),
    }
  })

  const labelOf = (key: TextKey) => {
    if (key === 'credit') return texts.credit
    const [kind, locale] = splitKey(key)
    return texts.fieldIn({ field: texts[kind], language: languages[locale] })
  }
  const ofFiles = fileTexts.conflicts.flatMap(({ assetId, contested, mine, theirs, mineAt }): Conflict[] => {
    const asset = detail.assets.find(({ id }) => id === assetId)
    if (asset === undefined) return []
    const describe = (value: AssetTexts) =>
      contested.map((key) => `${labelOf(key)}: ${getText(value, key) || texts.empty}`).join('\n')
    const { name, version, changedBy, changedAt } = asset
    return [
      {
        key: `file ${assetId}`,
        label: texts.textsOf({ name }),
        mine: { words: describe(mine), at: mineAt },
        theirs: { words: describe(theirs), version, by: changedBy?.name ?? null, at: changedAt },
        resolve: (choice) => fileTexts.resolve(assetId, choice),
      },
    ]
  })
  return [...ofFacts, ...ofFiles]
}
