import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CircleX, Lock, Send } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { bootConfig } from '../../../api/boot-config.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { RADIO_DOT } from '../../../ui/primitives/radio-group.tsx'
import { Kbd } from '../kbd.tsx'
import { PanelBody } from '../panel-parts.tsx'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import { countLateUploads } from '../uploads/late-uploads.ts'
import { useUploads } from '../uploads/use-uploads.ts'
import { ChecklistCount, ChecklistView, checkText, type GetFixHandler } from './checklist.tsx'
import { DayAgenda } from './day-agenda.tsx'
import { useLeagueTime } from './league-time.ts'
import { checklistQuery } from './post-queries.ts'
import { isPublic } from './publish-steps.ts'
import { publishTexts } from './publish-texts.ts'
import { defaultTime } from './quick-times.ts'
import type { PublishTexts } from './texts/es.ts'
import { TimeChoice, useChosenTime, useIsAhead } from './time-choice.tsx'
import type { PostActions } from './use-post-actions.ts'

const MODES = ['now', 'schedule', 'embargo'] as const

export type PublishMode = (typeof MODES)[number]

interface PublishDialogProps {
  readonly post: PostDetail
  readonly title: string
  readonly initialMode?: PublishMode
  readonly actions: PostActions
  readonly getFixHandler?: GetFixHandler
  /** Offers to ask for a review instead. */
  readonly onReview?: () => void
  /** Updates the post instead, once nothing blocks it: it has to be asked first who is told. */
  readonly onUpdate?: () => void
  readonly onClose: () => void
}

/** Publishes a post now, at a set time or under embargo, once nothing blocks it. */
export function PublishDialog(props: PublishDialogProps) {
  const { post, title, actions, getFixHandler, onReview, onUpdate, onClose } = props
  const locale = useLocale()
  const texts = useTexts(publishTexts)
  const { dialog } = texts
  const leagueTime = useLeagueTime()
  /** As the post was when the dialog opened: its button must not change its meaning under somebody's finger. */
  const [isUpdate] = useState(isPublic(post))
  const plannedEmbargo = post.facts.embargo.value
  const [seenEmbargo] = useState(plannedEmbargo)
  const isOutdated = isPublic(post) !== isUpdate || (!isUpdate && plannedEmbargo !== seenEmbargo)
  const [mode, setMode] = useState<PublishMode>(props.initialMode ?? 'now')
  const schedule = useChosenTime(useInitialTime(post.publishedAt))
  const embargo = useChosenTime(useInitialTime(seenEmbargo ?? post.embargoUntil))
  const query = useQuery(checklistQuery(post.id))
  const { items } = useUploads({ postId: post.id })
  const uploads = countLateUploads(items, { hasRights: post.facts.rights.value !== null })
  const [isConfirming, setIsConfirming] = useState(false)
  const blocking = query.data?.blocking[0]
  const chosen = mode === 'schedule' ? schedule : mode === 'embargo' ? embargo : null
  const hasPassed = !useIsAhead(chosen) && chosen !== null
  const isBlocked =
    isOutdated || query.data === undefined || blocking !== undefined || (chosen !== null && chosen.at === null)

  const handleOutdated = useEffectEvent(() => {
    toasts.showError(texts.toasts.changedMeanwhile)
    onClose()
  })
  useEffect(() => {
    // While it is being published, the change may be our own.
    if (isOutdated && !isConfirming) handleOutdated()
  }, [isOutdated, isConfirming])

  async function confirm(): Promise<void> {
    if (isBlocked || isConfirming) return
    if (onUpdate) return onUpdate()
    setIsConfirming(true)
    const at = await chosen?.settled()
    const isPossible = at === undefined || (at !== null && at.getTime() > Date.now())
    const choice = {
      ...(!isUpdate && { seenEmbargo }),
      ...(mode === 'schedule' && at && { at }),
      // "Now" is for everybody; a scheduled post keeps the embargo of its facts.
      ...(!isUpdate && mode === 'now' && { embargoUntil: null }),
      ...(mode === 'embargo' && at && { embargoUntil: at }),
    }
    const isDone = isPossible && (await actions.publish(post, choice))
    setIsConfirming(false)
    if (isDone) onClose()
  }

  useShortcuts(dialog.title, [{ keys: 'Ctrl+Enter', label: dialog.publish, run: () => void confirm() }])
  const at = chosen?.at ? leagueTime(chosen.at) : null
  const label = isUpdate ? dialog.update : labelOf(mode, at, dialog)
  return (
    <DialogWindow isOpen size="wider" isPhoneScreen onClose={onClose}>
      <DialogView
        title={isUpdate ? dialog.updateTitle : dialog.title}
        subtitle={title || dialog.untitled}
        onClose={onClose}
        footer={
          <>
            <p className="mr-auto text-14 max-sm:w-full">
              {blocking ? (
                <span className="flex items-center gap-2 text-flare">
                  <Icon icon={CircleX} size={18} />
                  {dialog.fixFirst({ check: checkText(blocking, texts, locale) })}
                </span>
              ) : (
                <span className="text-muted max-sm:hidden">
                  <Kbd>Ctrl ↵</Kbd> {dialog.kept}
                </span>
              )}
            </p>
            {onReview && (
              <Button onClick={onReview} className="max-sm:w-full">
                {texts.review.send}
              </Button>
            )}
            <Button
              variant="primary"
              icon={{ now: Send, schedule: CalendarClock, embargo: Lock }[mode]}
              isBusy={isConfirming}
              isDisabled={isBlocked || hasPassed}
              onClick={() => void confirm()}
              className="max-sm:w-full"
            >
              {label}
            </Button>
          </>
        }
      >
        {!isUpdate && <ModeChoice mode={mode} readers={query.data?.embargoReaders ?? 0} onChange={setMode} />}
        <div className={classNames('-mb-6 grid grid-cols-1', chosen !== null && 'sm:grid-cols-2')}>
          {chosen !== null && (
            <div className="pt-4 max-sm:pb-2 sm:pr-6 sm:pb-6">
              <TimeChoice
                key={mode}
                label={mode === 'schedule' ? dialog.goesOutAt : dialog.embargoUntil}
                chosen={chosen}
                countdownLabel={mode === 'schedule' ? dialog.goesOutIn : dialog.opensIn}
                isEmbargo={mode === 'embargo'}
                kickOff={kickOffOf(post)}
              />
              {mode === 'schedule' && chosen.at !== null && <DayAgenda postId={post.id} at={chosen.at} />}
            </div>
          )}
          <section className={classNames('pt-4 pb-6', chosen !== null && 'border-line sm:border-l sm:pl-6')}>
            <div className="flex items-baseline justify-between gap-4 pb-2">
              <h3 className="text-14 font-semibold">{dialog.before}</h3>
              {query.data && <ChecklistCount checklist={query.data} />}
            </div>
            <PanelBody query={query}>
              {(checklist) => (
                <ChecklistView
                  checklist={checklist}
                  uploads={uploads}
                  areNamed
                  {...(getFixHandler && { getFixHandler })}
                />
              )}
            </PanelBody>
          </section>
        </div>
      </DialogView>
    </DialogWindow>
  )
}

/** Without a time, the name of the choice. */
function labelOf(mode: PublishMode, at: string | null, texts: PublishTexts['dialog']): string {
  if (mode === 'now') return texts.publish
  if (at === null) return texts[mode]
  return mode === 'schedule' ? texts.scheduleFor({ at }) : texts.embargoFor({ at })
}

/** The time that was set before if it is still ahead, else the next noon. */
export function useInitialTime(set: string | null): Date {
  const [initial] = useState(() => {
    const now = new Date()
    const before = set === null ? null : new Date(set)
    return before !== null && before > now ? before : defaultTime(now, bootConfig.timeZone)
  })
  return initial
}

export function kickOffOf({ facts, references }: Pick<PostDetail, 'facts' | 'references'>): Date | null {
  const fixture = references.fixtures.find(({ id }) => id === facts.fixture.value)
  return fixture === undefined ? null : new Date(fixture.kickOff)
}

interface ModeChoiceProps {
  readonly mode: PublishMode
  /** People who see posts under embargo. */
  readonly readers: number
  readonly onChange: (mode: PublishMode) => void
}

function ModeChoice({ mode, readers, onChange }: ModeChoiceProps) {
  const texts = useTexts(publishTexts).dialog
  const { formatNumber } = useFormats()
  const labels: Readonly<Record<PublishMode, readonly [label: string, text: string]>> = {
    now: [texts.now, texts.nowText],
    schedule: [texts.schedule, texts.scheduleText],
    embargo: [texts.embargo, texts.embargoText({ count: readers, shown: formatNumber(readers) })],
  }
  return (
    <fieldset className="-mx-4 grid border-y border-line sm:-mx-6 sm:grid-cols-3">
      <legend className="sr-only">{texts.when}</legend>
      {MODES.map((one) => (
        <label
          key={one}
          className="flex cursor-pointer items-start gap-2.5 border-line px-4 py-3 not-first-of-type:max-sm:border-t not-first-of-type:sm:border-l has-checked:bg-accent-wash has-checked:max-sm:shadow-[inset_3px_0_0_var(--lamp)] has-checked:sm:shadow-[inset_0_-3px_0_var(--lamp)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus sm:px-6"
        >
          <input
            type="radio"
            name="publish-mode"
            value={one}
            checked={mode === one}
            onChange={() => onChange(one)}
            className={`${RADIO_DOT} mt-0.5 outline-none`}
          />
          <ModeWords words={labels[one]} />
        </label>
      ))}
    </fieldset>
  )
}

function ModeWords({ words: [label, text] }: { readonly words: readonly [label: string, text: string] }) {
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{label}</span>
      <span className="block text-14 text-muted">{text}</span>
    </span>
  )
}
