import type { ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { CreateDialog } from '../../features/terms/create-dialog.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { ClubFilesBox } from './club-files-box.tsx'
import { ClubTable } from './club-table.tsx'
import { firstRunTexts } from './first-run-texts.ts'
import { setupQuery } from './setup-query.ts'
import { StepPage, type StepProps } from './step-page.tsx'
import { type ClubFiles, clubsQuery, useClubFiles } from './use-club-files.ts'

const NO_CLUBS: readonly ListedTerm[] = []

/** The clubs with their crests: from a file, or by hand. Nothing of the file is stored until the button is pressed. */
export function ClubsStep({ step, setup }: StepProps) {
  const texts = useTexts(firstRunTexts).clubs
  const { formatNumber } = useFormats()
  const client = useQueryClient()
  const query = useQuery(clubsQuery)
  const clubs = query.data?.items ?? NO_CLUBS
  const files = useClubFiles(clubs)
  const [isCreating, setIsCreating] = useState(false)
  const count = (query.data?.total ?? setup.counts.clubs) + files.newClubs.length
  return (
    <StepPage
      step={step}
      title={texts.title}
      note={texts.note}
      goOn={{
        label: texts.keep({ count, shown: formatNumber(count) }),
        isDisabled: count === 0 || files.isBusy,
        run: files.store,
      }}
    >
      <PanelBody query={query}>
        {({ items }) => (
          <div className="grid gap-4">
            <ClubFilesBox isBusy={files.isBusy} onFiles={(chosen) => void files.add(chosen)}>
              {files.file === null ? (
                <p className="font-semibold">{texts.drop}</p>
              ) : (
                <p>
                  <strong>{files.file.name}</strong> {texts.read(counted(files.planned.length, formatNumber))}{' '}
                  {files.known > 0 && texts.known(counted(files.known, formatNumber))}
                </p>
              )}
              <p className="text-12 text-muted">{texts.filesHelp}</p>
            </ClubFilesBox>
            <FilesReport files={files} />
            {items.length + files.planned.length === 0 ? (
              <p className="text-muted">{texts.none}</p>
            ) : (
              <ClubTable
                clubs={items}
                planned={files.planned.filter(({ state }) => state !== 'known')}
                crests={files.crests}
                onCrest={(club, file) => void files.add([file], club)}
              />
            )}
            <div>
              <Button size="small" variant="quiet" icon={Plus} onClick={() => setIsCreating(true)}>
                {texts.add}
              </Button>
            </div>
          </div>
        )}
      </PanelBody>
      {isCreating && (
        <CreateDialog
          kind="teams"
          onCreated={() => {
            setIsCreating(false)
            // The dialog reloads the lists of clubs, but not the counts of the steps.
            void client.invalidateQueries({ queryKey: setupQuery.queryKey })
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
    </StepPage>
  )
}

const counted = (count: number, format: (count: number) => string) => ({ count, shown: format(count) })

/** What became of the chosen files. */
function FilesReport({ files: { outcome } }: { readonly files: Pick<ClubFiles, 'outcome'> }) {
  const texts = useTexts(firstRunTexts).clubs
  const { formatNumber } = useFormats()
  if (outcome === null) return null
  const { problem, matched, unknown, tooLarge, unsupported, furtherTables, unreadable } = outcome
  const warnings = [
    ...(unknown.length > 0 ? [texts.unknown({ names: unknown.join(', ') })] : []),
    ...(tooLarge.length > 0 ? [texts.tooLarge({ names: tooLarge.join(', ') })] : []),
    ...(unsupported.length > 0 ? [texts.unsupported({ names: unsupported.join(', ') })] : []),
    ...(furtherTables.length > 0 ? [texts.furtherTables({ names: furtherTables.join(', ') })] : []),
    ...(unreadable.length > 0 ? [texts.unreadable({ names: unreadable.join(', ') })] : []),
  ]
  const sentences = [...(matched > 0 ? [texts.matched(counted(matched, formatNumber))] : []), ...warnings]
  return (
    <>
      {problem !== null && <Alert variant="error">{texts.problems[problem]}</Alert>}
      {sentences.length > 0 && (
        <Alert variant={warnings.length > 0 ? 'warning' : 'success'}>{sentences.join(' ')}</Alert>
      )}
    </>
  )
}
