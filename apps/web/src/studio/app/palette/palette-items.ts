import { paths } from '@mixed-zone/contract/screens'
import { ArrowLeft, Clock3, type LucideIcon } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useCommandSources } from '../../shared/commands.ts'
import { useSideBarGroups } from '../side-bar-entries.ts'
import { studioTexts } from '../studio-texts.ts'
import { filterByMatch } from './fuzzy-match.ts'
import { loadRecentItems } from './recent-items.ts'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly note?: string
  readonly keys?: string
  /** A link, or else `run`. */
  readonly href?: string
  readonly run?: () => void
}

export interface PaletteGroup {
  readonly title: string
  readonly items: readonly PaletteItem[]
}

/** What the palette offers for a text: actions, then what was opened lately, then places. `>` limits it to actions. */
export function usePaletteGroups(text: string): readonly PaletteGroup[] {
  const locale = useLocale()
  const texts = useTexts(studioTexts)
  const { sources } = useCommandSources()
  const entries = useSideBarGroups().flat()
  const isActionsOnly = text.startsWith('>')
  const query = isActionsOnly ? text.slice(1).trim() : text.trim()
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
  const groups = [
    { title: texts.palette.actions, items: actions },
    ...(isActionsOnly
      ? []
      : [
          { title: texts.palette.recent, items: query === '' ? recent : [] },
          { title: texts.palette.places, items: places },
        ]),
  ]
  return groups
    .map(({ title, items }) => ({ title, items: filterByMatch(items, query, ({ label }) => label) }))
    .filter(({ items }) => items.length > 0)
}
