import { type FactValues, linkFactSchema } from '@mixed-zone/contract/schemas/studio/post-facts'
import { ExternalLink, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { IconButton } from '../../../../ui/primitives/icon-button.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { editorTexts } from '../editor-texts.ts'
import { FactSection } from './fact-section.tsx'
import { EMPTY_TEXTS, isComplete, LocalisedFields } from './localised-fields.tsx'

type Link = FactValues['links'][number]

const MAX_LINKS = 20
const MAX_TITLE_CHARACTERS = 200

interface LinksFactProps {
  readonly value: FactValues['links']
  readonly isEditable: boolean
  readonly onChange: (value: FactValues['links']) => void
}

/** Pages elsewhere that belong to the post. */
export function LinksFact({ value, isEditable, onChange }: LinksFactProps) {
  const locale = useLocale()
  const texts = useTexts(editorTexts).facts
  const { removeChoice } = useBaseTexts().ui
  const [isAdding, setIsAdding] = useState(false)
  return (
    <FactSection title={texts.fields.links} aside={<span className="text-muted">{value.length}</span>}>
      <ul>
        {value.map((link, index) => (
          <li key={`${link.url} ${index}`} className="flex min-h-9 items-center gap-2 text-14">
            <Icon icon={ExternalLink} size={16} className="text-muted" />
            <span className="min-w-0 flex-1 truncate">{link.titles[locale]}</span>
            <span className="max-w-28 shrink-0 truncate text-12 text-muted">{new URL(link.url).hostname}</span>
            {isEditable && (
              <IconButton
                icon={X}
                size="small"
                label={removeChoice({ name: link.titles[locale] })}
                onClick={() => onChange(value.filter((_, other) => other !== index))}
              />
            )}
          </li>
        ))}
      </ul>
      {isEditable && value.length < MAX_LINKS && (
        <Button size="small" icon={Plus} onClick={() => setIsAdding(true)} className="mt-1">
          {texts.addLink}
        </Button>
      )}
      {isAdding && (
        <LinkFactDialog
          onClose={() => setIsAdding(false)}
          onAdd={(link) => {
            setIsAdding(false)
            onChange([...value, link])
          }}
        />
      )}
    </FactSection>
  )
}

interface LinkFactDialogProps {
  readonly onAdd: (link: Link) => void
  readonly onClose: () => void
}

function LinkFactDialog({ onAdd, onClose }: LinkFactDialogProps) {
  const texts = useTexts(editorTexts)
  const { cancel } = useBaseTexts().ui
  const [url, setUrl] = useState('')
  const [titles, setTitles] = useState(EMPTY_TEXTS)
  const [isTried, setIsTried] = useState(false)
  const isUrlValid = linkFactSchema.shape.url.safeParse(url.trim()).success

  function handleAdd(): void {
    setIsTried(true)
    if (isUrlValid && isComplete(titles)) onAdd({ url: url.trim(), titles })
  }

  return (
    <Dialog
      isOpen
      title={texts.facts.addLink}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="primary" onClick={handleAdd}>
            {texts.facts.save}
          </Button>
        </>
      }
    >
      <Field
        label={texts.link.address}
        isRequired
        error={isTried && !isUrlValid ? texts.link.invalid : undefined}
        className="mb-3"
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <LocalisedFields
        label={texts.facts.linkTitle}
        value={titles}
        maxCharacters={MAX_TITLE_CHARACTERS}
        areRequired={isTried}
        onChange={setTitles}
      />
    </Dialog>
  )
}
