import { paths } from '@mixed-zone/contract/screens'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLocale } from '../../../i18n/language-store.ts'

/** On phones the properties and the comments are tabs. */
const EDITOR_TABS = ['text', 'facts', 'comments', 'pictures', 'videos', 'files'] as const

export type EditorTab = (typeof EDITOR_TABS)[number]

/** Pictures as a contact sheet, or their captions as a table. */
export type PicturesView = 'sheet' | 'captions'

/** Tabs that show files of the post. */
export type FilesTab = Extract<EditorTab, 'pictures' | 'videos' | 'files'>

export const isFilesTab = (tab: EditorTab): tab is FilesTab => tab === 'pictures' || tab === 'videos' || tab === 'files'

interface Place {
  readonly tab: EditorTab
  readonly view?: PicturesView
  /** The file that is shown or edited. */
  readonly file?: string
}

/** Which part of the post is in view. It is in the address. */
export function useEditorPlace(postId: string) {
  const locale = useLocale()
  const navigate = useNavigate()
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const tab = EDITOR_TABS.find((each) => each === search['tab']) ?? 'text'
  const view: PicturesView = search['view'] === 'captions' ? 'captions' : 'sheet'
  const searchOf = ({ tab: next, view: nextView, file }: Place) => ({
    ...(next !== 'text' && { tab: next }),
    ...(nextView === 'captions' && { view: nextView }),
    ...(file !== undefined && { file }),
  })
  return {
    tab,
    view,
    fileId: search['file'] ?? null,
    hrefOf(place: Place): string {
      const query = new URLSearchParams(searchOf(place)).toString()
      return paths.studioPost({ locale, id: postId }) + (query === '' ? '' : `?${query}`)
    },
    show: (place: Place) => void navigate({ to: '.', search: searchOf(place), replace: true, resetScroll: false }),
  }
}

export type EditorPlace = ReturnType<typeof useEditorPlace>
