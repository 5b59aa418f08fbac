import { accessOf, paths } from '@mixed-zone/contract/screens'
import { FileUp, ShieldCheck, UserPlus } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { CREATE_HASH } from '../../shared/use-create-hash.ts'
import type { PaletteItem } from './use-found-items.ts'

/** The ids are those of the commands that the screens offer themselves: the palette lists each once. */
const ACTIONS = [
  { id: 'invite', screen: 'studioPeople', icon: UserPlus, hash: CREATE_HASH },
  { id: 'importPeople', screen: 'studioPeopleImport', icon: FileUp, hash: null },
  { id: 'trustDomain', screen: 'studioDomains', icon: ShieldCheck, hash: CREATE_HASH },
] as const

/** Commands of other screens. Each opens its screen, and the dialog there if it has one. */
export function useScreenActions(): readonly PaletteItem[] {
  const locale = useLocale()
  const texts = useTexts(sharedTexts).commands
  const permissions = useSession((session) => session.permissions)
  return ACTIONS.flatMap(({ id, screen, icon, hash }) => {
    const { permission } = accessOf(screen)
    if (permission !== undefined && !permissions.includes(permission)) return []
    const path = paths[screen]({ locale })
    return [{ id, label: texts[id], icon, href: hash === null ? path : `${path}#${hash}`, isTransient: true }]
  })
}
