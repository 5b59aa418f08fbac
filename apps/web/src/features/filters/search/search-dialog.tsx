import { MAX_FILTER_TEXT_CHARACTERS, type FilterCriteria } from '@mixed-zone/contract/rules/filter-path'
import { X } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { ModalDialog } from '../../../ui/primitives/modal-dialog.tsx'
import { filterTexts } from '../filter-texts.ts'
import { useFilterPath } from '../use-filter-path.ts'
import { SearchBox } from './search-box.tsx'
import { SectionLinks, type SectionLinkGroup } from './section-links.tsx'

interface SearchDialogProps {
  /** The current filter, which the new text is added to. */
  readonly criteria: FilterCriteria
  /** Shown until something is typed. */
  readonly sections?: SectionLinkGroup | undefined
  readonly onClose: () => void
}

/** Search dialog: the whole screen on phones, a band at the top of the page on desktops. */
export function SearchDialog({ criteria, sections, onClose }: SearchDialogProps) {
  const texts = useTexts(filterTexts)
  const { close } = useBaseTexts().ui
  const goTo = useFilterPath()
  const input = useRef<HTMLInputElement | null>(null)
  const [text, setText] = useState(criteria.text.slice(0, MAX_FILTER_TEXT_CHARACTERS))

  // By default the dialog focuses its first button.
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onClose()
    goTo({ ...criteria, text: text.trim() })
  }

  return (
    <ModalDialog
      label={texts.search}
      onClose={onClose}
      className="night inset-x-0 top-0 bottom-auto w-full overflow-y-auto overscroll-contain max-sm:h-dvh sm:max-h-[80dvh] sm:shadow-dialog"
    >
      <form role="search" onSubmit={handleSubmit} className="page-width flex items-start gap-1 py-2 sm:py-4">
        <div className="min-w-0 flex-1 rounded-control border border-line bg-surface focus-within:border-focus">
          <SearchBox value={text} onChange={setText} input={input} onFollow={onClose} list="below" />
        </div>
        <IconButton icon={X} label={close} onClick={onClose} className="my-0.5 -mr-2" />
      </form>
      {text === '' && sections && <SectionLinks sections={sections} onFollow={onClose} />}
    </ModalDialog>
  )
}
