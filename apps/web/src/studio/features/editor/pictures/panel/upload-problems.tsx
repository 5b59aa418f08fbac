import { useTexts } from '../../../../../i18n/texts.ts'
import { Alert } from '../../../../../ui/primitives/alert.tsx'
import { picturesTexts } from '../pictures-texts.ts'
import { useUploadProblem } from '../../../../shared/uploads/upload-problem.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-item.ts'
import type { Uploads } from '../../../../shared/uploads/use-uploads.ts'

const LINK = 'underlined rounded-control font-semibold'

interface UploadProblemsProps {
  readonly uploads: Uploads
  /** What a problem says, by the uploader's words. */
  readonly className?: string
}

/** Files that were refused or failed, and those that are stored already. */
export function UploadProblems({ uploads, className = 'px-5 py-4' }: UploadProblemsProps) {
  const texts = useTexts(picturesTexts).uploads
  const problemOf = useUploadProblem()
  const { takeKnown } = uploads
  const wrong = uploads.items.filter(({ state }) => state === 'failed' || state === 'refused')
  const known = uploads.items.filter(({ state }) => state === 'known')
  if (wrong.length + known.length === 0) return null
  return (
    <div className={`grid gap-3 text-14 ${className}`}>
      {wrong.map((item) => (
        <Alert key={item.id} variant="error" action={<ProblemAction item={item} uploads={uploads} />}>
          <ProblemText name={item.name} message={problemOf(item)?.message ?? texts.states[item.state]} />
        </Alert>
      ))}
      {known.length > 0 && (
        <Alert
          variant="info"
          word={texts.repeatedTitle({ count: known.length })}
          action={
            <>
              <button type="button" onClick={() => known.forEach(({ id }) => takeKnown(id))} className={LINK}>
                {texts.takeKnown({ count: known.length })}
              </button>
              {' · '}
              <button
                type="button"
                onClick={() => known.forEach(({ id }) => uploads.uploadAnyway(id))}
                className={LINK}
              >
                {texts.uploadAnyway}
              </button>
            </>
          }
        >
          {texts.repeatedText({
            names: known.map(({ name }) => name).join(', '),
            posts: [
              ...new Set(known.flatMap((item) => item.known?.posts.flatMap(({ title }) => title ?? []) ?? [])),
            ].join(', '),
          })}
        </Alert>
      )}
    </div>
  )
}

/** The uploader's given words name the file themselves. */
function ProblemText({ name, message }: { readonly name: string; readonly message: string }) {
  if (message.includes(name)) return message
  return (
    <>
      <strong>{name}</strong> {message}
    </>
  )
}

function ProblemAction({ item, uploads }: { readonly item: UploadItem; readonly uploads: Uploads }) {
  const texts = useTexts(picturesTexts).uploads
  return (
    <>
      {item.state === 'failed' && (
        <button type="button" onClick={() => uploads.retry(item.id)} className={`${LINK} mr-3`}>
          {texts.retry}
        </button>
      )}
      <button type="button" onClick={() => uploads.cancel(item.id)} className={LINK}>
        {texts.remove}
      </button>
    </>
  )
}
