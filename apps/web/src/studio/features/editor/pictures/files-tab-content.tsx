import type { ComponentType } from 'react'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { currentLocale } from '../../../../i18n/language-store.ts'
import { loadTexts } from '../../../../i18n/texts.ts'
import { Loading, Skeleton } from '../../../../ui/primitives/skeleton.tsx'
import { defineLazyPart, type LazyPart, LazyPartView } from '../../../shared/lazy-part.tsx'
import type { FilesTab, PicturesView } from '../editor-place.ts'
import type { FileEditing } from './file-editing.ts'
import { picturesTexts } from './pictures-texts.ts'

interface FilesTabContentProps {
  readonly tab: FilesTab
  readonly view: PicturesView
  /** The file to begin with. */
  readonly fileId: string | null
  readonly editing: FileEditing
}

type TabProps = Omit<FilesTabContentProps, 'tab'>

/** In files of their own: most posts are opened for their texts. */
function lazyTab(load: () => Promise<ComponentType<TabProps>>): LazyPart<TabProps> {
  return defineLazyPart(async () => {
    const [component] = await Promise.all([load(), loadTexts(currentLocale(), [picturesTexts])])
    return component
  })
}

const TABS: Readonly<Record<FilesTab, LazyPart<TabProps>>> = {
  pictures: lazyTab(async () => (await import('./pictures-tab.tsx')).PicturesTab),
  videos: lazyTab(async () => (await import('./videos/videos-tab.tsx')).VideosTab),
  files: lazyTab(async () => (await import('./documents/documents-tab.tsx')).DocumentsTab),
}

/** The tab with pictures, videos or other files. */
export function FilesTabContent({ tab, ...rest }: FilesTabContentProps) {
  const { loading } = useBaseTexts().shell
  return (
    <LazyPartView
      part={TABS[tab]}
      props={rest}
      fallback={
        <Loading label={loading} className="p-4 sm:p-6">
          <Skeleton className="h-96" />
        </Loading>
      }
    />
  )
}
