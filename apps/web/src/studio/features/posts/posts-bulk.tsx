import {
  archivePosts,
  movePosts,
  publishPosts,
  tagPosts,
  trashPosts,
} from '@mixed-zone/contract/endpoints/studio/posts'
import type { StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Archive, FolderInput, type LucideIcon, Send, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Result } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { trackJob } from '../../shared/jobs.ts'
import { publishTexts } from '../../shared/publish/publish-texts.ts'
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { BULK_BUTTON, BulkBar } from '../../shared/table/bulk-bar.tsx'
import type { ListAnswer } from '../../shared/table/columns.ts'
import type { BulkTarget, RowSelection } from '../../shared/table/row-selection.ts'
import { SectionDialog, TagsDialog } from './bulk-dialogs.tsx'
import { BULK_ACTIONS, type BulkAction, type BulkPost, bulkRefusal, commonState } from './bulk-rules.ts'
import { POST_LISTS_KEY } from './post-queries.ts'
import { postsTexts } from './posts-texts.ts'

const ICONS: Readonly<Record<BulkAction, LucideIcon>> = {
  section: FolderInput,
  tags: Tag,
  trash: Trash2,
  publish: Send,
  archive: Archive,
}

interface PostsBulkProps {
  readonly selection: RowSelection
  readonly pageIds: readonly string[]
  readonly total: number
  /** The state that the list is filtered by. */
  readonly state: string | undefined
}

/** Changes the selected posts as a job. Actions that not all of them allow stay visible and say why. */
export function PostsBulk({ selection, pageIds, total, state }: PostsBulkProps) {
  const client = useQueryClient()
  const texts = useTexts(postsTexts)
  const stateNames = useTexts(publishTexts).states
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const canPublish = useSession(({ permissions }) => permissions.includes('publish'))
  const [action, setAction] = useState<BulkAction | null>(null)
  const close = () => setAction(null)
  const count = selection.isAllMatching ? total : selection.ids.size
  if (count === 0) {
    // The selection may end while the dialog is open. The next one must not open it again.
    if (action !== null) setAction(null)
    return null
  }
  const posts = knownPosts(client, selection, state)
  const common = commonState(posts)
  const shown = { count, shown: formatNumber(count) }
  const main = bulkRefusal('publish', posts, { canPublish }) === null ? 'publish' : 'archive'

  async function start(
    kind: BulkAction,
    call: (target: BulkTarget) => Promise<Result<{ readonly jobId: string }>>,
  ): Promise<void> {
    close()
    const target = selection.target(total)
    if (target === null) return
    const result = await call(target)
    if (result.ok) {
      selection.clear()
      trackJob({ id: result.value.jobId, label: texts.bulk[`${kind}Of`](shown) })
      return
    }
    // Others came or went since the number was shown.
    const isOutdated = result.failure.type === 'conflict'
    toasts.showError(isOutdated ? texts.bulk.totalChanged : failureMessage(result.failure, states))
    void client.invalidateQueries({ queryKey: studioKey('post') })
  }

  return (
    <div className="px-4 pb-3 sm:px-6">
      <BulkBar
        selection={selection}
        pageIds={pageIds}
        total={total}
        {...(common !== null && { note: texts.bulk.all({ state: stateNames[common] }) })}
      >
        {BULK_ACTIONS.map((one) => {
          const refusal = bulkRefusal(one, posts, { canPublish })
          return (
            <Button
              key={one}
              size="small"
              icon={ICONS[one]}
              variant={one === main ? 'secondary' : 'quiet'}
              isDisabled={refusal !== null}
              title={refusal === null ? undefined : texts.bulk[refusal]}
              {...(one === main && refusal === null && { className: BULK_BUTTON })}
              onClick={() => setAction(one)}
            >
              {texts.bulk[one]}
            </Button>
          )
        })}
      </BulkBar>
      {(action === 'publish' || action === 'archive' || action === 'trash') && (
        <ConfirmDialog
          title={texts.bulk[`${action}Of`](shown)}
          text={texts.bulk[`${action}Text`]}
          confirm={texts.bulk[action]}
          isDanger={action === 'trash'}
          onClose={close}
          onConfirm={() => void start(action, (target) => studioClient.call(SIMPLE_CALLS[action], target))}
        />
      )}
      {action === 'tags' && (
        <TagsDialog
          title={texts.bulk.tagsOf(shown)}
          onClose={close}
          onApply={(tags) => void start('tags', (target) => studioClient.call(tagPosts, { ...target, ...tags }))}
        />
      )}
      {action === 'section' && (
        <SectionDialog
          title={texts.bulk.sectionOf(shown)}
          onClose={close}
          onApply={(sectionId) =>
            void start('section', (target) => studioClient.call(movePosts, { ...target, sectionId }))
          }
        />
      )}
    </div>
  )
}

const SIMPLE_CALLS = { publish: publishPosts, archive: archivePosts, trash: trashPosts } as const

/** The selected posts that a loaded page has. The server leaves others as they are if they do not allow the action. */
function knownPosts(
  client: QueryClient,
  { ids, isAllMatching }: RowSelection,
  state: string | undefined,
): readonly BulkPost[] {
  const pages = client.getQueriesData<ListAnswer<StudioPost>>({ queryKey: POST_LISTS_KEY })
  const known = new Map(pages.flatMap(([, page]) => page?.items.map((post) => [post.id, post] as const) ?? []))
  if (!isAllMatching) return [...ids].flatMap((id) => known.get(id) ?? [])
  return [...known.values()].filter((post) => state === undefined || post.state === state)
}
