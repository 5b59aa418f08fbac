import { Check } from 'lucide-react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { PostAsset } from '../body/figure-view.tsx'
import { editorTexts } from '../editor-texts.ts'
import { FactSection } from './fact-section.tsx'

interface LeadAssetFactProps {
  readonly assets: readonly PostAsset[]
  readonly value: string | null
  readonly isEditable: boolean
  readonly onChange: (id: string) => void
}

/** The picture of the post's card, chosen among its own. */
export function LeadAssetFact({ assets, value, isEditable, onChange }: LeadAssetFactProps) {
  const locale = useLocale()
  const texts = useTexts(editorTexts).facts
  const pictures = assets.filter(({ kind, recalledAt }) => kind === 'image' && recalledAt === null)
  const lead = pictures.find(({ id }) => id === value)
  return (
    <FactSection title={texts.fields.leadAsset} field="leadAsset">
      {pictures.length === 0 && <p className="text-14 text-muted">{texts.noPictures}</p>}
      {lead && (
        <img
          src={lead.url ?? lead.thumbnail ?? undefined}
          alt={lead.alternatives[locale] || lead.captions[locale] || lead.name}
          className="aspect-video w-full rounded-picture bg-skeleton object-cover"
        />
      )}
      {pictures.length > 0 && (
        <ul aria-label={texts.pictures} className="mt-2 grid max-h-48 grid-cols-4 gap-1.5 overflow-y-auto p-0.5">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-pressed={picture.id === value}
                aria-label={texts.chooseLead({ name: picture.captions[locale] || picture.name })}
                disabled={!isEditable}
                onClick={() => onChange(picture.id)}
                className={classNames(
                  'relative block w-full rounded-control',
                  // A shadow: the outline is the focus ring.
                  picture.id === value && 'ring-3 ring-accent-edge',
                )}
              >
                <img
                  src={picture.thumbnail ?? undefined}
                  alt=""
                  loading="lazy"
                  className="aspect-3/2 w-full rounded-control bg-skeleton object-cover"
                />
                {picture.id === value && (
                  <span className="absolute top-0 right-0 bg-accent text-on-accent">
                    <Icon icon={Check} size={16} />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </FactSection>
  )
}
