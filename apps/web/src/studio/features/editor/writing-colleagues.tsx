import { useStore } from 'zustand'
import { useTexts } from '../../../i18n/texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import type { OpenPostDocument } from './document/post-document.ts'
import { editorTexts } from './editor-texts.ts'

/** By the colour of the caret. */
const TONES = ['bg-sky', 'bg-pitch', 'bg-accent-text', 'bg-flare'] as const

/** Who else writes in this post, in the colours of their carets. */
export function WritingColleagues({ opened }: { readonly opened: OpenPostDocument }) {
  const texts = useTexts(editorTexts)
  const { list } = useStore(opened.colleagues)
  if (list.length === 0) return null
  return (
    <ul aria-label={texts.writing} className="flex items-center gap-3 text-14 max-lg:hidden">
      {list.map(({ connectionId, name, colour }) => (
        <li key={connectionId} className="flex items-center gap-2">
          <span aria-hidden="true" className={classNames('size-2.5 rounded-pill', TONES[colour])} />
          {name.split(' ')[0]}
        </li>
      ))}
    </ul>
  )
}
