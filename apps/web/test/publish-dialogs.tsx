import { getChecklist, getPostDetail, listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { getVersion, listRecipients, listVersions } from '@mixed-zone/contract/endpoints/studio/versions'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/dom'
import { beforeAll, beforeEach } from 'vitest'
import { loadTexts } from '../src/i18n/texts.ts'
import { useSession } from '../src/session/session-store.ts'
import { postDetailQuery } from '../src/studio/shared/publish/post-queries.ts'
import {
  aPostDetail,
  aRecipientsPage,
  aVersion,
  aVersionItem,
  NOTHING_MISSING,
} from '../src/studio/shared/publish/posts.fixture.ts'
import { PublishButton } from '../src/studio/shared/publish/publish-button.tsx'
import { publishTexts } from '../src/studio/shared/publish/publish-texts.ts'
import { sharedTexts } from '../src/studio/shared/shared-texts.ts'
import { startShortcuts } from '../src/studio/shared/shortcuts/shortcuts.ts'
import { studioKey } from '../src/studio/shared/studio-query.ts'
import { toasts } from '../src/ui/components/overlays/toast-store.ts'
import { fakeServer } from './fake-server.ts'
import { renderComponent } from './render-component.tsx'
import { READER } from './render-screen.tsx'

function Editor() {
  const { data } = useQuery(postDetailQuery('1'))
  return data && <PublishButton post={data} embargo={data.facts.embargo.value} title="Almenara win" />
}

/** The publish button of one post, which is loaded from a fake server, and its dialogs. */
export function publishDialogs() {
  const server = fakeServer(() => undefined)
  /** The post as the server has it. */
  const state: { stored: PostDetail } = { stored: aPostDetail() }

  // Transforming the dialogs takes long on a busy machine.
  beforeAll(() => import('../src/studio/shared/publish/publish-dialogs.tsx'), 120_000)

  beforeEach(() => {
    useSession.setState(READER)
    for (const { id } of toasts.getSnapshot()) toasts.dismiss(id)
    server.on(getPostDetail, () => state.stored)
    server.on(getChecklist, () => NOTHING_MISSING)
    server.on(listPosts, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
    server.on(listRecipients, () => aRecipientsPage(37))
    server.on(getVersion, ({ params }) => aVersion(Number(params.number)))
    server.on(listVersions, ({ query: { page, pageSize } }) => {
      return { items: [aVersionItem(18)], total: 1, lastPublished: 18, page, pageSize }
    })
    return startShortcuts()
  })

  async function show(post: PostDetail) {
    state.stored = post
    await loadTexts('en', [sharedTexts])
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const user = await renderComponent(
      <QueryClientProvider client={client}>
        <Editor />
      </QueryClientProvider>,
      { texts: publishTexts },
    )
    await screen.findByRole('button', { name: 'More publishing actions' })
    /** Loads the post and its checklist again, as after an event of the live stream. */
    const reload = () => client.invalidateQueries({ queryKey: studioKey('post') })
    return { user, client, reload }
  }

  return { server, state, show }
}
