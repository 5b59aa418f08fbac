import { endOwnSession } from '@mixed-zone/contract/endpoints/access-sessions'
import type { OwnSession } from '@mixed-zone/contract/schemas/account'
import { useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { failureSentence } from '../../api/failure-sentence.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { DataTable, type TableColumn } from '../../ui/components/table/data-table.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { AccountPart } from './account-part.tsx'
import { ownSessionsQuery } from './account-queries.ts'
import { accountTexts } from './account-texts.ts'
import { deviceName } from '../../session/device-name.ts'

/** The open sessions, each with a button that ends it, except the current one. */
export function SessionsPart({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const texts = useBaseTexts()
  const own = useTexts(accountTexts)
  const { dateTime } = useFormats()
  const queries = useQueryClient()
  const [ending, setEnding] = useState<string | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const list = useRef<HTMLDivElement | null>(null)

  function nameOf({ device }: OwnSession): string {
    const { browser, system } = deviceName(device)
    if (browser !== null && system !== null) return own.browserOn({ browser, system })
    return browser ?? system ?? own.unknownDevice
  }

  const lastUseOf = ({ current, lastUsedAt }: OwnSession) =>
    current ? <span className="font-semibold text-pitch">{own.now}</span> : dateTime(lastUsedAt)

  async function handleEnd(id: string) {
    if (ending !== null) return
    setEnding(id)
    setFailure(null)
    const result = await portal.call(endOwnSession, undefined, { params: { id } })
    // Not found: the session has ended meanwhile.
    if (result.ok || result.failure.type === 'not-found') {
      await queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
      toasts.show(own.ended)
      // The focused button was removed with its row.
      list.current?.focus()
    } else setFailure(result.failure)
    setEnding(null)
  }

  const columns: readonly TableColumn<OwnSession>[] = [
    {
      id: 'device',
      header: own.device,
      isRowHeader: true,
      renderCell: (session) => (
        <span className="flex items-center gap-2.5">
          <Icon icon={deviceName(session.device).isHandheld ? Smartphone : Laptop} size={18} />
          <span className="min-w-0">
            {nameOf(session)}
            <span className="block font-normal wrap-anywhere text-muted sm:hidden">{session.address}</span>
            <span className="block font-normal sm:hidden">{lastUseOf(session)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'address',
      header: own.address,
      isHiddenOnPhone: true,
      renderCell: ({ address }) => <span className="text-muted">{address}</span>,
    },
    {
      id: 'last-use',
      header: own.lastUse,
      isHiddenOnPhone: true,
      renderCell: lastUseOf,
    },
    {
      id: 'actions',
      header: own.actions,
      align: 'end',
      renderCell: (session) =>
        !session.current && (
          <Button
            size="small"
            variant="quiet"
            aria-label={own.endNamed({ device: nameOf(session) })}
            isBusy={ending === session.id}
            onClick={() => void handleEnd(session.id)}
          >
            {own.end}
          </Button>
        ),
    },
  ]
  return (
    <AccountPart title={own.sessions} note={own.sessionsNote}>
      {failure !== null && (
        <Alert variant="error" className="mb-4">
          {failureSentence(failure, texts)}
        </Alert>
      )}
      <div ref={list} tabIndex={-1} className="outline-none">
        <DataTable caption={own.openSessions} columns={columns} rows={sessions} keyOf={({ id }) => id} />
      </div>
    </AccountPart>
  )
}
