import { type Locale, type Localised, mapLocales } from '@mixed-zone/contract/locales'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { LocalisedNote } from './localised-note.tsx'
import { EMPTY_NOTE } from './note.ts'
import { publishTexts } from './publish-texts.ts'
import type { PublishTexts } from './texts/es.ts'

type Reason = keyof PublishTexts['recall']['reasons']
/** What recipients are asked to do. */
type Instruction = keyof PublishTexts['recall']['instructions']

/** Written for one file, several files and a whole post alike. */
const REASON_NOTES: Readonly<Record<Reason, Localised>> = {
  minor: {
    es: 'Motivo de la retirada: los derechos de imagen de un menor.',
    en: 'Withdrawn because of the image rights of a minor.',
    pt: 'Motivo da retirada: os direitos de imagem de um menor.',
  },
  person: {
    es: 'Motivo de la retirada: alguien que aparece no ha dado su permiso.',
    en: 'Withdrawn because somebody who appears has not agreed.',
    pt: 'Motivo da retirada: alguém que aparece não deu autorização.',
  },
  rights: {
    es: 'Motivo de la retirada: la Liga no tiene los derechos de distribución.',
    en: 'Withdrawn because the league does not hold the distribution rights.',
    pt: 'Motivo da retirada: a Liga não tem os direitos de distribuição.',
  },
  mistake: {
    es: 'Motivo de la retirada: un error en el contenido.',
    en: 'Withdrawn because of a mistake in the content.',
    pt: 'Motivo da retirada: um erro no conteúdo.',
  },
  early: {
    es: 'Motivo de la retirada: se publicó antes de tiempo.',
    en: 'Withdrawn because of publication before the agreed time.',
    pt: 'Motivo da retirada: publicação antes do tempo.',
  },
}

const INSTRUCTION_NOTES: Readonly<Record<Instruction, Localised>> = {
  delete: {
    es: 'Pedimos que se borren todas las copias y que no se publique nada de ello.',
    en: 'Please delete every copy and publish none of it.',
    pt: 'Pedimos que sejam apagadas todas as cópias e que nada seja publicado.',
  },
  replace: {
    es: 'Pedimos usar en su lugar la versión nueva, que está en el portal.',
    en: 'Please use the new version in the portal instead.',
    pt: 'Pedimos que se use em seu lugar a nova versão, que está no portal.',
  },
  wait: {
    es: 'Pedimos no publicar nada de ello hasta nuevo aviso.',
    en: 'Please publish none of it until further notice.',
    pt: 'Pedimos que nada seja publicado até novo aviso.',
  },
}

/** What recipients are told, in every language; empty without a choice. */
function noteOf(reason: Reason | null, instruction: Instruction | null): Localised {
  const parts = [
    reason === null ? EMPTY_NOTE : REASON_NOTES[reason],
    instruction === null ? EMPTY_NOTE : INSTRUCTION_NOTES[instruction],
  ]
  const inLocale = (locale: Locale) =>
    parts
      .map((part) => part[locale])
      .filter(Boolean)
      .join(' ')
  return mapLocales(inLocale)
}

interface RecallReasonsProps {
  readonly value: Localised
  readonly onChange: (value: Localised) => void
  readonly error: string | undefined
}

/** Why something is withdrawn and what recipients should do: chosen from a list, which writes the note in three languages, or by hand. */
export function RecallReasons({ value, onChange, error }: RecallReasonsProps) {
  const { recall: texts } = useTexts(publishTexts)
  const [reason, setReason] = useState<Reason | null>(null)
  const [instruction, setInstruction] = useState<Instruction | null>(null)
  const [locale, setLocale] = useState<Locale>(useLocale())

  function choose(nextReason: Reason | null, nextInstruction: Instruction | null): void {
    setReason(nextReason)
    setInstruction(nextInstruction)
    const written = noteOf(reason, instruction)
    const next = noteOf(nextReason, nextInstruction)
    const fill = (locale: Locale) => (value[locale] === written[locale] ? next[locale] : value[locale])
    // What somebody has written by hand stays.
    onChange(mapLocales(fill))
  }

  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice label={texts.why} names={texts.reasons} value={reason} onChange={(next) => choose(next, instruction)} />
        <Choice
          label={texts.wanted}
          names={texts.instructions}
          value={instruction}
          onChange={(next) => choose(reason, next)}
        />
      </div>
      <LocalisedNote
        label={texts.reason}
        languageLabel={texts.language}
        value={value}
        onChange={onChange}
        locale={locale}
        onLocale={setLocale}
        error={error}
      />
    </div>
  )
}

interface ChoiceProps<Key extends string> {
  readonly label: string
  readonly names: Readonly<Record<Key, string>>
  readonly value: Key | null
  readonly onChange: (value: Key | null) => void
}

function Choice<Key extends string>({ label, names, value, onChange }: ChoiceProps<Key>) {
  const { choosePart } = useTexts(publishTexts).recall
  // `Object.keys` forgets the type of the keys.
  const keys = Object.keys(names) as Key[]
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          placeholder={choosePart}
          options={keys.map((key) => ({ value: key, label: names[key] }))}
          value={value ?? ''}
          onChange={(event) => onChange(keys.find((key) => key === event.target.value) ?? null)}
        />
      )}
    </Field>
  )
}
