import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import { type listSuppressedAddresses, releaseAddress } from '@mixed-zone/contract/endpoints/studio/mail'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { AddressText } from '../../shared/address-text.tsx'
import { ShortTime } from '../../shared/short-time.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import type { StudioColumn } from '../../shared/table/columns.ts'
import type { ListController } from '../../shared/table/list-state.ts'
import { StudioTable } from '../../shared/table/studio-table.tsx'
import { addressesQuery } from './mail-queries.ts'
import { mailTexts } from './mail-texts.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Address = AnswerOf<typeof listSuppressedAddresses>['items'][number]

/** Addresses to which nothing is sent, because a mail came back. */
export function SuppressedAddresses({ list }: { readonly list: ListController }) {
  const client = useQueryClient()
  const texts = useTexts(mailTexts)
  const { states } = useBaseTexts()
  const query = useQuery(addressesQuery(list.query))
  const [released, setReleased] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function release(address: string, reason: string): Promise<void> {
    setIsBusy(true)
    const result = await studioClient.call(releaseAddress, { address, reason })
    setIsBusy(false)
    if (result.ok || result.failure.type === 'not-found') setReleased(null)
    if (result.ok) toasts.show(texts.releasedDone({ address }))
    else if (result.failure.type === 'not-found') toasts.showError(texts.changedMeanwhile)
    else toasts.showError(failureMessage(result.failure, states))
    void client.invalidateQueries({ queryKey: studioKey('mail') })
  }

  const columns: readonly StudioColumn<Address>[] = [
    {
      id: 'address',
      header: texts.address,
      isRowHeader: true,
      isSortable: true,
      renderCell: ({ address }) => <AddressText>{address}</AddressText>,
    },
    { id: 'answer', header: texts.answer, renderCell: ({ answer }) => answer ?? '–' },
    {
      id: 'since',
      header: texts.since,
      isSortable: true,
      phonePlacement: 'end',
      renderCell: ({ since }) => <ShortTime at={since} />,
    },
    {
      id: 'release',
      header: texts.action,
      align: 'end',
      renderCell: ({ address }) => (
        <Button size="small" aria-label={texts.releaseNamed({ address })} onClick={() => setReleased(address)}>
          {texts.release}
        </Button>
      ),
    },
  ]
  return (
    <>
      <StudioTable
        caption={texts.addresses}
        list={list}
        columns={columns}
        query={query}
        keyOf={({ address }) => address}
        nameOf={({ address }) => address}
        emptyTitle={texts.noAddresses}
      />
      {released !== null && (
        <ReasonDialog
          title={texts.releaseTitle}
          text={texts.releaseText({ address: released })}
          confirm={texts.release}
          isBusy={isBusy}
          onConfirm={(reason) => void release(released, reason)}
          onClose={() => setReleased(null)}
        />
      )}
    </>
  )
}
