import { DEFAULT_ACCENT } from '@mixed-zone/contract/rules/colour/league-accent'
import { useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { SaveAlert, SettingSection, useVariableHelp } from '../setting-section.tsx'
import type { SettingState } from '../settings-query.ts'
import { settingsTexts } from '../settings-texts.ts'
import { useDraftSetting } from '../use-saved-setting.ts'
import { Versions } from '../versions.tsx'
import { AccentReport } from './accent-report.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { LogoField } from './logo-field.tsx'

const COLOUR = /^#?[\da-f]{6}$/i

const toColour = (text: string) => `#${text.trim().replace('#', '').toLowerCase()}`

export function BrandSection({ state }: { readonly state: SettingState<'brand'> }) {
  const { sections, brand: texts } = useTexts(settingsTexts)
  const editor = useDraftSetting('brand', state)
  const helpOf = useVariableHelp(state.variables)
  const league = helpOf('leagueName')
  const { value } = editor
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <div>
        <SettingSection title={sections.brand}>
          <SaveAlert editor={editor} />
          <Field label={texts.portalName} error={editor.errors['portalName']} isRequired>
            {(control) => (
              <TextInput
                {...control}
                maxLength={40}
                value={value.portalName}
                onChange={(event) => editor.change({ portalName: event.target.value })}
              />
            )}
          </Field>
          <Field label={texts.leagueName} help={league.help} error={editor.errors['leagueName']} isRequired>
            {(control) => (
              <TextInput
                {...control}
                maxLength={80}
                value={value.leagueName}
                disabled={league.isFixed}
                onChange={(event) => editor.change({ leagueName: event.target.value })}
              />
            )}
          </Field>
          <Field label={texts.logo} help={texts.logoHelp} isGroup>
            {() => (
              <div className="grid gap-3 sm:grid-cols-2">
                <LogoField
                  label={texts.onDark}
                  ground="dark"
                  logo={value.logoOnDark}
                  accent={value.accent}
                  error={editor.errors['logoOnDark']}
                  onChange={(logoOnDark) => editor.change({ logoOnDark })}
                />
                <LogoField
                  label={texts.onLight}
                  ground="light"
                  logo={value.logoOnLight}
                  accent={value.accent}
                  error={editor.errors['logoOnLight']}
                  onChange={(logoOnLight) => editor.change({ logoOnLight })}
                />
              </div>
            )}
          </Field>
          <AccentField
            accent={value.accent}
            published={state.value.accent}
            variable={helpOf('accent', texts.accentHelp)}
            onChange={(accent) => editor.change({ accent })}
          />
          {value.accent !== null && <AccentReport colour={value.accent} />}
          <Versions settingKey="brand" version={state.version} revision={state.draft?.revision ?? 0} />
        </SettingSection>
      </div>
      <BrandPreview brand={value} />
    </div>
  )
}

interface AccentFieldProps {
  readonly accent: string | null
  readonly published: string | null
  readonly variable: { readonly isFixed: boolean; readonly help: string | undefined }
  readonly onChange: (accent: string | null) => void
}

/** A colour as text and as the browser's own picker. What is no colour yet is not saved. */
function AccentField({ accent, published, variable, onChange }: AccentFieldProps) {
  const texts = useTexts(settingsTexts).brand
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && !COLOUR.test(typed.trim())

  function handleChange(text: string): void {
    setTyped(text)
    if (text.trim() === '') onChange(null)
    else if (COLOUR.test(text.trim())) onChange(toColour(text))
  }

  const before = published ?? DEFAULT_ACCENT
  return (
    <Field label={texts.accent} help={variable.help} error={isWrong ? texts.wrongColour : undefined}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            type="color"
            aria-label={texts.pickColour}
            value={accent ?? DEFAULT_ACCENT}
            disabled={variable.isFixed}
            onChange={(event) => handleChange(event.target.value)}
            className="size-11 cursor-pointer rounded-control border border-edge bg-surface p-1"
          />
          <TextInput
            {...control}
            className="w-36! uppercase placeholder:normal-case"
            value={typed ?? accent ?? ''}
            placeholder={DEFAULT_ACCENT.toUpperCase()}
            disabled={variable.isFixed}
            spellCheck={false}
            onBlur={() => !isWrong && setTyped(null)}
            onChange={(event) => handleChange(event.target.value)}
          />
          {accent !== published && <span className="text-muted">{texts.before({ colour: before.toUpperCase() })}</span>}
          {accent !== null && !variable.isFixed && (
            <Button size="small" variant="quiet" onClick={() => handleChange('')}>
              {texts.useDefault}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
