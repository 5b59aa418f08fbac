import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../i18n/texts.ts'
import { ChecklistCount, ChecklistView, type GetFixHandler } from '../../../shared/publish/checklist.tsx'
import { checklistQuery } from '../../../shared/publish/post-queries.ts'
import { editorTexts } from '../editor-texts.ts'
import { FactSection } from './fact-section.tsx'

/** What blocks the publication, and what is only missing. */
export function MissingFacts({
  postId,
  getFixHandler,
}: {
  readonly postId: string
  readonly getFixHandler: GetFixHandler
}) {
  const texts = useTexts(editorTexts).facts
  // `LazyFactsPanel` has just waited for it.
  const { data } = useQuery({ ...checklistQuery(postId), staleTime: SECOND_MS })
  if (data === undefined || data.blocking.length + data.warnings.length === 0) return null
  return (
    <FactSection title={texts.missing} aside={<ChecklistCount checklist={data} />}>
      <ChecklistView checklist={data} getFixHandler={getFixHandler} />
    </FactSection>
  )
}
