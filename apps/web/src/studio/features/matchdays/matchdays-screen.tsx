import { exportFixtures } from '@mixed-zone/contract/endpoints/studio/season-import'
import type { StudioFixture, StudioMatchday } from '@mixed-zone/contract/schemas/studio/matchdays'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CalendarPlus, Download, FileUp, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { portal } from '../../../api/portal-client.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { useScreenParams } from '../../../routing/screen-route.ts'
import { useSession } from '../../../session/session-store.ts'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Menu } from '../../../ui/components/overlays/menu.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { startExport } from '../../shared/exports.ts'
import { Kbd } from '../../shared/kbd.tsx'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { useListRoom } from '../../shared/use-media-query.ts'
import { useOpenRow } from '../../shared/use-open-row.ts'
import { FixtureDialog } from './fixture-dialog.tsx'
import { FixturePanel } from './fixture-panel.tsx'
import { FixtureTable } from './fixture-table.tsx'
import { MatchdayDialog } from './matchday-dialog.tsx'
import { matchdayQuery, matchdaysQuery } from './matchday-queries.ts'
import { MatchdayStrip } from './matchday-strip.tsx'
import { matchdaysTexts } from './matchdays-texts.ts'
import { phasesOf, useLiveScores } from './use-live-scores.ts'

type Editing =
  | { readonly kind: 'matchday'; readonly matchday: StudioMatchday | null }
  | { readonly kind: 'fixture'; readonly fixture: StudioFixture | null }

/** The season: matchdays, their fixtures, and the live score of one. */
export function MatchdaysScreen() {
  const texts = useTexts(matchdaysTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const { id } = useScreenParams('studioMatchdays')
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const opened = useQuery({ ...matchdayQuery(id ?? ''), enabled: id !== undefined })
  const season = useQuery({
    // The strip shows the season of the matchday in the address.
    ...matchdaysQuery(id === undefined ? search['season'] : opened.data?.matchday.season),
    enabled: id === undefined || !opened.isPending,
  })
  const { matchdays = [], clubs = [], currentId = null } = season.data ?? {}
  const shownId = id ?? currentId ?? matchdays.at(-1)?.id ?? null
  const page = useQuery({ ...matchdayQuery(shownId ?? ''), enabled: shownId !== null })
  const fixtures = page.data?.fixtures ?? []
  const matchday = page.data?.matchday ?? null
  const openRow = useOpenRow(defaultOrder(fixtures))
  const isNarrow = useListRoom(false) === 'narrow'
  const canPublish = useSession(({ permissions }) => permissions.includes('publish') && permissions.includes('posts'))
  const liveScores = useLiveScores()
  const live = canPublish ? liveScores : null
  const [editing, setEditing] = useState<Editing | null>(null)
  const current = fixtures.find((fixture) => fixture.id === openRow.currentId)

  const createMatchday = () => setEditing({ kind: 'matchday', matchday: null })
  const create = () => setEditing({ kind: 'fixture', fixture: null })
  useShortcuts(texts.shortcuts, [
    ...(matchday === null ? [] : [{ keys: 'N', label: texts.newFixture, run: create }]),
    ...(live !== null && current !== undefined && phasesOf(current).includes('full-time')
      ? [{ keys: 'F', label: texts.phases['full-time'], run: () => live.changePhase(current, 'full-time') }]
      : []),
  ])

  const showMatchday = (matchdayId: string) =>
    void navigate({ to: paths.studioMatchdays({ locale, id: matchdayId }), search: {} })
  // What is on the screen stays there if it cannot be loaded again.
  const failed = (season.data ? null : season.error) ?? (page.data ? null : page.error)
  return (
    <StudioPage
      title={isNarrow ? texts.shortTitle : texts.title}
      shortTitle={texts.shortTitle}
      status={
        season.data &&
        season.data.seasons.length > 0 && (
          <Select
            isDense
            isInline
            aria-label={texts.season}
            className="max-sm:hidden"
            value={matchday?.season ?? season.data.season ?? ''}
            options={season.data.seasons.map((value) => ({ value, label: texts.seasonOf({ season: value }) }))}
            onChange={(event) =>
              void navigate({ to: paths.studioMatchdays({ locale }), search: { season: event.target.value } })
            }
          />
        )
      }
      actions={
        <>
          <FixturesExport matchdays={matchdays} />
          <ButtonLink
            size="small"
            icon={FileUp}
            href={`${paths.studioSeasonImport({ locale })}${season.data?.season ? `?season=${season.data.season}` : ''}`}
            title={texts.importCsv}
          >
            <span className="sm:max-lg:sr-only">{texts.importCsv}</span>
          </ButtonLink>
          {matchday !== null && (
            <Button variant="primary" size="small" icon={Plus} onClick={create}>
              {texts.newFixture} <Kbd>N</Kbd>
            </Button>
          )}
        </>
      }
      header={
        season.isPending ? (
          // As high as the strip, so that nothing moves when it comes.
          <div className="h-[83px] shrink-0 border-b border-line" />
        ) : (
          matchdays.length > 0 && (
            <div className="flex items-center">
              <div className="min-w-0 flex-1">
                <MatchdayStrip matchdays={matchdays} currentId={shownId} />
              </div>
              <IconButton
                icon={CalendarPlus}
                label={texts.newMatchday}
                className="ml-2 shrink-0"
                onClick={createMatchday}
              />
              {matchday !== null && (
                <IconButton
                  icon={Pencil}
                  label={texts.editMatchday}
                  className="mr-2 shrink-0"
                  onClick={() => setEditing({ kind: 'matchday', matchday })}
                />
              )}
            </div>
          )
        )
      }
      panel={
        matchday !== null &&
        current !== undefined && (
          <FixturePanel
            key={current.id}
            fixture={current}
            matchday={matchday}
            live={live}
            onEdit={() => setEditing({ kind: 'fixture', fixture: current })}
            onClose={() => openRow.open(null)}
          />
        )
      }
    >
      {failed !== null && (
        <div className="p-4 sm:p-6">
          <FailedPart error={failed} onRetry={() => void (season.error === null ? page.refetch() : season.refetch())} />
        </div>
      )}
      {failed === null && season.data !== undefined && matchdays.length === 0 && (
        <div className="p-6">
          <EmptyState
            title={texts.noMatchdays}
            action={
              <Button size="small" icon={CalendarPlus} onClick={createMatchday}>
                {texts.newMatchday}
              </Button>
            }
          >
            {texts.noMatchdaysText}
          </EmptyState>
        </div>
      )}
      {failed === null && page.data === undefined && (season.data === undefined || shownId !== null) && <Rows />}
      {page.data !== undefined && fixtures.length === 0 && (
        <div className="p-6">
          <EmptyState
            title={texts.noFixtures}
            action={
              <Button size="small" icon={Plus} onClick={create}>
                {texts.newFixture}
              </Button>
            }
          >
            {texts.noFixturesText}
          </EmptyState>
        </div>
      )}
      {fixtures.length > 0 && (
        <FixtureTable
          fixtures={fixtures}
          currentId={openRow.currentId}
          live={live}
          onOpen={openRow.open}
          onEdit={(fixture) => setEditing({ kind: 'fixture', fixture })}
        />
      )}
      {editing?.kind === 'matchday' && (
        <MatchdayDialog
          matchday={editing.matchday}
          proposed={{
            season: matchday?.season ?? '',
            number: Math.max(0, ...matchdays.map(({ number }) => number)) + 1,
          }}
          onSaved={({ id: savedId }) => {
            setEditing(null)
            showMatchday(savedId)
          }}
          onClose={() => setEditing(null)}
        />
      )}
      {editing?.kind === 'fixture' && matchday !== null && (
        <FixtureDialog
          fixture={editing.fixture}
          matchday={matchday}
          matchdays={matchdays}
          clubs={clubs}
          onSaved={() => setEditing(null)}
          onClose={() => setEditing(null)}
        />
      )}
    </StudioPage>
  )
}

/** Saves the season that is shown, for those who may export. An import reads the file without a change. */
function FixturesExport({ matchdays }: { readonly matchdays: readonly StudioMatchday[] }) {
  const texts = useTexts(sharedTexts).exports
  const { title } = useTexts(matchdaysTexts)
  const { formatNumber } = useFormats()
  const mayExport = useSession(({ permissions }) => permissions.includes('export'))
  const season = matchdays[0]?.season
  if (!mayExport || season === undefined) return null
  const shown = formatNumber(matchdays.reduce((sum, { fixtures }) => sum + fixtures, 0))
  const actions = (['csv', 'xlsx'] as const).map((format) => ({
    id: format,
    label: texts.all({ shown, format: format.toUpperCase() }),
    onAction: () =>
      void startExport({
        label: texts.label({ title, shown, format: format.toUpperCase() }),
        fileName: `fixtures-${season}.${format}`,
        fetch: (signal) => portal.callForFile(exportFixtures, { season, format }, { signal }),
      }),
  }))
  return (
    <span className="max-sm:hidden">
      <Menu label={texts.export} icon={Download} isIconOnly size="small" actions={actions} />
    </span>
  )
}

/** Which fixture is open without being asked for: one that is played now, else the next. */
function defaultOrder(fixtures: readonly StudioFixture[]): string[] {
  const first = fixtures.find(({ state }) => state === 'live') ?? fixtures.find(({ state }) => state === 'scheduled')
  return [...(first ? [first] : []), ...fixtures].map(({ id }) => id)
}

function Rows() {
  const { loading } = useBaseTexts().shell
  return (
    <Loading label={loading} className="grid gap-px p-6">
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </Loading>
  )
}
