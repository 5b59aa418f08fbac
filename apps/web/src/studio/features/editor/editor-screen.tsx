import { recordVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { NotFound } from '../../../load-states/not-found.tsx'
import { useScreenParams } from '../../../routing/screen-route.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { checklistQuery, factChoicesQuery, postDetailQuery } from '../../shared/publish/post-queries.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { usePostDocument } from './document/post-document.ts'
import { EditorPage } from './editor-page.tsx'
import { usePreloadedEditorParts } from './editor-parts.tsx'
import { editorTexts } from './editor-texts.ts'
import { FindProvider, useFindState } from './find/use-find.ts'

/** One post: its texts, written together, and its facts. */
export function EditorScreen() {
  const { id } = useScreenParams('studioPost')
  // A new post starts with nothing of the one before.
  return <Editor key={id} id={id} />
}

function Editor({ id }: { readonly id: string }) {
  const detail = useQuery(postDetailQuery(id))
  const choices = useQuery(factChoicesQuery(useLocale()))
  const opened = usePostDocument(id)
  // Loads beside the text: the facts wait for it.
  useQuery({ ...checklistQuery(id), enabled: detail.isSuccess, notifyOnChangeProps: [] })
  useVersionOnLeave(id)
  const error = detail.error ?? choices.error
  if (error instanceof ApiFailure && error.type === 'not-found') return <NotFound />
  if (detail.data === undefined || choices.data === undefined || opened === null) {
    const retry = () => void Promise.all([detail.refetch(), choices.refetch()])
    return <WaitingPage>{error && <FailedPart error={error} onRetry={retry} />}</WaitingPage>
  }
  return <OpenedEditor opened={opened} detail={detail.data} choices={choices.data} />
}

/**
 * Stores a version when the editor is left. The server stores nothing if nothing has changed; letters that are still on their way are in the
 * version that follows ten minutes later.
 */
function useVersionOnLeave(id: string): void {
  useEffect(() => {
    const record = () =>
      void studioClient.call(recordVersion, undefined, { params: { id }, keepalive: true }).catch(() => undefined)
    window.addEventListener('pagehide', record)
    return () => {
      window.removeEventListener('pagehide', record)
      record()
    }
  }, [id])
}

type OpenedEditorProps = Omit<React.ComponentProps<typeof EditorPage>, 'find'>

/** Waits for the texts: nothing may be written before they are here. */
function OpenedEditor(props: OpenedEditorProps) {
  const texts = useTexts(editorTexts)
  const { isLoaded, saveState } = useStore(props.opened.status)
  const find = useFindState()
  usePreloadedEditorParts(isLoaded)
  if (isLoaded) {
    return (
      <FindProvider value={find}>
        <EditorPage {...props} find={find} />
      </FindProvider>
    )
  }
  if (saveState.kind === 'refused' && saveState.reason === 'not-found') return <NotFound />
  return (
    <WaitingPage>
      {saveState.kind === 'offline' && <Alert variant="warning">{texts.notLoadedOffline}</Alert>}
      {saveState.kind === 'refused' && <Alert variant="error">{texts.refusals[saveState.reason]}</Alert>}
    </WaitingPage>
  )
}

function WaitingPage({ children }: { readonly children: React.ReactNode }) {
  const locale = useLocale()
  const texts = useTexts(editorTexts)
  const { loading } = useBaseTexts().shell
  return (
    <StudioPage title={texts.post} parent={{ label: texts.posts, href: paths.studioPosts({ locale }) }}>
      <div className="mx-auto max-w-190 p-4 sm:p-6">
        {children || (
          <Loading label={loading}>
            <Skeleton className="h-10" />
            <Skeleton className="mt-4 h-14" />
            <Skeleton className="mt-8 h-64" />
          </Loading>
        )}
      </div>
    </StudioPage>
  )
}
