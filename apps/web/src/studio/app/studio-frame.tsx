import type { StudioEvent } from '@mixed-zone/contract/schemas/live'
import { accessOf, paths, type ScreenName } from '@mixed-zone/contract/screens'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { startLive, subscribeToStudioEvents } from '../../api/live/live.ts'
import { queryClient } from '../../api/query-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormatTimeZone } from '../../i18n/use-formats.ts'
import { NotFoundContent } from '../../load-states/not-found.tsx'
import { useIsOnline } from '../../load-states/use-is-online.ts'
import { CONTENT_ID } from '../../routing/content-id.ts'
import { useCurrentScreen } from '../../routing/screen-route.ts'
import { useSession } from '../../session/session-store.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { ToastRegion } from '../../ui/components/overlays/toast-region.tsx'
import { OfflineBar } from '../../ui/patterns/offline-bar.tsx'
import { SkipLink } from '../../ui/patterns/skip-link.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import { useCommands } from '../shared/commands.ts'
import { ConfirmIdentityDialog } from '../shared/confirm-identity-dialog.tsx'
import { sharedTexts } from '../shared/shared-texts.ts'
import { startShortcuts, useShortcuts } from '../shared/shortcuts/shortcuts.ts'
import { useCodeSetup } from '../shared/studio-client.ts'
import { StudioPage, TopBarTools } from '../shared/studio-page.tsx'
import { STUDIO_KEY, studioKey } from '../shared/studio-query.ts'
import { PLACE_ABOVE_UNDO, UndoToast } from '../shared/undo-toast.tsx'
import { UploadAnnouncer } from '../shared/uploads/upload-announcer.tsx'
import { useCreatePost } from '../shared/use-create-post.ts'
import { useIsPhone } from '../shared/use-media-query.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { plannedInvitations } from './first-run/planned-invitations.ts'
import { PaletteButton } from './palette/palette.tsx'
import { clearRecentItems } from './palette/recent-items.ts'
import { PresenceAvatars, PresenceReporter } from './presence.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { SideBar } from './side-bar.tsx'
import { useSideBarGroups } from './side-bar-entries.ts'
import { useScreenNames } from './studio-counts.tsx'
import { studioTexts } from './studio-texts.ts'

const TOOLS = (
  <>
    <PresenceAvatars />
    <PaletteButton />
  </>
)

/** Side bar and content; on phones a bar at the bottom instead. All times are the league's, wherever the person is. */
export function StudioFrame() {
  const texts = useBaseTexts().shell
  const isPhone = useIsPhone()
  const isOnline = useIsOnline()
  const { offlineWriting } = useTexts(studioTexts)
  const screen = useCurrentScreen()?.name
  // The first run has a side of its own.
  const isFirstRun = screen === 'studioSetup'

  useEffect(forgetAtSessionEnd, [])
  // The person may come back from the account page with the codes set up.
  useEffect(() => () => useCodeSetup.setState({ isDue: false }), [])
  useEffect(startShortcuts, [])
  useEffect(startLiveUpdates, [])

  return (
    <QueryClientProvider client={queryClient}>
      <FormatTimeZone value={bootConfig.timeZone}>
        <SkipLink label={texts.skipToContent} target={CONTENT_ID} />
        <div className="flex max-sm:min-h-dvh max-sm:flex-col max-sm:pb-[var(--phone-bar-height,4rem)] sm:relative sm:h-dvh sm:overflow-clip">
          {!isPhone && !isFirstRun && <SideBar />}
          {/* Without the side bar it is at another place: a new element, so that nothing moves. */}
          <main
            key={String(isFirstRun)}
            id={CONTENT_ID}
            tabIndex={-1}
            className="flex min-w-0 flex-1 flex-col sm:min-h-0"
          >
            <NotFoundContent value={StudioNotFound}>
              <TopBarTools value={TOOLS}>
                <PermittedScreen>
                  <Outlet />
                </PermittedScreen>
              </TopBarTools>
            </NotFoundContent>
            <OfflineBar
              isOffline={!isOnline}
              word={texts.offlineWord}
              text={screen === 'studioPost' ? offlineWriting : texts.offlineText}
            />
          </main>
          {isPhone && !isFirstRun && <BottomNavigation />}
        </div>
        <PresenceReporter />
        <ShortcutSheet />
        <NavigationKeys />
        <PostCommands />
        <UndoToast />
        <UploadAnnouncer />
        <ConfirmIdentityDialog />
        <ToastRegion className={PLACE_ABOVE_UNDO} />
      </FormatTimeZone>
    </QueryClientProvider>
  )
}

function forgetAtSessionEnd(): () => void {
  return useSession.subscribe((now, before) => {
    if (before.token !== null && now.token !== before.token) {
      queryClient.clear()
      clearRecentItems()
      plannedInvitations.clear()
    }
  })
}

/** Events of a bulk action come in bursts. */
const BURST_MS = 300

/** What changes the counts in the side bar, or the name of the board. */
const COUNTED_KINDS = ['request', 'mail', 'post', 'fixture'] as const

/** Every cell of the board is derived from posts and fixtures; beside it are mails that came back and feeds that fail. */
const BOARD_KINDS = ['post', 'fixture', 'mail', 'setting'] as const

/** Reloads what is on the page when somebody else changes it. Returns a function that stops it. */
function startLiveUpdates(): () => void {
  const kinds = new Set<StudioEvent['kind']>()
  /** Set until what the last burst has changed is loaded. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), BURST_MS)
  }

  async function flush(): Promise<void> {
    const keys = [...kinds].map((kind) => studioKey(kind))
    if (BOARD_KINDS.some((kind) => kinds.has(kind))) keys.push(studioKey('tonight'))
    if (COUNTED_KINDS.some((kind) => kinds.has(kind))) keys.push(studioKey('counts'))
    kinds.clear()
    // A list that takes longer than a burst would never arrive if every burst began to load it again.
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    timer = undefined
    if (kinds.size > 0 && !isStopped) schedule()
  }

  const stop = subscribeToStudioEvents((event) => {
    // Events were missed while there was no connection.
    if (event === null) {
      void queryClient.invalidateQueries({ queryKey: STUDIO_KEY })
      return
    }
    kinds.add(event.kind)
    schedule()
  })
  startLive()
  return () => {
    isStopped = true
    stop()
    clearTimeout(timer)
  }
}

/** G and a letter lead to a screen. */
function NavigationKeys() {
  const locale = useLocale()
  const navigate = useNavigate()
  const names = useScreenNames()
  const { everywhere } = useTexts(sharedTexts).shortcuts
  const entries = useSideBarGroups().flat()
  useShortcuts(
    everywhere,
    entries.map(({ screen, keys }) => ({
      keys,
      label: names[screen],
      run: () => void navigate({ href: paths[screen]({ locale }) }),
    })),
  )
  return null
}

/** A stray key must not leave a text or the first run. */
const WITHOUT_NEW_POST: ReadonlySet<ScreenName | undefined> = new Set([
  'studioPost',
  'studioPostVersions',
  'studioSetup',
])

/** What the palette and N offer on every screen to those who write. */
function PostCommands() {
  const { newPost } = useTexts(studioTexts)
  const { everywhere } = useTexts(sharedTexts).shortcuts
  const create = useCreatePost()
  const screen = useCurrentScreen()?.name
  const canWrite = useSession(({ permissions }) => permissions.includes('posts'))
  const hasKey = canWrite && !WITHOUT_NEW_POST.has(screen)
  useShortcuts(everywhere, hasKey ? [{ keys: 'N', label: newPost, run: () => create(), isFallback: true }] : [])
  useCommands(canWrite ? [{ id: 'new-post', label: newPost, icon: Plus, run: () => create() }] : [])
  return null
}

/** The screen, or who can grant the permission that it needs. */
function PermittedScreen({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(studioTexts)
  const screen = useCurrentScreen()
  const permissions = useSession((session) => session.permissions)
  const permission = screen === null ? undefined : accessOf(screen.name).permission
  const isCodeDue = useCodeSetup((setup) => setup.isDue)
  if (isCodeDue) return <CodeSetup />
  if (permission === undefined || permissions.includes(permission)) return children
  const { email } = bootConfig.help
  return (
    <Message title={texts.notAllowedTitle}>
      <p>{texts.notAllowedText({ permission: texts.permissions[permission] })}</p>
      <p className="mt-2">
        {texts.askFor} <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </Message>
  )
}

function CodeSetup() {
  const locale = useLocale()
  const { codeSetup } = useTexts(studioTexts)
  return (
    <Message
      title={codeSetup.title}
      action={
        <ButtonLink variant="primary" href={paths.account({ locale })}>
          {codeSetup.action}
        </ButtonLink>
      }
    >
      {codeSetup.text}
    </Message>
  )
}

function StudioNotFound() {
  const texts = useBaseTexts().states
  return <Message title={texts.notFoundTitle}>{texts.notFoundText}</Message>
}

interface MessageProps {
  readonly title: string
  /** Default: a link to the portal. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Instead of a screen. */
export function Message({ title, action, children }: MessageProps) {
  const locale = useLocale()
  const { seePortal } = useTexts(studioTexts)
  return (
    <StudioPage title={title}>
      <div className="p-6">
        <EmptyState title={title} action={action ?? <ButtonLink href={paths.home({ locale })}>{seePortal}</ButtonLink>}>
          {children}
        </EmptyState>
      </div>
    </StudioPage>
  )
}
