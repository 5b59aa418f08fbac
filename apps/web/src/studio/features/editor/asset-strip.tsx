import { Film, ImageOff } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { PostAsset } from './body/figure-view.tsx'
import { editorTexts } from './editor-texts.ts'

const MAX_SHOWN = 12

/** The pictures and videos of the post, below its text. */
export function AssetStrip({ assets }: { readonly assets: readonly PostAsset[] }) {
  const locale = useLocale()
  const texts = useTexts(editorTexts).figure
  const shown = assets.filter(({ kind }) => kind === 'image' || kind === 'video')
  if (shown.length === 0) return null
  return (
    <section aria-label={texts.strip} className="section-rule mt-8">
      <h2 className="headline-18 mb-3">
        {texts.strip} <span className="font-text text-14 font-medium text-muted">{shown.length}</span>
      </h2>
      <ul className="grid grid-cols-3 gap-1.5 sm:grid-cols-6">
        {shown.slice(0, MAX_SHOWN).map((asset) => (
          <li key={asset.id}>
            {asset.thumbnail === null ? (
              <span className="flex aspect-3/2 items-center justify-center rounded-control bg-sunken text-muted">
                <Icon icon={asset.kind === 'video' ? Film : ImageOff} label={asset.name} />
              </span>
            ) : (
              <img
                src={asset.thumbnail}
                alt={asset.alternatives[locale] || asset.captions[locale] || asset.name}
                loading="lazy"
                className="aspect-3/2 w-full rounded-control bg-skeleton object-cover"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
