import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'

/** Something that the command palette can do on the current screen. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  /** The shortcut that does the same. */
  readonly keys?: string
  /** One of many: offered only to those who type its words. */
  readonly isSearchOnly?: boolean
  readonly run: () => void
}

type CommandSource = () => readonly Command[]

export const useCommandSources = create<{ readonly sources: readonly CommandSource[] }>()(() => ({ sources: [] }))

/** Offers commands in the palette while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    const source = () => latest.current
    useCommandSources.setState(({ sources }) => ({ sources: [...sources, source] }))
    return () => useCommandSources.setState(({ sources }) => ({ sources: sources.filter((other) => other !== source) }))
  }, [])
}
