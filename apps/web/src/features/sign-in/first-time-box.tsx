import { paths } from '@mixed-zone/contract/screens'
import { CirclePlay, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'

// Its pictures and its window are loaded for those who ask for them.
const Tutorial = lazy(() => import('./tutorial/tutorial.tsx').then((module) => ({ default: module.Tutorial })))

/** For whoever has no account yet: as clear as the log-in itself. */
export function FirstTimeBox() {
  const locale = useLocale()
  const words = useWords()
  const [isTouring, setIsTouring] = useState(false)
  return (
    <section aria-labelledby="first-time" className="rounded-picture border border-ink bg-paper p-4 sm:p-6">
      <h2 id="first-time" className="headline-22">
        {words.signIn.firstTime}
      </h2>
      <p className="mt-1 text-14 text-ink2">{words.signIn.firstTimeText}</p>
      <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap">
        <ButtonLink href={paths.register({ locale })} icon={UserPlus} className="border-ink!">
          {words.signIn.requestAccess}
        </ButtonLink>
        <Button variant="quiet" icon={CirclePlay} aria-haspopup="dialog" onClick={() => setIsTouring(true)}>
          {words.signIn.seeTutorial}
        </Button>
      </div>
      {isTouring && (
        <Suspense>
          <Tutorial onClose={() => setIsTouring(false)} />
        </Suspense>
      )}
    </section>
  )
}
