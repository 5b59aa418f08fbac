import { getSettingVersion, listSettingVersions } from '@mixed-zone/contract/endpoints/studio/settings'
import { isDraftSettingKey, type SettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { offerUndo } from '../../shared/undo.ts'
import { settingsTexts } from './settings-texts.ts'
import { restoreDraft, restoreSetting } from './use-saved-setting.ts'
import { ValueChanges } from './value-changes.tsx'

interface VersionsProps {
  readonly settingKey: SettingKey
  /** In effect now; 0 if nobody has changed the setting. */
  readonly version: number
  /** Of the draft, 0 without one. */
  readonly revision?: number
}

type VersionAction = 'show' | 'restore'

/** The version that the address asks for: `?key=brand&show=23`, or `&restore=22`. */
function useRequestedVersion(settingKey: SettingKey) {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const go = (change: Readonly<Record<VersionAction, string | undefined>>) =>
    void navigate({ to: '.', search: { ...search, key: settingKey, ...change }, replace: true, resetScroll: false })
  const action: VersionAction = search['restore'] === undefined ? 'show' : 'restore'
  const number = search['key'] === settingKey ? Number(search[action]) : Number.NaN
  return {
    asked: Number.isInteger(number) && number > 0 ? { action, version: number } : null,
    ask: (next: VersionAction, version: number) => go({ show: undefined, restore: undefined, [next]: String(version) }),
    close: () => go({ show: undefined, restore: undefined }),
  }
}

/** The versions of a setting: who changed it and when, what changed, and a way back to each of them. */
export function Versions({ settingKey, version, revision = 0 }: VersionsProps) {
  const texts = useTexts(settingsTexts).versions
  const [isOpen, setIsOpen] = useState(false)
  const { asked, ask, close } = useRequestedVersion(settingKey)
  if (version === 0) return <p className="text-14 text-muted">{texts.none}</p>
  return (
    <>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center rounded-control text-14 font-semibold">
          {texts.title} <span className="font-normal text-muted">{version}</span>
        </summary>
        {isOpen && <VersionList settingKey={settingKey} version={version} onAsk={ask} />}
      </details>
      {asked !== null && (
        <VersionDialog
          key={`${asked.action}-${asked.version}`}
          settingKey={settingKey}
          version={version}
          revision={revision}
          asked={asked}
          onClose={close}
        />
      )}
    </>
  )
}

const PAGE_SIZES = [10, 30, 50] as const

interface VersionListProps extends Pick<VersionsProps, 'settingKey' | 'version'> {
  readonly onAsk: (action: VersionAction, version: number) => void
}

function VersionList({ settingKey, version, onAsk }: VersionListProps) {
  const texts = useTexts(settingsTexts).versions
  const { dateTime } = useFormats()
  const [pageSize, setPageSize] = useState<(typeof PAGE_SIZES)[number]>(10)
  const { data, error, refetch } = useQuery({
    queryKey: studioKey('setting', 'versions', settingKey, version, pageSize),
    queryFn: ({ signal }) =>
      orThrow(
        studioClient.call(listSettingVersions, undefined, { signal, params: { key: settingKey }, query: { pageSize } }),
      ),
    placeholderData: keepPreviousData,
  })
  if (error) return <FailedPart error={error} onRetry={() => void refetch()} />
  const items = data?.items ?? []
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
              onClick={() => onAsk('show', item.version)}
            >
              {texts.changes}
            </Button>
            {item.version === version ? (
              <span className="px-3 text-muted">{texts.current}</span>
            ) : (
              <Button
                size="small"
                aria-label={texts.restoreLabel({ version: item.version })}
                onClick={() => onAsk('restore', item.version)}
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
    </>
  )
}

function versionQuery(key: SettingKey, version: number) {
  return queryOptions({
    queryKey: studioKey('setting', 'version', key, version),
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(getSettingVersion, undefined, { signal, params: { key, version: String(version) } })),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

interface VersionDialogProps extends Required<VersionsProps> {
  readonly asked: { readonly action: VersionAction; readonly version: number }
  readonly onClose: () => void
}

/** What a version changed; or what would change if it were put back, with the button that does it. */
function VersionDialog({ settingKey, version, revision, asked, onClose }: VersionDialogProps) {
  const texts = useTexts(settingsTexts)
  const { states } = useBaseTexts()
  const [isBusy, setIsBusy] = useState(false)
  const isRestoring = asked.action === 'restore'
  const comparedTo = isRestoring ? version : asked.version - 1
  const query = useQuery(versionQuery(settingKey, asked.version))
  // Before the first version there was none.
  const compared = useQuery({ ...versionQuery(settingKey, comparedTo), enabled: comparedTo > 0 })

  async function handleRestore(): Promise<void> {
    setIsBusy(true)
    const isDraft = isDraftSettingKey(settingKey)
    const restored = { restore: asked.version }
    const result = isDraft
      ? await restoreDraft(settingKey, { revision, ...restored })
      : await restoreSetting(settingKey, { version, ...restored })
    setIsBusy(false)
    onClose()
    await queryClient.invalidateQueries({ queryKey: studioKey('setting') })
    if (!result.ok) return void toasts.showError(failureMessage(result.failure, states))
    if (isDraft || !('version' in result.value)) {
      toasts.show(texts.versions.restoredDraft({ version: asked.version }))
      return
    }
    const { version: restoredAs } = result.value
    offerUndo({
      text: texts.versions.restoredToast({ version: asked.version }),
      countdown: texts.save.undoFor,
      undo: () => void undoRestore(restoredAs),
    })
  }

  async function undoRestore(restoredAs: number): Promise<void> {
    const result = await restoreSetting(settingKey, { version: restoredAs, restore: version })
    await queryClient.invalidateQueries({ queryKey: studioKey('setting') })
    if (result.ok) toasts.show(texts.save.undone({ version: result.value.version }))
    else toasts.showError(failureMessage(result.failure, states))
  }

  const title = isRestoring ? texts.versions.restoreLabel : texts.versions.changesTitle
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title({ version: asked.version })}
      subtitle={isRestoring ? texts.versions.restoreText : undefined}
      footer={
        <>
          <Button onClick={onClose}>{texts.versions.close}</Button>
          {asked.version !== version && query.data !== undefined && (
            <Button variant="primary" isBusy={isBusy} onClick={() => void handleRestore()}>
              {texts.versions.restore}
            </Button>
          )}
        </>
      }
    >
      <PanelBody query={query}>
        {({ value }) =>
          comparedTo === 0 ? (
            <ValueChanges before={undefined} after={value} />
          ) : (
            <PanelBody query={compared}>{(older) => <ValueChanges before={older.value} after={value} />}</PanelBody>
          )
        }
      </PanelBody>
    </Dialog>
  )
}
