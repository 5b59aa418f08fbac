import { useTexts } from '../../../i18n/texts.ts'
import { filterTexts } from '../filter-texts.ts'

/** What can be searched, or just "Search" if its `@container` is too narrow for that. */
export function SearchPlaceholder() {
  const texts = useTexts(filterTexts)
  return (
    <>
      <span className="@max-[16rem]:hidden">{texts.placeholder}</span>
      <span className="hidden @max-[16rem]:inline">{texts.search}</span>
    </>
  )
}
