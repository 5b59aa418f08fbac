import { type AccentTokens, leagueAccent } from '@mixed-zone/contract/rules/colour/league-accent'
import { logoUrl } from '@mixed-zone/contract/rules/media-paths'
import type { Logo } from '@mixed-zone/contract/schemas/studio/settings'
import { type CSSProperties, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { Alert } from '../../../../ui/primitives/alert.tsx'
import { Brand } from '../../../../ui/primitives/brand-mark.tsx'
import { SegmentedControl } from '../../../../ui/primitives/segmented-control.tsx'
import type { SettingValue } from '../settings-query.ts'
import { settingsTexts } from '../settings-texts.ts'

type BrandValue = SettingValue<'brand'>

/** The portal and its mails with the brand as it is in the draft. */
export function BrandPreview({ brand }: { readonly brand: BrandValue }) {
  const texts = useTexts(settingsTexts).brand
  const [shown, setShown] = useState<'portal' | 'mail'>('portal')
  const segments = (['portal', 'mail'] as const).map((value) => ({ value, label: texts.previews[value] }))
  return (
    <section aria-label={texts.preview} className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-14 font-semibold">{texts.preview}</h2>
        <SegmentedControl label={texts.preview} segments={segments} value={shown} onChange={setShown} />
      </div>
      {shown === 'portal' ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <PortalMiniature brand={brand} theme="light" />
          <PortalMiniature brand={brand} theme="dark" />
        </div>
      ) : (
        <MailMiniature brand={brand} />
      )}
      <Alert variant="info">{texts.info}</Alert>
    </section>
  )
}

/** The tokens that a colour replaces, for a part of the page. */
function accentStyle(accent: string | null, theme: 'light' | 'dark'): CSSProperties {
  const derived = accent === null ? null : leagueAccent(accent)
  if (derived === null) return {}
  const tokens: AccentTokens = derived[theme]
  const style: Record<`--${string}`, string> = {
    '--accent': tokens.accent,
    '--on-accent': tokens.onAccent,
    '--accent-text': tokens.accentText,
    '--accent-edge': tokens.accentEdge,
    '--focus': tokens.focus,
    '--on-night-accent': derived.onNight,
  }
  return style
}

const logosOf = ({ logoOnLight, logoOnDark }: BrandValue) => {
  const [onLight, onDark] = [logoOnLight ?? logoOnDark, logoOnDark ?? logoOnLight]
  const present = ({ sha256, width, height }: Logo) => ({ url: logoUrl(sha256), width, height })
  return onLight && onDark ? { onLight: present(onLight), onDark: present(onDark) } : null
}

/** Decorative: the same words stand in the fields. */
function PortalMiniature({ brand, theme }: { readonly brand: BrandValue; readonly theme: 'light' | 'dark' }) {
  const texts = useTexts(settingsTexts).brand.sample
  return (
    <div
      aria-hidden="true"
      data-theme={theme}
      style={accentStyle(brand.accent, theme)}
      className="overflow-hidden rounded-picture border border-line bg-paper text-ink"
    >
      <div className="night flex items-center justify-between gap-2 px-4 py-3">
        <span className="min-w-0 overflow-hidden [&_.headline-22]:text-16!">
          <Brand product={brand.portalName} logos={logosOf(brand)} />
        </span>
        <span className="rounded-control bg-accent px-2.5 py-1 text-12 font-semibold text-on-accent">
          {texts.filter}
        </span>
      </div>
      <div className="grid gap-2 p-4">
        <span className="block h-20 rounded-picture bg-accent opacity-70" />
        <span className="headline-22 text-18!">{texts.headline}</span>
        <span className="text-12 text-muted">
          {texts.ago} · <span className="font-semibold text-accent-text">{texts.latest}</span>
        </span>
        <span className="flex flex-wrap gap-2">
          <span className="rounded-control border border-accent-edge bg-accent px-2.5 py-1.5 text-12 font-semibold text-on-accent">
            {texts.download}
          </span>
          <span className="rounded-control border border-edge px-2.5 py-1.5 text-12 font-semibold outline-2 outline-offset-2 outline-focus">
            {texts.focus}
          </span>
        </span>
      </div>
    </div>
  )
}

/** Mails are light; mail programs turn them dark themselves. */
function MailMiniature({ brand }: { readonly brand: BrandValue }) {
  const texts = useTexts(settingsTexts).brand.sample
  return (
    <div
      aria-hidden="true"
      data-theme="light"
      style={accentStyle(brand.accent, 'light')}
      className="rounded-picture border border-line border-t-[5px] border-t-accent bg-surface p-5 text-ink"
    >
      <span className="block text-14 text-muted">
        {brand.leagueName} · {brand.portalName}
      </span>
      <span className="headline-22 my-2 block">{texts.subject({ portal: brand.portalName })}</span>
      <span className="mb-4 block">{texts.body}</span>
      <span className="inline-block rounded-control border border-accent-edge bg-accent px-4 py-2 font-semibold text-on-accent">
        {texts.logIn}
      </span>
    </div>
  )
}
