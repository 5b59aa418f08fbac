import { create } from 'zustand'

export const LIST_VIEWS = ['grid', 'list'] as const

export type ListView = (typeof LIST_VIEWS)[number]

const STORAGE_KEY = 'list-view'

function savedView(): ListView {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

const useStore = create<{ readonly view: ListView }>()(() => ({ view: savedView() }))

function chooseView(view: ListView): void {
  useStore.setState({ view })
  try {
    localStorage.setItem(STORAGE_KEY, view)
  } catch {
    // Storage is disabled: the choice lasts as long as the page.
  }
}

/** Grid or list: one setting for every list of posts, saved in the browser. */
export function useListView(): readonly [ListView, (view: ListView) => void] {
  return [useStore(({ view }) => view), chooseView]
}
