import type { PersonDetail } from '@mixed-zone/contract/schemas/studio/people'
import { paths } from '@mixed-zone/contract/screens'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Ban, Ellipsis, KeyRound, Merge, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { useScreenParams } from '../../../routing/screen-route.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Menu } from '../../../ui/components/overlays/menu.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { Avatar } from '../../shared/avatar.tsx'
import { countryLabel, workTypeLabel } from '../../shared/choice-labels.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { personPartQueries, personQuery } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'
import { PersonAccess } from './person-access.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonDownloads, PersonHistory, PersonMails } from './person-records.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { explainState, personName, StateBadge } from './person-state-mark.tsx'
import { PersonUsagePart } from './person-usage.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { useMerges } from './use-merges.ts'
import { type PersonActions, usePersonActions } from './use-person-actions.ts'

function usePeopleLink() {
  const locale = useLocale()
  return { label: useTexts(peopleTexts).title, href: paths.studioPeople({ locale }) }
}

/** One person: use, sessions, mails and history; role, permissions and facts beside them. */
export function PersonScreen() {
  const { id } = useScreenParams('studioPerson')
  const texts = useTexts(peopleTexts)
  const parent = usePeopleLink()
  const { data: person, error, refetch } = useQuery(personQuery(id))
  // Parts of unknown height would move those below them, so all are shown at once.
  const areLoading = useQueries({ queries: personPartQueries(id) }).some(({ isPending }) => isPending)
  if (person !== undefined && !areLoading) return <PersonPage key={id} person={person} />
  return (
    <StudioPage title={texts.title} parent={parent}>
      {error === null ? (
        <div className="p-4 sm:p-6">
          <Skeleton className="h-16 max-w-120" />
          <Skeleton className="mt-8 h-64" />
        </div>
      ) : (
        <div className="p-4 sm:p-6">
          <FailedPart error={error} onRetry={() => void refetch()} />
        </div>
      )}
    </StudioPage>
  )
}

function PersonPage({ person }: { readonly person: PersonDetail }) {
  const { id } = person
  const name = personName(person)
  const parent = usePeopleLink()
  const actions = usePersonActions({ id, name })
  const canChange = person.cannotChange === null
  return (
    <StudioPage title={name} parent={parent} actions={canChange && <PersonButtons person={person} actions={actions} />}>
      <div className="lg:grid lg:min-h-full lg:grid-cols-[minmax(0,1fr)_24.5rem]">
        <div className="min-w-0 px-4 pb-8 sm:px-6">
          <PersonHeader person={person} />
          <PersonMerges person={person} />
          <PersonUsagePart id={id} />
          <PersonDownloads id={id} />
          <PersonSessions id={id} actions={actions} canChange={canChange} />
          <PersonMails id={id} />
          <PersonHistory id={id} />
        </div>
        <div className="min-w-0 px-4 pb-8 sm:px-6 lg:border-l lg:border-line lg:bg-surface">
          <PersonAccess person={person} actions={actions} />
          <PersonFacts person={person} />
        </div>
      </div>
    </StudioPage>
  )
}

function PersonHeader({ person }: { readonly person: PersonDetail }) {
  const locale = useLocale()
  const texts = useTexts(peopleTexts)
  const formats = useFormats()
  const explanation = explainState(person, texts, formats)
  const work = [workTypeLabel(person.workType, locale), person.companyName].filter(Boolean).join(', ')
  const facts = [
    work,
    person.country && countryLabel(person.country, locale),
    texts.accessSince({ date: formats.date(person.createdAt) }),
  ]
  return (
    <div className="flex flex-wrap items-center gap-4 pt-6">
      <Avatar name={personName(person)} className="size-16 text-18" />
      <div className="min-w-0 flex-1">
        <p className="headline-36 wrap-anywhere max-sm:text-22!">{personName(person)}</p>
        <p className="text-muted wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
        {explanation !== null && <p className="mt-0.5 text-14 wrap-anywhere">{explanation}</p>}
      </div>
      <StateBadge state={person.state} />
    </div>
  )
}

/** The accounts that were merged into this one, while they can be separated again. */
function PersonMerges({ person }: { readonly person: PersonDetail }) {
  const texts = useTexts(peopleTexts).merge
  const { date } = useFormats()
  const { isBusy, undo } = useMerges()
  if (person.merges.length === 0) return null
  return (
    <ul className="mt-4 text-14">
      {person.merges.map(({ personId, email, at, undoUntil }) => (
        <li key={personId} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2">
          <Icon icon={Merge} size={18} className="text-muted" />
          <span className="min-w-0 wrap-anywhere">{texts.line({ email, date: date(at) })}</span>
          {person.cannotChange === null && (
            <button
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && void undo({ id: person.id, mergedId: personId, mergedEmail: email })}
              className="underlined min-h-9 rounded-control font-semibold"
            >
              {texts.undoUntil({ date: date(undoUntil) })}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface PersonButtonsProps {
  readonly person: PersonDetail
  readonly actions: PersonActions
}

function PersonButtons({ person, actions }: PersonButtonsProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const texts = useTexts(peopleTexts)
  const [open, setOpen] = useState<'suspend' | 'merge' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const name = personName(person)

  async function handleRemove(): Promise<void> {
    close()
    if (await actions.remove()) void navigate({ to: paths.studioPeople({ locale }) })
  }

  function handleMerged(survivorId: string): void {
    close()
    if (survivorId !== person.id) void navigate({ to: paths.studioPerson({ locale, id: survivorId }) })
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {person.state !== 'suspended' && (
        <Button size="small" icon={KeyRound} isBusy={actions.isBusy} onClick={() => void actions.renewPassword()}>
          {texts.renew}
        </Button>
      )}
      {person.state === 'suspended' ? (
        <Button size="small" icon={Undo2} isBusy={actions.isBusy} onClick={() => void actions.reinstate()}>
          {texts.reinstate}
        </Button>
      ) : (
        !person.isLastAdmin && (
          <Button size="small" variant="danger" icon={Ban} onClick={() => setOpen('suspend')}>
            {texts.suspend}
          </Button>
        )
      )}
      {!person.isLastAdmin && (
        <Menu
          label={texts.more}
          icon={Ellipsis}
          isIconOnly
          size="small"
          actions={[
            { id: 'merge', label: texts.merge.action, icon: Merge, onAction: () => setOpen('merge') },
            { id: 'remove', label: texts.remove, icon: Trash2, isDanger: true, onAction: () => setOpen('remove') },
          ]}
        />
      )}
      {open === 'suspend' && (
        <SuspendDialog
          title={texts.suspendTitle({ name })}
          onClose={close}
          onSuspend={(reason) => {
            close()
            void actions.suspend(reason)
          }}
        />
      )}
      {open === 'merge' && <MergeDialog id={person.id} onMerged={handleMerged} onClose={close} />}
      {open === 'remove' && <RemoveDialog name={name} onClose={close} onRemove={() => void handleRemove()} />}
    </div>
  )
}

interface RemoveDialogProps {
  readonly name: string
  readonly onRemove: () => void
  readonly onClose: () => void
}

function RemoveDialog({ name, onRemove, onClose }: RemoveDialogProps) {
  const texts = useTexts(peopleTexts)
  const { cancel } = useBaseTexts().ui
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={texts.removeTitle({ name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="destructive" onClick={onRemove}>
            {texts.removeConfirm}
          </Button>
        </>
      }
    >
      <p>{texts.removeText}</p>
    </Dialog>
  )
}
