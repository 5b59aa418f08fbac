import { useEffect } from 'react'
import { create } from 'zustand'
import { useBaseTexts } from './base-texts.ts'

/** The title of the screen in view, for whoever announces it. */
export const usePageTitle = create<{ readonly title: string }>()(() => ({ title: '' }))

/** Names the document after the screen; `undefined` while the name is still on its way. */
export function useDocumentTitle(title: string | undefined): void {
  const { product } = useBaseTexts().shell
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} · ${product}`
    usePageTitle.setState({ title })
  }, [title, product])
}
