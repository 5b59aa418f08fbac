import { accessOf, paths } from '@mixed-zone/contract/screens'
import { FileUp, ShieldCheck, UserPlus } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { NEW_HASH } from '../../shared/use-new-link.ts'
import { studioTexts } from '../studio-texts.ts'
import type { PaletteItem } from './use-found-items.ts'

/** The ids are those of the commands that the screens offer themselves. */
const ACTIONS = [
  { id: 'invite', screen: 'studioPeople', icon: UserPlus, hash: NEW_HASH },
  { id: 'import-people', screen: 'studioPeopleImport', icon: FileUp, hash: null },
  { id: 'trust-domain', screen: 'studioDomains', icon: ShieldCheck, hash: NEW_HASH },
] as const

/** What other screens do, from everywhere: each opens its screen and begins there. */
export function useScreenActions(): readonly PaletteItem[] {
  const locale = useLocale()
  const texts = useTexts(studioTexts).palette.screenActions
  const permissions = useSession((session) => session.permissions)
  return ACTIONS.flatMap(({ id, screen, icon, hash }) => {
    const { permission } = accessOf(screen)
    if (permission !== undefined && !permissions.includes(permission)) return []
    const path = paths[screen]({ locale })
    return [{ id, label: texts[id], icon, href: hash === null ? path : `${path}#${hash}`, isTransient: true }]
  })
}
