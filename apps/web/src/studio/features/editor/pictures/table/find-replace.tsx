import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useBaseTexts } from '../../../../../i18n/base-texts.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { Button } from '../../../../../ui/primitives/button.tsx'
import { IconButton } from '../../../../../ui/primitives/icon-button.tsx'
import { TextInput } from '../../../../../ui/primitives/text-input.tsx'
import { picturesTexts } from '../pictures-texts.ts'
import type { CaptionTableState } from './use-caption-table.ts'

interface FindReplaceProps {
  readonly table: CaptionTableState
  readonly onClose: () => void
}

/** Replaces words in all cells of the table. */
export function FindReplace({ table, onClose }: FindReplaceProps) {
  const texts = useTexts(picturesTexts).table
  const { close } = useBaseTexts().ui
  const [find, setFind] = useState('')
  const [replaceWith, setReplaceWith] = useState('')
  const count = find === '' ? 0 : table.countMatches(find)

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    table.replaceAll({ find, replaceWith })
  }

  return (
    <form
      onSubmit={handleSubmit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-paper px-4 py-2 sm:px-6"
    >
      <TextInput
        isDense
        // The button that opens it was just pressed.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={texts.find}
        placeholder={texts.find}
        value={find}
        onChange={(event) => setFind(event.target.value)}
        className="sm:max-w-60"
      />
      <TextInput
        isDense
        aria-label={texts.replaceWith}
        placeholder={texts.replaceWith}
        value={replaceWith}
        onChange={(event) => setReplaceWith(event.target.value)}
        className="sm:max-w-60"
      />
      <Button size="small" type="submit" isDisabled={count === 0}>
        {texts.replaceAll}
      </Button>
      <span role="status" className="text-14 text-muted">
        {find !== '' && texts.matches({ count })}
      </span>
      <IconButton icon={X} size="small" label={close} onClick={onClose} className="ml-auto" />
    </form>
  )
}
