import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import { paths } from '@mixed-zone/contract/screens'
import { useEffect, useState } from 'react'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { LinkProvider, PlainLink } from '../../ui/primitives/link.tsx'
import { SegmentedControl } from '../../ui/primitives/segmented-control.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import { designTexts } from './design-texts.ts'
import { ButtonsPart } from './parts/buttons-part.tsx'
import { CardsPart } from './parts/cards-part.tsx'
import { ChoicesPart } from './parts/choices-part.tsx'
import { ColoursPart, TypePart } from './parts/colours-and-type-part.tsx'
import { DatesPart } from './parts/dates-part.tsx'
import { FieldsPart } from './parts/fields-part.tsx'
import { FilesPart } from './parts/files-part.tsx'
import { FloatingPart } from './parts/floating-part.tsx'
import { FramePart } from './parts/frame-part.tsx'
import { LabelsPart } from './parts/labels-part.tsx'
import { NoticesPart, WaitingPart } from './parts/notices-part.tsx'
import { PicturesPart } from './parts/pictures-part.tsx'
import { TablePart } from './parts/table-part.tsx'

const THEMES = ['system', 'light', 'dark'] as const

type Theme = (typeof THEMES)[number]

function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Every component in all its states. Development only. */
export function DesignScreen() {
  // The posts of this page do not exist: its links must not prefetch.
  return (
    <LinkProvider component={PlainLink}>
      <DesignPage />
    </LinkProvider>
  )
}

function DesignPage() {
  const texts = useTexts(designTexts)
  const locale = useLocale()
  const [theme, setTheme] = useState<Theme>(shownTheme)

  // Not saved, unlike the choice in the account menu.
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, [theme])

  return (
    <div className="pb-16">
      <title>{texts.title}</title>
      <div className="page-width grid gap-14 pt-10 sm:gap-18">
        <div>
          <h1 className="headline-48">{texts.title}</h1>
          <p className="measure mt-3 text-18 text-ink2">{texts.intro}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
            <SegmentedControl
              label={texts.theme}
              value={theme}
              onChange={setTheme}
              segments={THEMES.map((value) => ({ value, label: texts.themes[value] }))}
            />
            <ul aria-label={texts.language} className="flex flex-wrap gap-x-5 gap-y-2">
              {LOCALES.map((each) => (
                <li key={each}>
                  <TextLink href={paths.design({ locale: each })} lang={each} isPlain={each !== locale}>
                    {LOCALE_NAMES[each][each]}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label={texts.contents} className="mt-6">
            <ul className="flex flex-wrap gap-x-5 gap-y-2">
              {Object.entries(texts.parts).map(([part, name]) => (
                <li key={part}>
                  <TextLink href={`#${part}`} isPlain>
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ColoursPart />
        <TypePart />
        <ButtonsPart />
        <FieldsPart />
        <ChoicesPart />
        <DatesPart />
        <FilesPart />
        <NoticesPart />
        <LabelsPart />
        <TablePart />
        <FloatingPart />
        <WaitingPart />
        <PicturesPart />
        <CardsPart />
      </div>
      <div className="mt-14 sm:mt-18">
        <FramePart />
      </div>
    </div>
  )
}
