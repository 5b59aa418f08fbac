import { useEffect } from 'react'
import { create } from 'zustand'
import { bootConfig } from '../api/boot-config.ts'

/** The title of the current screen, for the announcer. */
export const usePageTitle = create<{ readonly title: string }>()(() => ({ title: '' }))

/** Sets the document's title; `undefined` while it is still loading. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} · ${bootConfig.portalName}`
    usePageTitle.setState({ title })
  }, [title])
}
