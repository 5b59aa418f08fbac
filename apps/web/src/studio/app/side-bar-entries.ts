import type { Permission } from '@mixed-zone/contract/permissions'
import { accessOf, type ScreenName } from '@mixed-zone/contract/screens'
import {
  CalendarDays,
  ChartColumn,
  Images,
  Inbox,
  LayoutTemplate,
  type LucideIcon,
  Mails,
  Newspaper,
  RadioTower,
  ScrollText,
  Settings,
  Tags,
  UsersRound,
} from 'lucide-react'
import { useMemo } from 'react'
import { useSession } from '../../session/session-store.ts'
import type { StudioTexts } from './texts/es.ts'

export type SideBarScreen = keyof StudioTexts['screens'] & ScreenName

export interface SideBarEntry {
  readonly screen: SideBarScreen
  readonly icon: LucideIcon
  /** The shortcut that leads there. */
  readonly keys: string
  /** On phones it is behind "More": its name is too long for a tab. */
  readonly isInSheet?: true
  /** What its calls need beside the permission of the screen. */
  readonly also?: Permission
  /** Screens below this one, which keep it marked as current. */
  readonly children?: readonly ScreenName[]
  /** If the screen itself is open to all staff. */
  readonly permission?: Permission
}

/** The entries in the order of the side bar, by group. An entry is shown to those who may open its screen. */
const GROUPS: readonly (readonly SideBarEntry[])[] = [
  [
    { screen: 'studio', icon: RadioTower, keys: 'G T', permission: 'posts' },
    { screen: 'studioRequests', icon: Inbox, keys: 'G R', children: ['studioDomains'] },
    { screen: 'studioPosts', icon: Newspaper, keys: 'G P', children: ['studioPost', 'studioPostVersions'] },
    { screen: 'studioInbox', icon: Images, keys: 'G I', isInSheet: true },
  ],
  [
    { screen: 'studioMatchdays', icon: CalendarDays, keys: 'G J', isInSheet: true, children: ['studioSeasonImport'] },
    { screen: 'studioTerms', icon: Tags, keys: 'G C', isInSheet: true },
    { screen: 'studioFrontPage', icon: LayoutTemplate, keys: 'G H', isInSheet: true, also: 'posts' },
  ],
  [
    { screen: 'studioPeople', icon: UsersRound, keys: 'G U', children: ['studioPerson', 'studioPeopleImport'] },
    { screen: 'studioFigures', icon: ChartColumn, keys: 'G F', isInSheet: true },
  ],
  [
    { screen: 'studioMail', icon: Mails, keys: 'G M' },
    { screen: 'studioAudit', icon: ScrollText, keys: 'G L' },
    { screen: 'studioSettings', icon: Settings, keys: 'G S', children: ['studioSetup'] },
  ],
]

/** Whether a screen is that of the entry, or below it. */
export function isEntryOf({ screen, children = [] }: SideBarEntry, current: ScreenName | undefined): boolean {
  return current !== undefined && [screen, ...children].includes(current)
}

/** The entry that stands for a screen. */
export const entryOf = (screen: ScreenName): SideBarEntry | undefined =>
  GROUPS.flat().find((entry) => isEntryOf(entry, screen))

/** The groups of entries whose screen is open to this person. */
export function useSideBarGroups(): readonly (readonly SideBarEntry[])[] {
  const permissions = useSession((session) => session.permissions)
  return useMemo(() => {
    const isOpen = ({ screen, permission = accessOf(screen).permission, also }: SideBarEntry) =>
      [permission, also].every((needed) => needed === undefined || permissions.includes(needed))
    return GROUPS.map((group) => group.filter(isOpen)).filter((group) => group.length > 0)
  }, [permissions])
}
