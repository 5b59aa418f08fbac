import { isLocale, LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { type RefObject, useEffect, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { postTexts } from '../post-texts.ts'

interface SubtitlesMenuProps {
  readonly player: RefObject<HTMLVideoElement | null>
  readonly subtitles: Asset['subtitles']
}

/** Selects the subtitles: initially those in the page's language. Stays in sync with the player's own menu. */
export function SubtitlesMenu({ player, subtitles }: SubtitlesMenuProps) {
  const locale = useLocale()
  const texts = useTexts(postTexts)
  const [shown, setShown] = useState<string | null>(subtitles.some((track) => track.locale === locale) ? locale : null)

  useEffect(() => {
    const tracks = player.current?.textTracks
    if (tracks === undefined) return
    const handleChange = () => setShown(shownLanguage(tracks))
    tracks.addEventListener('change', handleChange)
    return () => tracks.removeEventListener('change', handleChange)
  }, [player])

  function choose(language: string | null) {
    if (player.current) showSubtitles(player.current.textTracks, language)
    setShown(language)
  }

  const choices = [
    { language: null, label: texts.noSubtitles },
    ...subtitles.map((track) => ({ language: track.locale, label: trackLabel(track.locale, locale) })),
  ]
  return (
    <div
      role="group"
      aria-label={texts.subtitlesMenu}
      className="flex flex-wrap items-center px-4 pt-2 text-14 sm:gap-x-1 sm:px-6"
    >
      <span aria-hidden="true" className="text-muted max-sm:w-full sm:mr-2">
        {texts.subtitlesMenu}
      </span>
      {choices.map(({ language, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={shown === language}
          onClick={() => choose(language)}
          className="pressable min-h-11 rounded-control border border-transparent px-2 text-muted max-sm:nth-2:-ml-2 sm:px-3 hover:bg-sunken aria-pressed:border-edge aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function showSubtitles(tracks: TextTrackList, language: string | null): void {
  for (const track of tracks) track.mode = track.language === language ? 'showing' : 'disabled'
}

function shownLanguage(tracks: TextTrackList): string | null {
  return [...tracks].find(({ mode }) => mode === 'showing')?.language ?? null
}

/** The name of the track's language in the reader's language. */
export function trackLabel(language: string, locale: Locale): string {
  return isLocale(language) ? LOCALE_NAMES[locale][language] : language
}
