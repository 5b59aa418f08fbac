import { listSettingVersions } from '@mixed-zone/contract/endpoints/studio/settings'
import { isDraftSettingKey, type SettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { settingsTexts } from './settings-texts.ts'
import { restoreDraft, restoreSetting } from './use-saved-setting.ts'
import { VersionChanges } from './version-changes.tsx'

interface VersionsProps {
  readonly settingKey: SettingKey
  /** In effect now; 0 if nobody has changed the setting. */
  readonly version: number
  /** Of the draft, 0 without one. */
  readonly revision?: number
}

/** The versions of a setting: who changed it and when, what changed, and a way back to each of them. */
export function Versions({ settingKey, version, revision = 0 }: VersionsProps) {
  const texts = useTexts(settingsTexts).versions
  const [isOpen, setIsOpen] = useState(false)
  if (version === 0) return <p className="text-14 text-muted">{texts.none}</p>
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center rounded-control text-14 font-semibold">
        {texts.title} <span className="font-normal text-muted">{version}</span>
      </summary>
      {isOpen && <VersionList settingKey={settingKey} version={version} revision={revision} />}
    </details>
  )
}

const PAGE_SIZES = [10, 30, 50] as const

function VersionList({ settingKey, version, revision }: Required<VersionsProps>) {
  const texts = useTexts(settingsTexts).versions
  const { states } = useBaseTexts()
  const { dateTime } = useFormats()
  const [pageSize, setPageSize] = useState<(typeof PAGE_SIZES)[number]>(10)
  const [compared, setCompared] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: studioKey('setting', 'versions', settingKey, version, pageSize),
    queryFn: ({ signal }) =>
      orThrow(
        studioClient.call(listSettingVersions, undefined, { signal, params: { key: settingKey }, query: { pageSize } }),
      ),
    placeholderData: keepPreviousData,
  })

  async function handleRestore(restore: number): Promise<void> {
    const isDraft = isDraftSettingKey(settingKey)
    const result = isDraft
      ? await restoreDraft(settingKey, { revision, restore })
      : await restoreSetting(settingKey, { version, restore })
    await queryClient.invalidateQueries({ queryKey: studioKey('setting') })
    const done = isDraft ? texts.restoredDraft : texts.restoredToast
    toasts.show(result.ok ? done({ version: restore }) : failureMessage(result.failure, states))
  }

  if (error) return <FailedPart error={error} onRetry={() => void refetch()} />
  const items = data?.items ?? []
  const shown = items.findIndex((item) => item.version === compared)
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-14">
            <strong className="w-10 font-semibold">{texts.version({ version: item.version })}</strong>
            <span className="text-muted">{dateTime(item.changedAt)}</span>
            <span className="min-w-0 flex-1">
              {item.changedBy?.name ?? texts.nobody}
              {item.restoredFrom !== null && (
                <span className="text-muted"> · {texts.restored({ version: item.restoredFrom })}</span>
              )}
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={texts.changesLabel({ version: item.version })}
              onClick={() => setCompared(item.version)}
            >
              {texts.changes}
            </Button>
            {item.version === version ? (
              <span className="px-3 text-muted">{texts.current}</span>
            ) : (
              <Button
                size="small"
                aria-label={texts.restoreLabel({ version: item.version })}
                onClick={() => void handleRestore(item.version)}
              >
                {texts.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data !== undefined && data.total > items.length && pageSize < 50 && (
        <Button size="small" variant="quiet" onClick={() => setPageSize(pageSize === 10 ? 30 : 50)}>
          {texts.more}
        </Button>
      )}
      {compared !== null && (
        <VersionChanges
          version={compared}
          after={items[shown]?.value}
          before={items[shown + 1]?.value}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  )
}
