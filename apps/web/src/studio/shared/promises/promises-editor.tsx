import { createPromise, deletePromise, listPromises } from '@mixed-zone/contract/endpoints/studio/coverage'
import type { CoveragePromise } from '@mixed-zone/contract/schemas/studio/coverage'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { formatSpan } from '../format-span.ts'
import { PanelBody } from '../panel-parts.tsx'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'
import { offerUndo } from '../undo.ts'
import { PromiseForm } from './promise-form.tsx'
import { promisesTexts } from './promises-texts.ts'

const promisesQuery = queryOptions({
  queryKey: studioKey('tonight', 'promises'),
  queryFn: ({ signal }) => orThrow(studioClient.call(listPromises, undefined, { signal })),
})

/** What the league promises for each match, in the order in which it falls due. */
export function PromisesEditor() {
  const texts = useTexts(promisesTexts)
  const canEdit = useSession(({ permissions }) => permissions.includes('taxonomy'))
  const query = useQuery({ ...promisesQuery, enabled: canEdit })
  /** `new`, or the promise that is edited. */
  const [edited, setEdited] = useState<CoveragePromise | 'new' | null>(null)
  if (!canEdit) return <p className="text-muted">{texts.needsTaxonomy}</p>
  return (
    <PanelBody query={query}>
      {(answer) =>
        edited === null ? (
          <div>
            <p className="mb-3 text-14 text-muted">{texts.intro}</p>
            {answer.promises.length === 0 && <p className="py-3">{texts.none}</p>}
            <ul>
              {answer.promises.map((promise) => (
                <PromiseLine key={promise.id} promise={promise} onEdit={() => setEdited(promise)} />
              ))}
            </ul>
            <Button size="small" icon={Plus} onClick={() => setEdited('new')} className="mt-4">
              {texts.add}
            </Button>
          </div>
        ) : (
          <PromiseForm promise={edited === 'new' ? null : edited} choices={answer} onDone={() => setEdited(null)} />
        )
      }
    </PanelBody>
  )
}

function PromiseLine({ promise, onEdit }: { readonly promise: CoveragePromise; readonly onEdit: () => void }) {
  const texts = useTexts(promisesTexts)
  const { states } = useBaseTexts()
  const client = useQueryClient()
  const { id, name, anchor, minutes, locales, version: _version, ...rest } = promise
  const reload = () => void client.invalidateQueries({ queryKey: studioKey('tonight') })

  async function undo(): Promise<void> {
    const result = await studioClient.call(createPromise, { ...rest, anchor, minutes, locales })
    if (!result.ok) toasts.showError(failureMessage(result.failure, states))
    reload()
  }

  async function remove(): Promise<void> {
    const result = await studioClient.call(deletePromise, undefined, { params: { id } })
    if (result.ok) offerUndo({ text: texts.removed({ name }), countdown: texts.undoIn, undo: () => void undo() })
    else toasts.showError(failureMessage(result.failure, states))
    reload()
  }

  const words = texts.deadline[anchor][minutes < 0 ? 'before' : 'after']
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-14 text-muted">
          {words({ span: formatSpan(minutes * MINUTE_MS) })} · {locales.map((locale) => locale.toUpperCase()).join(' ')}
        </p>
      </div>
      <IconButton size="small" icon={Pencil} label={texts.edit({ name })} onClick={onEdit} />
      <IconButton size="small" icon={Trash2} label={texts.remove({ name })} onClick={() => void remove()} />
    </li>
  )
}
