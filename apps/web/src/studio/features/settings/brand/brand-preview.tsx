import { logoUrl } from '@mixed-zone/contract/rules/media-paths'
import type { Logo } from '@mixed-zone/contract/schemas/studio/settings'
import { useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { Alert } from '../../../../ui/primitives/alert.tsx'
import { Brand, BrandMark } from '../../../../ui/primitives/brand-mark.tsx'
import { SegmentedControl } from '../../../../ui/primitives/segmented-control.tsx'
import type { SettingValue } from '../settings-query.ts'
import { settingsTexts } from '../settings-texts.ts'
import { accentStyle } from './accent-style.ts'

type BrandValue = SettingValue<'brand'>

const PREVIEWS = ['portal', 'studio', 'mail'] as const

const THEMES = ['light', 'dark'] as const

/** The portal, the studio and the mails with the brand as it is in the draft. */
export function BrandPreview({ brand }: { readonly brand: BrandValue }) {
  const texts = useTexts(settingsTexts).brand
  const [shown, setShown] = useState<(typeof PREVIEWS)[number]>('portal')
  const segments = PREVIEWS.map((value) => ({ value, label: texts.previews[value] }))
  const Miniature = shown === 'studio' ? StudioMiniature : PortalMiniature
  return (
    <section aria-label={texts.preview} className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-14 font-semibold">{texts.preview}</h2>
        <SegmentedControl label={texts.preview} segments={segments} value={shown} onChange={setShown} />
      </div>
      {shown !== 'mail' && (
        <div className="grid gap-3 sm:grid-cols-2">
          {THEMES.map((theme) => (
            <Miniature key={theme} brand={brand} theme={theme} />
          ))}
        </div>
      )}
      {shown !== 'studio' && <MailMiniature brand={brand} />}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TabMiniature brand={brand} />
        <Alert variant="info" className="text-14">
          {texts.info}
        </Alert>
      </div>
    </section>
  )
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
        <span className="min-w-0 [&_.headline-22]:truncate [&_.headline-22]:text-14! [&_svg]:size-4.5 [&>span]:max-w-full [&>span]:gap-2!">
          <Brand product={brand.portalName} logos={logosOf(brand)} />
        </span>
        <span className="shrink-0 rounded-control bg-accent px-2.5 py-1 text-12 font-semibold text-on-accent">
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

/** The desk: the amber button, the current entry of the side bar, and a red count. */
function StudioMiniature({ brand, theme }: { readonly brand: BrandValue; readonly theme: 'light' | 'dark' }) {
  const texts = useTexts(settingsTexts).brand.sample
  return (
    <div
      aria-hidden="true"
      data-theme={theme}
      style={accentStyle(brand.accent, theme)}
      className="grid grid-cols-[40%_1fr] overflow-hidden rounded-picture border border-line bg-paper text-12 text-ink"
    >
      <div className="grid content-start gap-1 bg-sunken p-2">
        <span className="mb-2 flex items-center gap-1.5 font-semibold">
          <BrandMark size={16} /> Studio
        </span>
        <span className="flex justify-between rounded-control border-l-[3px] border-lamp bg-surface px-2 py-1 font-semibold">
          {texts.requests}
          <span className="rounded-pill bg-flare px-1.5 text-surface">38</span>
        </span>
        <span className="px-2.5 py-1 text-ink2">{texts.people}</span>
        <span className="flex justify-between px-2.5 py-1 text-ink2">
          {texts.mails} <span className="font-semibold text-flare">3</span>
        </span>
      </div>
      <div className="grid content-start gap-2 p-3">
        <span className="flex items-center justify-between gap-2">
          <span className="font-head text-16 font-bold">{texts.requests}</span>
          <span className="rounded-control border border-accent-edge bg-accent px-2 py-1 font-semibold text-on-accent">
            {texts.authorise}
          </span>
        </span>
        {['Nadia Chaoui', 'Caio Moura', 'Tomasz Wilk'].map((name) => (
          <span key={name} className="flex justify-between gap-2 border-t border-line pt-1.5">
            <span className="truncate font-semibold">{name}</span>
            <span className="text-accent-text">{texts.waiting}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

/** The tab of a browser. */
function TabMiniature({ brand }: { readonly brand: BrandValue }) {
  const texts = useTexts(settingsTexts).brand.sample
  return (
    <div
      aria-hidden="true"
      style={accentStyle(brand.accent, 'dark')}
      className="night grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-picture bg-paper p-4 text-12"
    >
      <span className="text-muted">{texts.tab}</span>
      <span className="flex items-center gap-2 rounded-t-control bg-surface px-3 py-2">
        <BrandMark size={14} />
        <span className="truncate">{brand.portalName}</span>
      </span>
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
