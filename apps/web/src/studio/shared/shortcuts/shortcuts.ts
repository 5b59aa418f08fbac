import { useEffect, useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'

export interface Shortcut {
  /** `J`, `Shift+X`, `Ctrl+K`, `Enter`, or two keys one after the other: `G R`. Letters are the same in every language. */
  readonly keys: string
  /** For the list of shortcuts. Shortcuts with the same label share a line. */
  readonly label: string
  /** Null if it is only listed: the focused element handles the key, or there is nothing to act on. */
  readonly run: (() => void) | null
  /** Gives way to any other shortcut with the same keys. */
  readonly isFallback?: boolean
  /** Runs again and again while the key is held: for moving, never for decisions. */
  readonly canRepeat?: boolean
}

interface ShortcutGroup {
  readonly title: string
  /** Those of the last render. */
  readonly list: () => readonly Shortcut[]
}

interface ShortcutState {
  readonly groups: readonly ShortcutGroup[]
  /** Speech input may press single characters by accident, so they can be switched off. */
  readonly hasSingleKeys: boolean
}

const STORAGE_KEY = 'studio-single-keys'

/** The shortcuts of what is on the page. */
export const useShortcutGroups = create<ShortcutState>()(() => ({ groups: [], hasSingleKeys: loadHasSingleKeys() }))

function loadHasSingleKeys(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

export function setHasSingleKeys(hasSingleKeys: boolean): void {
  useShortcutGroups.setState({ hasSingleKeys })
  try {
    localStorage.setItem(STORAGE_KEY, hasSingleKeys ? 'on' : 'off')
  } catch {
    // Storage is disabled: the choice lasts as long as the page.
  }
}

/** Registers shortcuts while the component is mounted. Those registered last win. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts)
  // Before the page is painted: a key must never act on the row of the render before.
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const group: ShortcutGroup = { title, list: () => latest.current }
    useShortcutGroups.setState(({ groups }) => ({ groups: [...groups, group] }))
    return () => useShortcutGroups.setState(({ groups }) => ({ groups: groups.filter((other) => other !== group) }))
  }, [title])
}

/** Two keys of a sequence have to follow within this time. */
const SEQUENCE_MS = 1500

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'

/** What speech input types: letters and signs, but not `Enter` or `Delete`. */
const SINGLE_CHARACTER = /^(Shift\+)?.$/u

/** Listens for shortcuts. Returns a function that stops it. */
export function startShortcuts(): () => void {
  let firstKey: { readonly name: string; readonly at: number } | null = null

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return
    const name = keyName(event)
    const before = firstKey !== null && event.timeStamp - firstKey.at < SEQUENCE_MS ? firstKey.name : null
    firstKey = null
    if (name === null || isTyping(event, name)) return
    const found = findShortcut(before === null ? name : `${before} ${name}`) ?? findShortcut(name)
    if (found === null) {
      firstKey = { name, at: event.timeStamp }
      return
    }
    event.preventDefault()
    if (!event.repeat || found.canRepeat) found.run?.()
  }

  document.addEventListener('keydown', handleKeyDown)
  return () => document.removeEventListener('keydown', handleKeyDown)
}

function findShortcut(keys: string): Shortcut | null {
  const shortcuts = useShortcutGroups.getState().groups.flatMap(({ list }) => list())
  const found = shortcuts.filter((shortcut) => shortcut.keys === keys && shortcut.run !== null)
  return found.findLast(({ isFallback = false }) => !isFallback) ?? found.at(-1) ?? null
}

function keyName(event: KeyboardEvent): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey || key === 'Shift' || key === 'Control' || key === 'Meta') return null
  const name = key.length === 1 ? key.toUpperCase() : key
  if (ctrlKey || metaKey) return `Ctrl+${name}`
  return shiftKey && /^[A-Z]$/.test(name) ? `Shift+${name}` : name
}

/** Whether the key belongs to the element that has the focus, or to an open dialog. */
function isTyping({ target }: KeyboardEvent, name: string): boolean {
  if (name.startsWith('Ctrl+')) return false
  if (!useShortcutGroups.getState().hasSingleKeys && SINGLE_CHARACTER.test(name)) return true
  if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null) return true
  if (!(target instanceof Element)) return false
  if (name === 'Enter' || name === ' ') return target.closest('a, button, input, [role=menuitem]') !== null
  return target.matches(FIELDS)
}
