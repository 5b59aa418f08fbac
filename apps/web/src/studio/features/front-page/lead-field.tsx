import type { FrontPageState } from '@mixed-zone/contract/schemas/studio/front-page'
import { Pin } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { useLeagueTime } from '../../shared/publish/league-time.ts'
import { frontPageTexts } from './front-page-texts.ts'
import { LeadDialog } from './lead-dialog.tsx'
import type { FrontPageDraft } from './use-front-page-draft.ts'

interface LeadFieldProps {
  readonly state: FrontPageState
  readonly draft: FrontPageDraft
}

/** The story that leads the page until a given time, whatever is featured. */
export function LeadField({ state, draft }: LeadFieldProps) {
  const texts = useTexts(frontPageTexts).lead
  const leagueTime = useLeagueTime()
  const [isChoosing, setIsChoosing] = useState(false)
  /** Of a story that was just chosen, until the server knows it. */
  const [chosen, setChosen] = useState<{ readonly id: string; readonly title: string } | null>(null)
  const { lead } = draft.value
  const post = state.leadPosts.find(({ id }) => id === lead?.postId)
  const title = post?.title ?? (chosen?.id === lead?.postId ? chosen?.title : undefined)
  const until = lead && new Date(lead.until)
  const isOver = until !== null && until <= new Date()
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-semibold">{texts.title}</h3>
      {lead === null || until === null ? (
        <p className="text-14 text-muted">{texts.none}</p>
      ) : (
        <p className="text-14">
          <span className="font-semibold">{title ?? texts.unknown}</span>{' '}
          <span className="text-muted">
            {isOver ? texts.endedAt({ time: leagueTime(until) }) : texts.until({ time: leagueTime(until) })}
          </span>
        </p>
      )}
      {post && !post.isVisible && !isOver && <Alert variant="warning">{texts.invisible}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Pin} onClick={() => setIsChoosing(true)}>
          {lead === null ? texts.pin : texts.change}
        </Button>
        {lead !== null && (
          <Button size="small" variant="quiet" onClick={() => draft.change((page) => ({ ...page, lead: null }))}>
            {texts.unpin}
          </Button>
        )}
      </div>
      {isChoosing && (
        <LeadDialog
          lead={lead}
          title={title ?? null}
          onClose={() => setIsChoosing(false)}
          onChoose={({ postId, title: newTitle, until: end }) => {
            setChosen({ id: postId, title: newTitle })
            draft.change((page) => ({ ...page, lead: { postId, until: end.toISOString() } }))
            setIsChoosing(false)
          }}
        />
      )}
    </div>
  )
}
