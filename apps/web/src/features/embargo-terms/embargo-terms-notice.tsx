import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { userDataQuery } from '../../api/user-data.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { embargoTermsTexts } from '../../i18n/embargo-terms/embargo-terms-texts.ts'

const EmbargoTermsDialog = lazy(() =>
  import('./embargo-terms-dialog.tsx').then((module) => ({ default: module.EmbargoTermsDialog })),
)

/** For people who may see embargoed posts and have not accepted the terms yet. */
export function EmbargoTermsNotice() {
  const { data } = useQuery(userDataQuery)
  const texts = useTexts(embargoTermsTexts)
  const [isOpen, setIsOpen] = useState(false)
  if (!data?.mustAcceptEmbargoTerms) return null
  return (
    <section aria-label={texts.title} className="border-b border-line bg-surface">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <Icon icon={LockKeyhole} className="text-flare" />
        <p className="min-w-0 flex-1 basis-60">{texts.notice}</p>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {texts.read}
        </Button>
      </div>
      <Suspense>{isOpen && <EmbargoTermsDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </section>
  )
}
