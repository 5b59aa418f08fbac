import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { userDataQuery } from './embargo-terms-queries.ts'
import { useEmbargoTermsWords } from './words/embargo-terms-words.ts'

const EmbargoTermsDialog = lazy(() =>
  import('./embargo-terms-dialog.tsx').then((module) => ({ default: module.EmbargoTermsDialog })),
)

/** For whoever may see embargoed posts and has not accepted the terms yet: a calm line that leads to them. */
export function EmbargoTermsNotice() {
  const { data } = useQuery(userDataQuery)
  const words = useEmbargoTermsWords()
  const [isOpen, setIsOpen] = useState(false)
  if (!data?.mustAcceptEmbargoTerms) return null
  return (
    <section aria-label={words.title} className="border-b border-line bg-surface">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <Icon icon={LockKeyhole} className="text-flare" />
        <p className="min-w-0 flex-1 basis-60">{words.notice}</p>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {words.read}
        </Button>
      </div>
      <Suspense>{isOpen && <EmbargoTermsDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </section>
  )
}
