import { MAX_TITLE_CHARACTERS } from '@mixed-zone/contract/schemas/studio/posts'
import { paths } from '@mixed-zone/contract/screens'
import { useLocation } from '@tanstack/react-router'
import { ArrowLeft, Clock3, Plus, Search } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useCurrentScreen } from '../../../routing/screen-route.ts'
import { useSession } from '../../../session/session-store.ts'
import { type Command, useCommandSources } from '../../shared/commands.ts'
import { useCreatePost } from '../../shared/use-create-post.ts'
import { isEntryOf, useSideBarGroups } from '../side-bar-entries.ts'
import { useScreenNames } from '../studio-counts.tsx'
import { studioTexts } from '../studio-texts.ts'
import { containsWords, filterByMatch } from './fuzzy-match.ts'
import { loadRecentItems } from './recent-items.ts'
import { useScreenActions } from './screen-actions.ts'
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

/** The screen in view, whose own commands the palette offers; null if it has no entry in the side bar. */
export function usePaletteContext(): { readonly label: string; readonly path: string } | null {
  const screens = useScreenNames()
  const screen = useCurrentScreen()?.name
  const entry = useSideBarGroups()
    .flat()
    .find((one) => isEntryOf(one, screen))
  const path = useLocation({ select: ({ pathname }) => pathname })
  return entry === undefined ? null : { label: screens[entry.screen], path }
}

interface PaletteGroupsOptions {
  readonly text: string
  /** Null once the person has removed it: then the commands of the screen are left out. */
  readonly context: ReturnType<typeof usePaletteContext>
}

/** What the palette offers for a text: recent things, actions, people, posts, tags, then places. */
export function usePaletteGroups({ text, context }: PaletteGroupsOptions): {
  readonly groups: readonly PaletteGroup[]
  /** Something matches the text; there may be offers for it otherwise. */
  readonly hasMatches: boolean
  /** More may be found. */
  readonly isSearching: boolean
} {
  const locale = useLocale()
  const { palette: texts, seePortal } = useTexts(studioTexts)
  const screens = useScreenNames()
  const { sources } = useCommandSources()
  const entries = useSideBarGroups().flat()
  const isList = useIsList()
  const create = useCreatePost()
  const screenActions = useScreenActions()
  const canWrite = useSession(({ permissions }) => permissions.includes('posts'))
  const { only, query } = parsePaletteText(text)
  const found = useFoundItems(only === 'actions' ? '' : query)
  const ofScreen: PaletteItem[] = context === null ? [] : offeredCommands(sources, query)
  const offered = new Set(ofScreen.map(({ id }) => id))
  // Before somebody types, the commands of the screen are enough.
  const elsewhere = query === '' && only === null ? [] : screenActions.filter(({ id }) => !offered.has(id))
  const commands = [...ofScreen, ...elsewhere]
  const places: PaletteItem[] = [
    ...entries.map(({ screen, icon, keys }) => ({
      id: screen,
      label: screens[screen],
      icon,
      href: paths[screen]({ locale }),
      keys,
    })),
    { id: 'portal', label: seePortal, icon: ArrowLeft, href: paths.home({ locale }) },
  ]
  const match = (items: readonly PaletteItem[]) => filterByMatch(items, query, ({ label }) => label)
  const stored = loadRecentItems().map(({ href, label }) => ({ id: `recent ${href}`, label, href, icon: Clock3 }))
  const recent = only === null ? match(stored) : []
  const recentPaths = new Set(recent.map(({ href }) => href))
  const others = (items: readonly PaletteItem[]) => items.filter(({ href }) => !href || !recentPaths.has(href))
  const inList: PaletteItem[] =
    context !== null && isList && query !== ''
      ? [
          {
            id: 'search-list',
            label: texts.searchIn({ query, screen: context.label }),
            icon: Search,
            href: `${context.path}?${new URLSearchParams({ text: query })}`,
            isTransient: true,
          },
        ]
      : []
  const groups = [
    { kind: null, title: texts.recent, items: recent },
    { kind: 'actions', title: texts.actions, items: match(commands) },
    // The server has matched these, with its own tolerance for typing errors.
    { kind: 'people', title: texts.people, items: others(found.people) },
    { kind: null, title: texts.posts, items: others(found.posts) },
    { kind: 'tags', title: texts.tags, items: others(found.tags) },
    { kind: null, title: texts.places, items: [...others(match(places)), ...inList] },
  ].filter(({ kind, items }) => items.length > 0 && (only === null || kind === only))
  const hasMatches = groups.some(({ items }) => items.some((item) => !inList.includes(item)))
  const isNew = canWrite && !hasMatches && !found.isSearching && only === null && query !== ''
  const newPost: PaletteItem = {
    id: 'create-post',
    label: texts.createPost({ title: query }),
    icon: Plus,
    run: () => create(query.slice(0, MAX_TITLE_CHARACTERS)),
  }
  return {
    groups: isNew ? [{ title: texts.actions, items: [newPost] }, ...groups] : groups,
    hasMatches,
    isSearching: found.isSearching,
  }
}

const MAX_SEARCHED_COMMANDS = 5

function offeredCommands(sources: readonly (() => readonly Command[])[], query: string): Command[] {
  const commands = sources.flatMap((source) => source())
  const searched = commands.filter(({ isSearchOnly, label }) => isSearchOnly && containsWords(label, query))
  return [...commands.filter(({ isSearchOnly }) => !isSearchOnly), ...searched.slice(0, MAX_SEARCHED_COMMANDS)]
}

/** Lists that can be searched have a field for it. */
const LIST_SCREENS: ReadonlySet<string> = new Set([
  'studioRequests',
  'studioDomains',
  'studioPeople',
  'studioPosts',
  'studioInbox',
  'studioTerms',
  'studioMail',
  'studioAudit',
])

function useIsList(): boolean {
  return LIST_SCREENS.has(useCurrentScreen()?.name ?? '')
}
