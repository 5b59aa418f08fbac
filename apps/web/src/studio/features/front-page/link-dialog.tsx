import { LOCALE_NAMES, LOCALES, type Localised } from '@mixed-zone/contract/locales'
import {
  isOwnPath,
  isWebAddress,
  MAX_ADDRESS_CHARACTERS,
  MAX_LINK_TITLE_CHARACTERS,
  QUICK_LINK_ICONS,
  type QuickLinkEntry,
} from '@mixed-zone/contract/schemas/studio/front-page'
import { type FormEvent, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { iconOfLink } from '../../../league-ui/lists/quick-links.tsx'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { frontPageTexts } from './front-page-texts.ts'

interface LinkDialogProps {
  /** Null for a new one. */
  readonly link: QuickLinkEntry | null
  readonly onSave: (link: QuickLinkEntry) => void
  readonly onClose: () => void
}

const EMPTY: QuickLinkEntry = { titles: { es: '', en: '', pt: '' }, url: '', icon: 'book-open' }

/** A path of the portal is the same in every language. */
const OWN_LANGUAGE = /^\/(?:es|en|pt)(?=\/)/

const trimmed = ({ es, en, pt }: Localised): Localised => ({ es: es.trim(), en: en.trim(), pt: pt.trim() })

/** Title in each language, address and icon of a quick link. */
export function LinkDialog({ link, onSave, onClose }: LinkDialogProps) {
  const { links: texts, ...shared } = useTexts(frontPageTexts)
  const { cancel } = useBaseTexts().ui
  const languages = LOCALE_NAMES[useLocale()]
  const [values, setValues] = useState(link ?? EMPTY)
  const [isChecked, setIsChecked] = useState(false)
  const titles = trimmed(values.titles)
  const url = values.url.trim().replace(OWN_LANGUAGE, '')
  const isUntitled = LOCALES.every((locale) => titles[locale] === '')
  const isWrong = !isOwnPath(url) && !isWebAddress(url)

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    setIsChecked(true)
    if (!isUntitled && !isWrong) onSave({ titles, url, icon: values.icon })
  }

  return (
    <DialogWindow isOpen onClose={onClose} size="small">
      <form noValidate onSubmit={handleSubmit} className="contents">
        <DialogView
          title={link === null ? texts.addTitle : texts.editTitle}
          onClose={onClose}
          footer={
            <>
              <Button variant="quiet" onClick={onClose}>
                {cancel}
              </Button>
              <Button type="submit" variant="primary">
                {link === null ? shared.add : shared.done}
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            {LOCALES.map((locale) => (
              <Field
                key={locale}
                label={texts.titleIn({ language: languages[locale] })}
                error={isChecked && isUntitled && locale === 'es' ? texts.untitled : undefined}
                {...(locale === 'pt' && { help: texts.titleHelp })}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    lang={locale}
                    maxLength={MAX_LINK_TITLE_CHARACTERS}
                    value={values.titles[locale]}
                    onChange={(event) =>
                      setValues({ ...values, titles: { ...values.titles, [locale]: event.target.value } })
                    }
                  />
                )}
              </Field>
            ))}
            <Field
              label={texts.url}
              help={texts.urlHelp}
              error={isChecked && isWrong ? shared.wrongAddress : undefined}
              isRequired
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="url"
                  autoCapitalize="off"
                  spellCheck={false}
                  maxLength={MAX_ADDRESS_CHARACTERS}
                  value={values.url}
                  onChange={(event) => setValues({ ...values, url: event.target.value })}
                />
              )}
            </Field>
            <fieldset>
              <legend className="mb-1.5 text-14 font-semibold">{texts.icon}</legend>
              <div className="flex flex-wrap gap-2">
                {QUICK_LINK_ICONS.map((icon) => (
                  <label
                    key={icon}
                    title={texts.icons[icon]}
                    className="flex size-11 cursor-pointer items-center justify-center rounded-control border border-line has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
                  >
                    <input
                      type="radio"
                      name="icon"
                      value={icon}
                      checked={values.icon === icon}
                      aria-label={texts.icons[icon]}
                      onChange={() => setValues({ ...values, icon })}
                      className="sr-only"
                    />
                    <Icon icon={iconOfLink(icon)} />
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
        </DialogView>
      </form>
    </DialogWindow>
  )
}
