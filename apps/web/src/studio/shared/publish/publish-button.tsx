import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Check, ChevronDown, WifiOff } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Menu } from '../../../ui/components/overlays/menu.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { useIsPhone } from '../use-media-query.ts'
import { useNow } from '../use-now.ts'
import { ChecklistCount, type GetFixHandler } from './checklist.tsx'
import { useLeagueTime } from './league-time.ts'
import { checklistQuery } from './post-queries.ts'
import { PublishFlow, preloadPublishDialogs } from './publish-flow.tsx'
import { type ButtonState, buttonState, publishSteps, stepMenu } from './publish-steps.ts'
import { publishTexts } from './publish-texts.ts'
import type { PublishTexts } from './texts/es.ts'
import { usePublishFlow } from './use-publish-flow.ts'

interface PublishButtonProps {
  readonly post: PostDetail
  /** The embargo in the facts as it is on the screen: it may not be saved yet. */
  readonly embargo: string | null
  /** In the language of the interface, or another one that has a title. */
  readonly title: string
  /** Why the draft cannot be published at the moment, such as no connection. */
  readonly blockedReason?: string | undefined
  /** The reason is a lost connection: the button itself says that it waits for it. */
  readonly isOffline?: boolean
  /** Before the draft is published: waits for what is still on its way to the server. False if it does not arrive. */
  readonly flushPendingEdits?: () => Promise<boolean>
  readonly getFixHandler?: GetFixHandler
}

/** As long as a publication can be undone, every second counts. */
const UNDO_TICK_MS = 1_000

/** The next step of a post, with a menu of the others. Its texts are `publishTexts`. */
export function PublishButton(props: PublishButtonProps) {
  const { embargo, title, blockedReason, isOffline = false, flushPendingEdits, getFixHandler } = props
  const { facts } = props.post
  const post = { ...props.post, facts: { ...facts, embargo: { ...facts.embargo, value: embargo } } }
  const texts = useTexts(publishTexts)
  const flow = usePublishFlow({ title, ...(flushPendingEdits && { flushPendingEdits }) })
  const now = useNow(post.pending?.undoUntil ? UNDO_TICK_MS : undefined)
  const state = buttonState(post, now)
  const steps = publishSteps(post, post.canPublish)
  const hasMenu = steps.length > 0 && state.kind !== 'publishing' && state.kind !== 'updating'
  return (
    <div
      onPointerEnter={preloadPublishDialogs}
      onFocus={preloadPublishDialogs}
      className="flex items-center max-sm:flex-1 max-sm:flex-wrap max-sm:justify-end"
    >
      <MainButton
        postId={post.id}
        state={state}
        hasMenu={hasMenu}
        isBusy={flow.actions.isBusy}
        blockedReason={blockedReason}
        isOffline={isOffline}
        onPress={() => flow.press(post, state)}
      />
      {hasMenu && (
        <span className={isStatus(state) ? 'ml-1' : JOINED_MENU}>
          <Menu
            label={texts.button.more}
            icon={ChevronDown}
            isIconOnly
            size="small"
            variant={isStatus(state) || blockedReason !== undefined ? 'secondary' : 'primary'}
            actions={stepMenu(steps, texts, {
              onStep: (step) => flow.start(post, step),
              isDraftBlocked: blockedReason !== undefined,
            })}
          />
        </span>
      )}
      <PublishFlow flow={flow} post={post} title={title} {...(getFixHandler && { getFixHandler })} />
    </div>
  )
}

/** Main button and menu look like one control. */
const JOINED_MENU = '-ml-px [&>button]:rounded-l-none'

interface MainButtonProps {
  readonly postId: string
  readonly state: ButtonState
  readonly hasMenu: boolean
  readonly isBusy: boolean
  readonly blockedReason: string | undefined
  readonly isOffline: boolean
  readonly onPress: () => void
}

function MainButton(props: MainButtonProps) {
  const { postId, state, hasMenu, isBusy, isOffline, onPress } = props
  // A post in the trash cannot be saved; that must not block Restore.
  const blockedReason = state.kind === 'restore' && !isOffline ? undefined : props.blockedReason
  const texts = useTexts(publishTexts).button
  const leagueTime = useLeagueTime()
  const reasonId = useId()
  const isPhone = useIsPhone()
  // Too long for the bar of a phone, where the reason stands above it.
  const isWaiting = isOffline && !isPhone
  const reason = isWaiting ? undefined : blockedReason
  const label = labelOf(state, texts, leagueTime)
  if (state.kind === 'publishing' || state.kind === 'updating') {
    return (
      <Button size="small" isBusy className="max-sm:flex-1">
        {label}
      </Button>
    )
  }
  if (isStatus(state)) {
    return (
      <p className="flex items-center gap-2 px-1 text-14 font-semibold text-pitch max-sm:flex-1 sm:whitespace-nowrap">
        <Icon icon={state.kind === 'scheduled' ? CalendarClock : Check} size={18} />
        {label}
      </p>
    )
  }
  return (
    <>
      {reason !== undefined && (
        // Above the button on phones; else the tooltip and the state of saving say it.
        <span id={reasonId} className="text-12 text-muted max-sm:mb-1 max-sm:w-full sm:sr-only">
          {reason}
        </span>
      )}
      <Button
        variant="primary"
        size="small"
        isBusy={isBusy}
        isDisabled={blockedReason !== undefined}
        title={reason}
        aria-describedby={reason === undefined ? undefined : reasonId}
        {...(isWaiting ? { icon: WifiOff } : state.kind === 'schedule-for' && { icon: CalendarClock })}
        onClick={onPress}
        className={classNames('max-sm:flex-1', hasMenu && 'rounded-r-none')}
      >
        {isWaiting ? texts.whenOnline({ step: label.replace('…', '') }) : label}{' '}
        {blockedReason === undefined && <PhoneWarnings postId={postId} />}
      </Button>
    </>
  )
}

/** What is missing, in the button: on phones the list of it is in another tab. */
function PhoneWarnings({ postId }: { readonly postId: string }) {
  const isPhone = useIsPhone()
  const { data } = useQuery({ ...checklistQuery(postId), enabled: isPhone })
  if (!isPhone || data === undefined) return null
  return <ChecklistCount checklist={data} isPlain />
}

/** Nothing is left to do. */
function isStatus({ kind }: ButtonState): boolean {
  return kind === 'published' || kind === 'scheduled' || kind === 'in-review' || kind === 'archived'
}

function labelOf(state: ButtonState, texts: PublishTexts['button'], leagueTime: (at: Date) => string): string {
  switch (state.kind) {
    case 'publish':
    case 'review':
    case 'update':
    case 'archived':
    case 'restore':
    case 'publishing':
    case 'updating':
      return texts[state.kind]
    case 'in-review':
      return texts.inReview
    case 'schedule-for':
      return texts.scheduleFor({ at: leagueTime(new Date(state.at)) })
    case 'scheduled':
    case 'published':
      return texts[state.kind]({ at: leagueTime(new Date(state.at)) })
  }
}
