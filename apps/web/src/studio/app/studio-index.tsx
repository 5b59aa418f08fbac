import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useSession } from '../../session/session-store.ts'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { TonightScreen } from '../features/tonight/tonight-screen.tsx'
import { StudioPage } from '../shared/studio-page.tsx'
import { setupQuery } from './first-run/setup-query.ts'
import { useSideBarGroups } from './side-bar-entries.ts'
import { Message } from './studio-frame.tsx'
import { studioTexts } from './studio-texts.ts'

/** The first run ends once. Until then the answer may have changed with every screen. */
const SETUP_STALE_MS = 60_000

/** `/studio`: the first run until a post is published; then the board, or the first screen that the person may open. */
export function StudioIndex() {
  const locale = useLocale()
  const texts = useTexts(studioTexts)
  const firstEntry = useSideBarGroups()[0]?.[0]
  const canSetUp = useSession(({ permissions }) => permissions.includes('settings'))
  const setup = useQuery({
    ...setupQuery,
    staleTime: ({ state }) => (state.data?.isOpen ? 0 : SETUP_STALE_MS),
    enabled: canSetUp,
  })
  const isOpen = setup.data?.isOpen ?? true
  if (isOpen && setup.isFetching) return <LoadingStudio />
  if (setup.data?.isOpen) return <Navigate to={paths.studioSetup({ locale })} replace />
  if (firstEntry?.screen === 'studio') return <TonightScreen />
  if (firstEntry !== undefined) return <Navigate to={paths[firstEntry.screen]({ locale })} replace />
  return <Message title={texts.noScreensTitle}>{texts.noScreensText}</Message>
}

function LoadingStudio() {
  const { loading } = useBaseTexts().shell
  return (
    <StudioPage title={useTexts(studioTexts).name}>
      <Loading label={loading} className="p-4 sm:p-6">
        <Skeleton className="h-40" />
      </Loading>
    </StudioPage>
  )
}
