import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { Button } from '../../../../ui/primitives/button.tsx'
import { IconButton } from '../../../../ui/primitives/icon-button.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { editorTexts } from '../editor-texts.ts'

interface FindReplaceBarProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly hasMatches: boolean
  /** How many there are, or how many were replaced. */
  readonly status: string
  /** Missing where matches are not shown one by one. */
  readonly onStep?: ((by: 1 | -1) => void) | undefined
  readonly onReplace?: ((replacement: string) => void) | undefined
  /** Missing where nothing can be changed. */
  readonly onReplaceAll?: ((replacement: string) => void) | undefined
  readonly onClose: () => void
  /** Another number moves the focus here again. */
  readonly focusRequest?: number
}

/** Finds and replaces. Enter leads to the next match, Shift Enter to the one before; in the second field it replaces. */
export function FindReplaceBar(props: FindReplaceBarProps) {
  const { query, onQuery, hasMatches, status, onStep, onReplace, onReplaceAll, onClose, focusRequest } = props
  const texts = useTexts(editorTexts).find
  const input = useRef<HTMLInputElement | null>(null)
  const [replacement, setReplacement] = useState('')

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [focusRequest])

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose()
    else if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    else if (event.target === input.current) onStep?.(event.shiftKey ? -1 : 1)
    else if (hasMatches) (onReplace ?? onReplaceAll)?.(replacement)
    event.preventDefault()
  }

  return (
    // On phones the fields for the replacement follow in a second line.
    <div
      role="search"
      aria-label={texts.title}
      onKeyDown={handleKeyDown}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2 max-sm:sticky max-sm:top-14 max-sm:z-20 sm:px-6"
    >
      <TextInput
        ref={input}
        isDense
        aria-label={texts.find}
        placeholder={texts.find}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        className="w-44! max-sm:w-28!"
      />
      <span role="status" className="text-12 text-muted sm:min-w-16">
        {status}
      </span>
      {onStep && (
        <span className="flex max-sm:ml-auto sm:gap-2">
          <IconButton icon={ChevronUp} size="small" label={texts.previous} onClick={() => onStep(-1)} />
          <IconButton icon={ChevronDown} size="small" label={texts.next} onClick={() => onStep(1)} />
        </span>
      )}
      {onReplaceAll && (
        <>
          <TextInput
            isDense
            aria-label={texts.replaceWith}
            placeholder={texts.replaceWith}
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
            className="w-44! max-sm:order-1 max-sm:w-28!"
          />
          {onReplace && (
            <Button
              size="small"
              isDisabled={!hasMatches}
              onClick={() => onReplace(replacement)}
              className="max-sm:order-1"
            >
              {texts.replace}
            </Button>
          )}
          <Button
            size="small"
            isDisabled={!hasMatches}
            onClick={() => onReplaceAll(replacement)}
            className="max-sm:order-1"
          >
            {texts.replaceAll}
          </Button>
        </>
      )}
      <IconButton icon={X} size="small" label={texts.close} onClick={onClose} className="ml-auto" />
    </div>
  )
}
