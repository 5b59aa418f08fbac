import { LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import { resolveCaption } from '@mixed-zone/contract/rules/caption-variables'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useId, useRef } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { Icon } from '../../../../../ui/primitives/icon.tsx'
import { TextInput } from '../../../../../ui/primitives/text-input.tsx'
import { FactSection } from '../../facts/fact-section.tsx'
import { getText, setText, type TextKey } from '../merge-texts.ts'
import { type FileEditing, numberOf, type SelectionProps } from '../file-editing.ts'
import { captionContextQuery } from '../file-queries.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { VariableChips, VariableField } from '../variable-field.tsx'
import { sharedValue } from './shared-value.ts'

/** The server refuses more. */
export const MAX_CHARACTERS = { captions: 2_000, alternatives: 1_000, credit: 200 } as const

/** One text of all selected files. */
function useSharedText({ editing: { fileTexts }, selected }: SelectionProps, key: TextKey) {
  const shared = sharedValue(selected.map((asset) => getText(fileTexts.valueOf(asset), key)))
  return {
    value: shared.isShared ? shared.value : '',
    hasSeveral: !shared.isShared,
    missing: selected.filter((asset) => getText(fileTexts.valueOf(asset), key).trim() === '').length,
    change(text: string): void {
      for (const asset of selected) fileTexts.save(asset, setText(fileTexts.valueOf(asset), key, text))
    },
  }
}

/** Adds players to the files. */
export function addPlayers(
  { fileDetails }: FileEditing,
  files: readonly StudioAsset[],
  playerIds: readonly string[],
): void {
  for (const asset of files) {
    const { players } = fileDetails.withDrafts(asset).details
    const added = playerIds.filter((id) => !players.includes(id))
    if (added.length > 0) fileDetails.save(asset, { players: [...players, ...new Set(added)] })
  }
}

interface CaptionTextProps extends SelectionProps {
  readonly files: readonly StudioAsset[]
  readonly locale: Locale
}

/** The caption in one language, with what it will read. */
export function CaptionText({ editing, selected, files, locale }: CaptionTextProps) {
  const texts = useTexts(picturesTexts)
  const uiLocale = useLocale()
  const text = useSharedText({ editing, selected }, `captions.${locale}`)
  const { data: context } = useQuery(captionContextQuery(editing.detail.id))
  const frame = useRef<HTMLDivElement | null>(null)
  const isFromCamera = selected.some(({ fromCamera }) => fromCamera.includes(locale))

  function handleInsert(variable: string): void {
    const field = frame.current?.querySelector('textarea')
    const at = field?.selectionEnd ?? text.value.length
    text.change(text.value.slice(0, at) + variable + text.value.slice(at))
    field?.focus()
  }

  return (
    <div ref={frame}>
      <VariableField
        data-caption
        data-text={`captions.${locale}`}
        aria-label={texts.captionIn({ language: LOCALE_NAMES[uiLocale][locale] })}
        value={text.value}
        locale={locale}
        context={context}
        rows={3}
        maxLength={MAX_CHARACTERS.captions}
        placeholder={text.hasSeveral ? texts.severalValues : undefined}
        onChange={text.change}
        onPlayers={(ids) => addPlayers(editing, selected, ids)}
      />
      {isFromCamera && <p className="mt-1 text-12 text-muted">{texts.badges.camera}</p>}
      <div className="mt-2 flex flex-wrap gap-1.5">
        <VariableChips locale={locale} onInsert={handleInsert} />
      </div>
      {context !== undefined && text.value.includes('{') && (
        <Reading editing={editing} selected={selected} files={files} locale={locale} text={text.value} />
      )}
    </div>
  )
}

/** What the caption will read, and what is missing for it. */
function Reading({ editing, selected, files, locale, text }: CaptionTextProps & { readonly text: string }) {
  const texts = useTexts(picturesTexts)
  const { data: context } = useQuery(captionContextQuery(editing.detail.id))
  if (context === undefined) return null
  const read = selected.map((asset) => {
    const { players, minute } = editing.fileDetails.withDrafts(asset).details
    const number = numberOf(files.indexOf(asset))
    return { number, ...resolveCaption(text, { locale, file: { players, minute }, context }) }
  })
  const example = read.find(({ missing }) => missing.length === 0) ?? read[0]
  const incomplete = read.filter(({ missing }) => missing.length > 0)
  return (
    <div className="mt-2 text-12">
      <p className="text-muted">{texts.reads({ number: example?.number ?? '' })}</p>
      <p lang={locale}>{example?.text}</p>
      {incomplete.slice(0, 3).map(({ number, missing }) => (
        <p key={number} className="mt-1 flex gap-1.5 font-semibold text-flare">
          <Icon icon={CircleAlert} size={16} />
          {texts.leftOut({ number, variables: missing.map((each) => texts.variables[each]).join(', ') })}
        </p>
      ))}
      {incomplete.length > 3 && (
        <p className="font-semibold text-flare">{texts.andMore({ count: incomplete.length - 3 })}</p>
      )}
    </div>
  )
}

interface AlternativeTextProps extends SelectionProps {
  readonly locale: Locale
}

export function AlternativeText({ editing, selected, locale }: AlternativeTextProps) {
  const texts = useTexts(picturesTexts)
  const uiLocale = useLocale()
  const text = useSharedText({ editing, selected }, `alternatives.${locale}`)
  const label = texts.alternativeIn({ language: LOCALE_NAMES[uiLocale][locale] })
  return (
    <FactSection
      title={label}
      aside={
        text.missing > 0 &&
        selected.length > 1 && (
          <span className="font-semibold text-accent-text">{texts.missingIn({ count: text.missing })}</span>
        )
      }
    >
      <TextInput
        isDense
        data-text={`alternatives.${locale}`}
        aria-label={label}
        lang={locale}
        spellCheck
        maxLength={MAX_CHARACTERS.alternatives}
        placeholder={text.hasSeveral ? texts.severalValues : texts.alternativeHelp}
        value={text.value}
        onChange={(event) => text.change(event.target.value)}
      />
    </FactSection>
  )
}

export function CreditText({ editing, selected }: SelectionProps) {
  const texts = useTexts(picturesTexts)
  const text = useSharedText({ editing, selected }, 'credit')
  const id = useId()
  return (
    <FactSection
      title={texts.credit}
      aside={
        selected.some(({ fromCamera }) => fromCamera.includes('credit')) && <span className="text-muted">IPTC</span>
      }
    >
      <TextInput
        isDense
        data-text="credit"
        id={id}
        aria-label={texts.credit}
        maxLength={MAX_CHARACTERS.credit}
        placeholder={text.hasSeveral ? texts.severalValues : undefined}
        value={text.value}
        onChange={(event) => text.change(event.target.value)}
      />
    </FactSection>
  )
}
