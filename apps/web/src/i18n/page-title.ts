import { useEffect } from 'react'
import { create } from 'zustand'
import { useBaseTexts } from './base-texts.ts'

/** The title of the current screen, for the announcer. */
export const usePageTitle = create<{ readonly title: string }>()(() => ({ title: '' }))

/** Sets the document's title; `undefined` while it is still loading. */
export function useDocumentTitle(title: string | undefined): void {
  const { product } = useBaseTexts().shell
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} · ${product}`
    usePageTitle.setState({ title })
  }, [title, product])
}
