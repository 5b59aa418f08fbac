import { useState } from 'react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { FindReplaceBar } from '../../find/find-replace-bar.tsx'
import { picturesTexts } from '../pictures-texts.ts'
import type { CaptionTableState } from './use-caption-table.ts'

interface FindReplaceProps {
  readonly table: CaptionTableState
  readonly onClose: () => void
}

/** Replaces words in all cells of the table. */
export function FindReplace({ table, onClose }: FindReplaceProps) {
  const texts = useTexts(picturesTexts).table
  const [find, setFind] = useState('')
  const count = table.countMatches(find)
  return (
    <FindReplaceBar
      query={find}
      onQuery={setFind}
      hasMatches={count > 0}
      status={find === '' ? '' : texts.matches({ count })}
      onReplaceAll={(replaceWith) => void table.replaceAll({ find, replaceWith })}
      onClose={onClose}
    />
  )
}
