import type { BodyOf } from '@mixed-zone/contract/endpoint'
import { setCrest, updateTeam, updateTerm } from '@mixed-zone/contract/endpoints/studio/terms'
import type { Locale } from '@mixed-zone/contract/locales'
import type { EditableTermKind, TermDetail } from '@mixed-zone/contract/schemas/studio/terms'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Result } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { TERMS_KEY, termQuery } from './terms-queries.ts'
import { termsTexts } from './terms-texts.ts'

type TeamFields = Omit<BodyOf<typeof updateTeam>, 'version'>
type TermFields = Omit<BodyOf<typeof updateTerm>, 'version'>

/** Receives the term as last saved, for its version and unchanged names. */
type SendChange = (term: TermDetail) => Promise<Result<TermDetail>>

/** Saves single fields of a row, one after the other. Each returns what is wrong, or null. */
export function useSaveTerm(kind: EditableTermKind, id: string) {
  const client = useQueryClient()
  const texts = useTexts(termsTexts)
  const { states } = useBaseTexts()
  const running = useRef(Promise.resolve<string | null>(null))
  const { queryKey } = termQuery(kind, id)

  async function run(send: SendChange): Promise<string | null> {
    const term = client.getQueryData<TermDetail>(queryKey)
    if (term === undefined) return texts.changedMeanwhile
    const result = await send(term)
    if (result.ok) {
      client.setQueryData(queryKey, result.value)
      void client.invalidateQueries({ queryKey: [...TERMS_KEY, 'list'] })
      return null
    }
    const { failure } = result
    if (failure.type === 'conflict') {
      await client.invalidateQueries({ queryKey })
      return texts.changedMeanwhile
    }
    return Object.values(failure.fields)[0] ?? failureMessage(failure, states)
  }

  function queue(send: SendChange): Promise<string | null> {
    running.current = running.current.then(() => run(send))
    return running.current
  }

  return {
    saveTeam: (fields: TeamFields) =>
      queue(({ version }) => studioClient.call(updateTeam, { ...fields, version }, { params: { id } })),
    saveTerm: (fields: TermFields) =>
      queue(({ version }) => studioClient.call(updateTerm, { ...fields, version }, { params: { kind, id } })),
    saveName: (language: Locale, name: string) =>
      queue(({ version, names }) =>
        studioClient.call(updateTerm, { names: { ...names, [language]: name }, version }, { params: { kind, id } }),
      ),
    saveCrest: (file: string | null) =>
      queue(({ version }) => studioClient.call(setCrest, { file, version }, { params: { id } })),
  }
}

export type SaveTerm = ReturnType<typeof useSaveTerm>
