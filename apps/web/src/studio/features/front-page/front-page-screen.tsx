import { QUICK_LINKS_ID } from '@mixed-zone/contract/rules/front-page-frame'
import { countFrontPageChanges } from '@mixed-zone/contract/rules/merge-front-page'
import type { FrontPageState } from '@mixed-zone/contract/schemas/studio/front-page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { SaveStateView } from '../../shared/save-state.tsx'
import { StudioPage } from '../../shared/studio-page.tsx'
import { frontPageQuery } from './front-page-queries.ts'
import { frontPageTexts } from './front-page-texts.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { PublishActions } from './publish-actions.tsx'
import { QuickLinksBlock } from './quick-links.tsx'
import { SectionList } from './section-list.tsx'
import { SocialAccountsBlock } from './social-accounts.tsx'
import { type FrontPageDraft, useFrontPageDraft } from './use-front-page-draft.ts'
import { FrontPageVersions } from './versions.tsx'

/** The home page: sections, pinned story, quick links and social accounts, with a miniature that follows. */
export function FrontPageScreen() {
  const { title } = useTexts(frontPageTexts)
  const query = useQuery(frontPageQuery(useLocale()))
  if (query.data) return <FrontPageEditor state={query.data} />
  return (
    <StudioPage title={title}>
      <div className="p-4 sm:p-6">
        <PanelBody query={query}>{() => null}</PanelBody>
      </div>
    </StudioPage>
  )
}

function FrontPageEditor({ state }: { readonly state: FrontPageState }) {
  const texts = useTexts(frontPageTexts)
  const draft = useFrontPageDraft(state)
  const [inHand, setInHand] = useState<{ readonly textId: string; readonly note: string | null } | null>(null)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const changes = countFrontPageChanges(state.published, draft.value)
  return (
    <StudioPage
      title={texts.title}
      status={
        <>
          <SaveStateView saving={draft.saving} />
          {changes > 0 && (
            <span className="shrink-0 text-14 text-muted max-[100rem]:hidden">
              {texts.publish.waiting({ count: changes })}
            </span>
          )}
        </>
      }
      actions={
        <PublishActions state={state} draft={draft} changes={changes} onPreview={() => setIsPreviewOpen(true)} />
      }
      panel={
        <PreviewPanel
          revision={state.revision}
          shownId={inHand?.textId ?? null}
          note={inHand?.note ?? null}
          isOpen={isPreviewOpen}
          onClose={() => setIsPreviewOpen(false)}
        />
      }
    >
      <div className="px-4 py-6 sm:px-6">
        <SaveProblem draft={draft} />
        <SectionList
          state={state}
          draft={draft}
          onTouch={(textId, note) => setInHand({ textId, note: note ?? null })}
        />
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 xl:grid-cols-2">
          <QuickLinksBlock draft={draft} onTouch={() => setInHand({ textId: QUICK_LINKS_ID, note: null })} />
          <SocialAccountsBlock />
        </div>
        <FrontPageVersions version={state.version} draft={draft} />
      </div>
    </StudioPage>
  )
}

/** Why something is not saved, with the ways out of it. */
function SaveProblem({ draft }: { readonly draft: FrontPageDraft }) {
  const { conflict: texts } = useTexts(frontPageTexts)
  const { states } = useBaseTexts()
  const { failure } = draft
  // Without a connection it is kept and saved later, which the top bar says.
  if (failure === null || failure.type === 'network') return null
  const isConflict = failure.type === 'conflict'
  return (
    <Alert
      variant={isConflict ? 'warning' : 'error'}
      className="mb-4"
      action={
        <span className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={draft.takeStored}>
            {isConflict ? texts.theirs : texts.drop}
          </Button>
          <Button size="small" onClick={draft.retry}>
            {isConflict ? texts.mine : texts.retry}
          </Button>
        </span>
      }
    >
      {isConflict ? texts.text : (Object.values(failure.fields)[0] ?? failureMessage(failure, states))}
    </Alert>
  )
}
