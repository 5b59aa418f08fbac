import type { ReactNode } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'

/** An error message in a line of text: the specification's bold "Error!" before it. An `Alert` has it already. */
export function ErrorText({ children }: { readonly children: ReactNode }) {
  const { alertLabels } = useBaseTexts().ui
  return (
    <>
      <strong className="font-semibold">{alertLabels.error}</strong> {children}
    </>
  )
}
