import { useBaseTexts } from '../../i18n/base-texts.ts'

/** A picture's credit on night, in its bottom right corner. Solid, so that it reads on any picture. */
export function CreditSlab({ credit }: { readonly credit: string }) {
  const texts = useBaseTexts().ui
  if (credit === '') return null
  return (
    <p className="night absolute right-0 bottom-0 max-w-full px-2.5 py-1 text-12">{texts.photoCredit({ credit })}</p>
  )
}
