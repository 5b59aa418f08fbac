import { useCallback } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { sharedTexts } from './shared-texts.ts'

/** Names what acted without being a person, which the server stores as a technical label. Other labels have the fallback's name. */
export function useSystemActor(): (label: string | null, fallback?: string) => string {
  const { system, systemActors } = useTexts(sharedTexts)
  return useCallback(
    (label, fallback = system) => {
      const names: Readonly<Record<string, string>> = systemActors
      return (label !== null && Object.hasOwn(names, label) ? names[label] : undefined) ?? fallback
    },
    [system, systemActors],
  )
}
