import type { Locale } from '@mixed-zone/contract/locales'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useStore } from 'zustand'
import { useTexts } from '../../../i18n/texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Avatar } from '../../shared/avatar.tsx'
import type { Colleague } from './document/carets.ts'
import type { OpenPostDocument } from './document/post-document.ts'
import { editorTexts } from './editor-texts.ts'
import { isInTab, numberOf } from './pictures/file-editing.ts'

/** By the colour of the caret. */
const TONES = ['bg-sky', 'bg-pitch', 'bg-accent-text', 'bg-flare'] as const

export const firstNameOf = (name: string) => name.split(' ')[0] ?? name

interface WritingColleaguesProps {
  readonly opened: Pick<OpenPostDocument, 'colleagues'>
  /** The only language in view; null if all are, or none. */
  readonly locale: Locale | null
  /** In their order, for the numbers of pictures. */
  readonly assets: readonly StudioAsset[]
}

/** Who else writes in this post, in the colours of their carets: in which language, or in which row of the caption table. */
export function WritingColleagues({ opened, locale, assets }: WritingColleaguesProps) {
  const texts = useTexts(editorTexts)
  const { list } = useStore(opened.colleagues)
  if (list.length === 0) return null
  const pictures = assets.filter((asset) => isInTab(asset, 'pictures'))

  function placeOf({ cell, locale: theirs }: Colleague): string | null {
    const row = pictures.findIndex(({ id }) => id === cell?.assetId)
    if (row !== -1) return texts.writingInRow({ number: numberOf(row) })
    if (theirs === null) return null
    return theirs === locale ? texts.writingHere : texts.writingIn({ language: theirs.toUpperCase() })
  }

  return (
    <ul aria-label={texts.writing} className="flex max-w-60 items-center gap-3 overflow-hidden text-14 max-xl:hidden">
      {list.map((colleague) => (
        <li key={colleague.connectionId} className="flex shrink-0 items-center gap-2 whitespace-nowrap">
          <Avatar name={colleague.name} tone={TONES[colleague.colour]} />
          {[firstNameOf(colleague.name), placeOf(colleague)].filter(Boolean).join(', ')}
        </li>
      ))}
    </ul>
  )
}

/** Marks a cell of the caption table in which colleagues are: an edge in their colour, with their names. */
export function CellColleagues({ colleagues }: { readonly colleagues: readonly Colleague[] }) {
  const texts = useTexts(editorTexts)
  const [first] = colleagues
  if (first === undefined) return null
  return (
    <>
      <span className="sr-only">
        {texts.writing}: {colleagues.map(({ name }) => firstNameOf(name)).join(', ')}
      </span>
      <span
        aria-hidden="true"
        className={classNames('pointer-events-none absolute inset-y-0 right-0 w-[3px]', TONES[first.colour])}
      />
      <span aria-hidden="true" className="pointer-events-none absolute right-0 bottom-0 z-2 flex">
        {colleagues.map(({ connectionId, name, colour }) => (
          <span
            key={connectionId}
            className={classNames('px-1.5 text-12 leading-4.5 font-semibold text-surface', TONES[colour])}
          >
            {firstNameOf(name)}
          </span>
        ))}
      </span>
    </>
  )
}
