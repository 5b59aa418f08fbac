import { createDelivery } from '@mixed-zone/contract/endpoints/studio/coverage'
import type { BoardFixture, CoverageCell, Tonight } from '@mixed-zone/contract/schemas/studio/coverage'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Filter, Plus, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { useSession } from '../../../session/session-store.ts'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { useCommands } from '../../shared/commands.ts'
import { Kbd } from '../../shared/kbd.tsx'
import { PromisesDialog } from '../../shared/promises/promises-dialog.tsx'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { useCreatePost } from '../../shared/use-create-post.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { useNow } from '../../shared/use-now.ts'
import { BoardSummary } from './board-summary.tsx'
import { Board } from './board.tsx'
import { Attention, GoingOutNext, Newsroom } from './desk-panel.tsx'
import { QuietBoard } from './quiet-board.tsx'
import { Requests } from './requests-part.tsx'
import { deskQuery, tonightQuery } from './tonight-queries.ts'
import { tonightTexts } from './tonight-texts.ts'
import { LeftHalfDone, MostDownloaded, Usage } from './usage-parts.tsx'

/** The studio's home: the coverage board of the matchday, and what stands beside it. */
export function TonightScreen() {
  const texts = useTexts(tonightTexts)
  const isPhone = useIsPhone()
  const { data: tonight, error, refetch } = useQuery(tonightQuery)
  const createPost = useCreatePost()
  const [isEditing, setIsEditing] = useState(false)
  const isQuiet = tonight?.isQuiet ?? false
  const canEdit = useSession(({ permissions }) => permissions.includes('taxonomy'))
  return (
    <StudioPage
      title={tonight?.isTonight ? texts.tonight : texts.today}
      status={
        tonight && <p className="truncate text-14 text-muted max-xl:hidden">{isQuiet ? texts.quietHint : texts.hint}</p>
      }
      actions={
        isPhone ? undefined : (
          <Button variant="primary" size="small" icon={Plus} onClick={() => createPost()}>
            {texts.newPost} <Kbd>N</Kbd>
          </Button>
        )
      }
    >
      <div
        className={isQuiet ? '' : 'xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_22.5rem] xl:grid-rows-[auto_1fr]'}
      >
        <div className="min-w-0">
          {error !== null && tonight === undefined && (
            <div className="p-4 sm:p-6">
              <FailedPart error={error} onRetry={() => void refetch()} />
            </div>
          )}
          {error === null && tonight === undefined && <BoardSkeleton />}
          {tonight && <BoardPart tonight={tonight} canEdit={canEdit} onEdit={() => setIsEditing(true)} />}
        </div>
        <DeskParts isQuiet={isQuiet} isBoardLoading={tonight === undefined && error === null} />
        <div className="min-w-0">
          {isQuiet && (
            <div className="px-4 sm:px-6">
              <LeftHalfDone />
            </div>
          )}
          {/* After the board, whose height is not known before: they would be pushed out of view. */}
          {(tonight !== undefined || error !== null) && <UsageParts isTonight={tonight?.isTonight ?? false} />}
        </div>
      </div>
      {isPhone && (
        <Button
          variant="primary"
          icon={Plus}
          onClick={() => createPost()}
          className="fixed right-4 bottom-[calc(1rem+var(--phone-bar-height,0px))] z-30 shadow-float"
        >
          {texts.newPost}
        </Button>
      )}
      {isEditing && <PromisesDialog onClose={() => setIsEditing(false)} />}
    </StudioPage>
  )
}

interface BoardPartProps {
  readonly tonight: Tonight
  readonly canEdit: boolean
  readonly onEdit: () => void
}

function BoardPart({ tonight, canEdit, onEdit }: BoardPartProps) {
  const texts = useTexts(tonightTexts)
  const locale = useLocale()
  const now = useNow()
  const createPost = useCreatePost()
  const open = useOpenCell()
  const place = useRef<HTMLDivElement | null>(null)
  /** The fixtures that lacked something when it was turned on: a row must not vanish under the pointer. */
  const [missing, setMissing] = useState<readonly string[] | null>(null)
  const fixtures = missing === null ? tonight.fixtures : tonight.fixtures.filter(({ id }) => missing.includes(id))

  function toggleMissing(): void {
    setMissing(missing === null ? tonight.fixtures.filter(isMissingSomething).map(({ id }) => id) : null)
  }

  function focusNextLate(): void {
    const late = [...(place.current?.querySelectorAll<HTMLElement>('[data-late]') ?? [])]
    const at = late.findIndex((cell) => cell === document.activeElement)
    const next = late[(at + 1) % Math.max(1, late.length)]
    if (next === undefined) toasts.show(texts.noLate)
    else next.focus()
  }

  const hasBoard = tonight.matchday !== null && tonight.promises.length > 0
  useShortcuts(texts.shortcuts, [
    { keys: 'N', label: texts.newPost, run: () => createPost() },
    ...(hasBoard && !tonight.isQuiet
      ? [
          { keys: 'M', label: texts.onlyMissing, run: toggleMissing },
          { keys: 'T', label: texts.nextLate, run: focusNextLate },
          { keys: '← ↑ ↓ →', label: texts.move, run: null },
          { keys: 'Enter', label: texts.openCell, run: null },
        ]
      : []),
  ])

  const nameOf = (promiseId: string) => tonight.promises.find(({ id }) => id === promiseId)?.name ?? ''
  useCommands(
    tonight.fixtures.flatMap((fixture) =>
      fixture.cells
        .filter(({ post, state }) => post === null && state !== 'none')
        .map((cell) => ({
          id: `create-${cell.promiseId}-${fixture.id}`,
          label: texts.createCell({
            delivery: nameOf(cell.promiseId),
            match: `${fixture.home.shortName}–${fixture.away.shortName}`,
          }),
          icon: Plus,
          isSearchOnly: true,
          run: () => open(fixture, cell),
        })),
    ),
  )

  const setDeliveries = canEdit && (
    <Button size="small" icon={SlidersHorizontal} onClick={onEdit}>
      {texts.setDeliveries}
    </Button>
  )
  if (tonight.matchday === null) {
    return (
      <div className="p-6">
        <EmptyState
          title={texts.noMatchday}
          action={canEdit && <ButtonLink href={paths.studioMatchdays({ locale })}>{texts.toMatchdays}</ButtonLink>}
        >
          {texts.noMatchdayText}
        </EmptyState>
      </div>
    )
  }
  if (tonight.promises.length === 0) {
    return (
      <div className="p-6">
        <EmptyState title={texts.noPromises} action={setDeliveries}>
          {texts.noPromisesText}
        </EmptyState>
      </div>
    )
  }
  if (tonight.isQuiet) return <QuietBoard tonight={tonight} onOpen={open} />
  return (
    <div ref={place}>
      <BoardSummary tonight={tonight} now={now} />
      <Board tonight={tonight} fixtures={fixtures} now={now} onOpen={open} />
      <div className="flex flex-wrap gap-2 px-4 pt-3 sm:px-6">
        <Button size="small" icon={Filter} aria-pressed={missing !== null} onClick={toggleMissing}>
          {missing === null ? texts.onlyMissing : texts.showAll} <Kbd>M</Kbd>
        </Button>
        {setDeliveries}
      </div>
    </div>
  )
}

const isMissingSomething = ({ cells }: BoardFixture) =>
  cells.some(({ state }) => state !== 'published' && state !== 'none')

/** Opens the post of a cell, or creates it with everything that follows from the cell. */
function useOpenCell() {
  const locale = useLocale()
  const navigate = useNavigate()
  const { states } = useBaseTexts()
  /** Enter can be pressed again before the post is open. */
  const isCreating = useRef(false)

  async function open(fixture: BoardFixture, { post, promiseId }: CoverageCell): Promise<void> {
    if (post !== null) return void navigate({ to: paths.studioPost({ locale, id: post.id }) })
    if (isCreating.current) return
    isCreating.current = true
    const result = await studioClient.call(createDelivery, { promiseId, fixtureId: fixture.id })
    isCreating.current = false
    if (result.ok) void navigate({ to: paths.studioPost({ locale, id: result.value.id }) })
    else toasts.showError(failureMessage(result.failure, states))
  }

  return (fixture: BoardFixture, cell: CoverageCell) => void open(fixture, cell)
}

interface DeskPartsProps {
  readonly isQuiet: boolean
  readonly isBoardLoading: boolean
}

/** Beside the board and the usage; on a quiet day and on small screens between them. */
function DeskParts({ isQuiet, isBoardLoading }: DeskPartsProps) {
  const { data: desk, error, refetch } = useQuery(deskQuery)
  const now = useNow()
  return (
    <aside
      className={classNames(
        'grid content-start gap-8 px-4 py-6 sm:px-6',
        isQuiet ? 'lg:grid-cols-3' : 'border-line xl:row-span-2 xl:border-l',
        // Below the board, whose height is not known yet: it would be pushed out of view.
        isBoardLoading && 'max-xl:hidden',
      )}
    >
      {desk === undefined && error === null && <DeskSkeleton />}
      {desk === undefined && error !== null && <FailedPart error={error} onRetry={() => void refetch()} />}
      {desk && <Attention desk={desk} now={now} />}
      {/* Not before what stands above: it would be pushed down. */}
      {(desk !== undefined || error !== null) && <Requests now={now} />}
      {desk && <GoingOutNext desk={desk} now={now} />}
      {desk && !isQuiet && <Newsroom desk={desk} />}
    </aside>
  )
}

function UsageParts({ isTonight }: { readonly isTonight: boolean }) {
  const { data: desk } = useQuery(deskQuery)
  if (desk === undefined) return null
  return (
    <div className="grid gap-8 px-4 py-6 sm:px-6 lg:grid-cols-2">
      <Usage usage={desk.usage} />
      <MostDownloaded posts={desk.mostDownloaded} isTonight={isTonight} />
    </div>
  )
}

function DeskSkeleton() {
  const { loading } = useBaseTexts().shell
  return (
    <Loading label={loading} className="grid gap-8">
      {Array.from({ length: 3 }, (_, part) => (
        <Skeleton key={part} className="h-32" />
      ))}
    </Loading>
  )
}

function BoardSkeleton() {
  const { loading } = useBaseTexts().shell
  return (
    <Loading label={loading} className="grid gap-px p-6">
      <Skeleton className="mb-4 h-16 w-72" />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </Loading>
  )
}
