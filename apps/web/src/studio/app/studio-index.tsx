import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useSession } from '../../session/session-store.ts'
import { TonightScreen } from '../features/tonight/tonight-screen.tsx'
import { setupQuery } from './first-run/setup-query.ts'
import { useSideBarGroups } from './side-bar-entries.ts'
import { Message } from './studio-frame.tsx'
import { studioTexts } from './studio-texts.ts'

/** The first run ends once; after that the board need not wait for the answer. */
const SETUP_STALE_MS = 60_000

/** `/studio`: the board, or the first screen that the person may open; the first run as long as nothing is published. */
export function StudioIndex() {
  const locale = useLocale()
  const texts = useTexts(studioTexts)
  const first = useSideBarGroups()[0]?.[0]
  const canSetUp = useSession(({ permissions }) => permissions.includes('settings'))
  const setup = useQuery({ ...setupQuery, staleTime: SETUP_STALE_MS, enabled: canSetUp })
  if (setup.isLoading) return null
  if (setup.data?.isOpen) return <Navigate to={paths.studioSetup({ locale })} replace />
  if (first?.screen === 'studio') return <TonightScreen />
  if (first !== undefined) return <Navigate to={paths[first.screen]({ locale })} replace />
  return <Message title={texts.noScreensTitle}>{texts.noScreensText}</Message>
}
