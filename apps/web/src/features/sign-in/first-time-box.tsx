import { paths } from '@mixed-zone/contract/screens'
import { UserPlus } from 'lucide-react'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'

/** For whoever has no account yet: as clear as the log-in itself. */
export function FirstTimeBox() {
  const locale = useLocale()
  const words = useWords().signIn
  return (
    <section aria-labelledby="first-time" className="rounded-picture border border-ink bg-paper p-4 sm:p-6">
      <h2 id="first-time" className="headline-22">
        {words.firstTime}
      </h2>
      <p className="mt-1 text-14 text-ink2">{words.firstTimeText}</p>
      <div className="mt-4 grid sm:flex">
        <ButtonLink href={paths.register({ locale })} icon={UserPlus} className="border-ink!">
          {words.requestAccess}
        </ButtonLink>
      </div>
    </section>
  )
}
