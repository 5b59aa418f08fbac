import { paths } from '@mixed-zone/contract/screens'
import { CirclePlay, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { currentLocale, useLocale } from '../../i18n/language-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { useLazyPart } from '../../load-states/use-lazy-part.ts'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { tutorialTexts } from './tutorial/tutorial-texts.ts'

async function loadTutorial() {
  const [{ Tutorial }] = await Promise.all([
    import('./tutorial/tutorial.tsx'),
    loadTexts(currentLocale(), [tutorialTexts]),
  ])
  return Tutorial
}

/** For people without an account; as prominent as the login form. */
export function FirstTimeBox() {
  const locale = useLocale()
  const texts = useBaseTexts()
  const [isTouring, setIsTouring] = useState(false)
  const { Part: Tutorial, load } = useLazyPart(loadTutorial)
  return (
    <section aria-labelledby="first-time" className="rounded-picture border border-ink bg-paper p-4 sm:p-6">
      <h2 id="first-time" className="headline-22">
        {texts.signIn.firstTime}
      </h2>
      <p className="mt-1 text-14 text-ink2">{texts.signIn.firstTimeText}</p>
      <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap">
        <ButtonLink href={paths.register({ locale })} icon={UserPlus} className="border-ink!">
          {texts.signIn.requestAccess}
        </ButtonLink>
        <Button
          variant="quiet"
          icon={CirclePlay}
          aria-haspopup="dialog"
          onClick={() => void load().then((isThere) => isThere && setIsTouring(true))}
        >
          {texts.signIn.seeTutorial}
        </Button>
      </div>
      {isTouring && Tutorial !== null && <Tutorial onClose={() => setIsTouring(false)} />}
    </section>
  )
}
