import type { ReactNode } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { settingsTexts } from './settings-texts.ts'
import type { SettingEditor } from './use-setting-editor.ts'

interface SettingSectionProps {
  readonly title: string
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly intro?: string
  readonly children: ReactNode
}

/** A part of a settings page under a rule. */
export function SettingSection({ title, aside, intro, children }: SettingSectionProps) {
  return (
    <section className="section-rule mb-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="headline-22">{title}</h2>
        {aside !== undefined && <span className="text-14 text-muted">{aside}</span>}
      </div>
      {intro !== undefined && <p className="measure mb-4 text-muted">{intro}</p>}
      <div className="grid gap-5">{children}</div>
    </section>
  )
}

/** Why something is not saved, with the ways out of it. Fields show their own messages. */
export function SaveAlert({
  editor,
}: {
  readonly editor: Pick<SettingEditor<object>, 'failure' | 'useStored' | 'retry'>
}) {
  const texts = useTexts(settingsTexts)
  const { states } = useBaseTexts()
  const { failure } = editor
  // Without a connection it is kept and saved later, which the top bar says.
  if (failure === null || failure.type === 'validation' || failure.type === 'network') return null
  if (failure.type === 'conflict') {
    return (
      <Alert
        variant="warning"
        className="mb-4"
        action={
          <span className="mt-2 flex flex-wrap gap-2">
            <Button size="small" onClick={editor.useStored}>
              {texts.conflict.theirs}
            </Button>
            <Button size="small" onClick={editor.retry}>
              {texts.conflict.mine}
            </Button>
          </span>
        }
      >
        {texts.conflict.text}
      </Alert>
    )
  }
  return (
    <Alert
      variant="error"
      className="mb-4"
      action={
        <span className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={editor.retry}>
            {texts.retry}
          </Button>
          <Button size="small" onClick={editor.useStored}>
            {texts.draft.discard}
          </Button>
        </span>
      }
    >
      {failureMessage(failure, states)}
    </Alert>
  )
}

/** What an environment variable sets cannot be changed here. */
export function useVariableHelp(variables: Readonly<Record<string, string>>) {
  const { setBy } = useTexts(settingsTexts)
  return (field: string, help?: string): { readonly isFixed: boolean; readonly help: string | undefined } => {
    const name = variables[field]
    return name === undefined ? { isFixed: false, help } : { isFixed: true, help: setBy({ name }) }
  }
}
