import { MEDIA_TYPE_NAMES, REGION_NAMES } from '@mixed-zone/contract/choice-names'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { EVIDENCE_KINDS } from '@mixed-zone/contract/schemas/studio/requests'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SelectFilter } from '../../shared/table/filter-fields.tsx'
import type { ListController } from '../../shared/table/list-state.ts'
import { requestsTexts } from './requests-texts.ts'

function optionsOf(names: Readonly<Record<string, Localised>>, locale: Locale) {
  return Object.entries(names).map(([value, name]) => ({ value, label: name[locale] }))
}

/** Region, media type and evidence. */
export function RequestFilters({ list }: { readonly list: ListController }) {
  const locale = useLocale()
  const texts = useTexts(requestsTexts)
  const kinds = EVIDENCE_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))
  return (
    <>
      <SelectFilter list={list} filter="region" label={texts.region} options={optionsOf(REGION_NAMES, locale)} />
      <SelectFilter
        list={list}
        filter="mediaType"
        label={texts.mediaType}
        options={optionsOf(MEDIA_TYPE_NAMES, locale)}
      />
      <SelectFilter list={list} filter="evidence" label={texts.evidence} options={kinds} />
    </>
  )
}
