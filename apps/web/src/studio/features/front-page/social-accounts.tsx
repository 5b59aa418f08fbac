import type { StudioSocialAccount } from '@mixed-zone/contract/schemas/studio/social-accounts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { AddressText } from '../../shared/address-text.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { useShortTime } from '../../shared/short-time.tsx'
import { BlockHeader } from './block-header.tsx'
import { socialAccountsQuery } from './front-page-queries.ts'
import { frontPageTexts } from './front-page-texts.ts'
import { SocialDialog } from './social-dialog.tsx'
import { SortRow } from './sort-row.tsx'
import { useSocialActions } from './use-social-actions.ts'
import { moveId, type Sortable, useSortable } from './use-sortable.ts'

/** The accounts of the social page with the state of their feeds. Unlike the rest of the screen they are saved at once. */
export function SocialAccountsBlock() {
  const texts = useTexts(frontPageTexts)
  const query = useQuery(socialAccountsQuery)
  const [edited, setEdited] = useState<StudioSocialAccount | 'new' | null>(null)
  return (
    <section aria-labelledby="front-social">
      <BlockHeader
        id="front-social"
        title={texts.social.title}
        action={
          <Button size="small" icon={Plus} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        }
      />
      <PanelBody query={query}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <p className="py-3 text-14 text-muted">{texts.social.none}</p>
          ) : (
            <AccountRows accounts={accounts} onEdit={setEdited} />
          )
        }
      </PanelBody>
      <p className="py-3 text-12 text-muted">{texts.social.atOnce}</p>
      {edited !== null && <SocialDialog account={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </section>
  )
}

interface AccountRowsProps {
  readonly accounts: readonly StudioSocialAccount[]
  readonly onEdit: (account: StudioSocialAccount) => void
}

function AccountRows({ accounts, onEdit }: AccountRowsProps) {
  const { sort } = useSocialActions()
  /** After the latest move, until the server has answered. */
  const [pendingOrder, setPendingOrder] = useState<readonly string[] | null>(null)
  const lastSave = useRef<Promise<boolean> | null>(null)
  const ids = pendingOrder ?? accounts.map(({ id }) => id)

  /**
   * Saves the moves one after the other: the server refuses a move whose previous order is not the stored one. After a failure, which has
   * been shown, the moves that were waiting are dropped, as they build on an order that was not saved.
   */
  function handleMove(id: string, to: number): void {
    const order = moveId(ids, id, to)
    setPendingOrder(order)
    const save = (lastSave.current ?? Promise.resolve(true)).then((isSaved) => isSaved && sort(order, ids))
    lastSave.current = save
    void save.finally(() => {
      if (lastSave.current !== save) return
      lastSave.current = null
      setPendingOrder(null)
    })
  }

  const sortable = useSortable({ ids, onMove: handleMove })
  return (
    <ul>
      {sortable.order.map((id) => {
        const account = accounts.find((one) => one.id === id)
        return account && <AccountRow key={id} account={account} sortable={sortable} onEdit={() => onEdit(account)} />
      })}
    </ul>
  )
}

interface AccountRowProps {
  readonly account: StudioSocialAccount
  readonly sortable: Sortable
  readonly onEdit: () => void
}

function AccountRow({ account, sortable, onEdit }: AccountRowProps) {
  const texts = useTexts(frontPageTexts)
  const { remove, fetchNow } = useSocialActions()
  const { handle, network, feedUrl, isFetching } = account
  const classes = healthClasses(account)
  return (
    <SortRow
      id={account.id}
      name={handle}
      sortable={sortable}
      actions={[{ id: 'edit', icon: Pencil, label: texts.edit, onAction: onEdit }]}
      lastActions={[
        {
          id: 'remove',
          icon: Trash2,
          label: texts.remove,
          isDanger: true,
          isAfterLine: true,
          onAction: () => void remove(account),
        },
      ]}
    >
      <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-pill border', classes.dot)} />
      <button
        type="button"
        onClick={onEdit}
        className="min-h-11 min-w-0 flex-1 rounded-control py-1.5 text-left text-14"
      >
        <span className="text-16 font-semibold">{texts.social.networks[network]}</span>{' '}
        <span className="wrap-anywhere text-muted">
          <AddressText>{handle}</AddressText>
        </span>
        <span className={classNames('block', classes.text)}>
          <Health account={account} />
        </span>
      </button>
      {feedUrl !== null && (
        <Button size="small" variant="quiet" isBusy={isFetching} onClick={() => void fetchNow(account)}>
          {texts.social.fetchNow}
          <span className="sr-only"> {handle}</span>
        </Button>
      )}
    </SortRow>
  )
}

/** Green: read. Red: failing. A ring: only a link, or not read yet. */
function healthClasses({ feedUrl, failingSince, readAt }: StudioSocialAccount) {
  if (feedUrl === null || (failingSince === null && readAt === null)) return { dot: 'border-edge', text: 'text-muted' }
  if (failingSince !== null) return { dot: 'border-flare bg-flare', text: 'font-semibold text-flare' }
  return { dot: 'border-pitch bg-pitch', text: 'text-pitch' }
}

function Health({ account }: { readonly account: StudioSocialAccount }) {
  const texts = useTexts(frontPageTexts).social
  const { relative, formatNumber } = useFormats()
  const shortTime = useShortTime()
  const { feedUrl, failingSince, problem, readAt, items, isFetching } = account
  if (feedUrl === null) return texts.linkOnly
  if (isFetching) return texts.fetching
  if (failingSince !== null) {
    const reason = problem?.status ? String(problem.status) : texts.problems[problem?.kind ?? 'unreachable']
    return texts.failing({ reason, since: shortTime(failingSince), count: items, shown: formatNumber(items) })
  }
  if (readAt === null) return texts.notRead
  return texts.healthy({ ago: relative(readAt), count: items, shown: formatNumber(items) })
}
