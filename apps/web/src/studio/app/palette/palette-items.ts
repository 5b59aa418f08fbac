import { paths } from '@mixed-zone/contract/screens'
import { ArrowLeft, Clock3 } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useCommandSources } from '../../shared/commands.ts'
import { useSideBarGroups } from '../side-bar-entries.ts'
import { studioTexts } from '../studio-texts.ts'
import { filterByMatch } from './fuzzy-match.ts'
import { loadRecentItems } from './recent-items.ts'
import { type PaletteItem, useFoundItems } from './use-found-items.ts'

export interface PaletteGroup {
  readonly title: string
  readonly items: readonly PaletteItem[]
}

/** What a first character limits the palette to. */
const PREFIXES = { '>': 'actions', '@': 'people', '#': 'tags' } as const

type Kind = (typeof PREFIXES)[keyof typeof PREFIXES]

export function parsePaletteText(text: string): { readonly only: Kind | null; readonly query: string } {
  const [first = ''] = text
  const only = first in PREFIXES ? PREFIXES[first as keyof typeof PREFIXES] : null
  return { only, query: (only === null ? text : text.slice(1)).trim() }
}

/** What the palette offers for a text: actions, recent things, people, posts, tags, then places. */
export function usePaletteGroups(text: string): readonly PaletteGroup[] {
  const locale = useLocale()
  const texts = useTexts(studioTexts)
  const { sources } = useCommandSources()
  const entries = useSideBarGroups().flat()
  const { only, query } = parsePaletteText(text)
  const found = useFoundItems(only === 'actions' ? '' : query)
  const actions: PaletteItem[] = sources.flatMap((source) => source())
  const places: PaletteItem[] = [
    ...entries.map(({ screen, icon, keys }) => ({
      id: screen,
      label: texts.screens[screen],
      icon,
      href: paths[screen]({ locale }),
      keys,
    })),
    { id: 'portal', label: texts.seePortal, icon: ArrowLeft, href: paths.home({ locale }) },
  ]
  const recent = loadRecentItems().map(({ href, label }) => ({ id: `recent ${href}`, label, href, icon: Clock3 }))
  const match = (items: readonly PaletteItem[]) => filterByMatch(items, query, ({ label }) => label)
  const groups = [
    { kind: 'actions', title: texts.palette.actions, items: match(actions) },
    { kind: null, title: texts.palette.recent, items: query === '' ? recent : [] },
    // The server has matched these, with its own tolerance for typing errors.
    { kind: 'people', title: texts.palette.people, items: found.people },
    { kind: null, title: texts.palette.posts, items: found.posts },
    { kind: 'tags', title: texts.palette.tags, items: found.tags },
    { kind: null, title: texts.palette.places, items: match(places) },
  ]
  return groups.filter(({ kind, items }) => items.length > 0 && (only === null || kind === only))
}
