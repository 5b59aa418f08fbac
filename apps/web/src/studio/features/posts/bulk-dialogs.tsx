import { findTags } from '@mixed-zone/contract/endpoints/studio/posts'
import type { TagChoice } from '@mixed-zone/contract/schemas/studio/post-facts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { useDebounced } from '../../../ui/components/use-debounced.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { factChoicesQuery } from '../../shared/publish/post-queries.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { postsTexts } from './posts-texts.ts'

interface SectionDialogProps {
  readonly title: string
  readonly onApply: (sectionId: string) => void
  readonly onClose: () => void
}

export function SectionDialog({ title, onApply, onClose }: SectionDialogProps) {
  const locale = useLocale()
  const texts = useTexts(postsTexts)
  const { cancel } = useBaseTexts().ui
  const choices = useQuery(factChoicesQuery(locale)).data
  const [section, setSection] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const apply = () => {
    setHasTried(true)
    if (section !== '') onApply(section)
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      subtitle={texts.bulk.tagsText}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={apply}>
            {texts.bulk.apply}
          </Button>
        </>
      }
    >
      <Field label={texts.section} isRequired error={hasTried && section === '' ? texts.bulk.noSection : undefined}>
        {(control) => (
          <Select
            {...control}
            placeholder={texts.section}
            value={section}
            options={(choices?.sections ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setSection(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}

interface ChosenTags {
  readonly add: string[]
  readonly remove: string[]
}

interface TagsDialogProps {
  readonly title: string
  readonly onApply: (tags: ChosenTags) => void
  readonly onClose: () => void
}

const TYPING_MS = 150
const KINDS = ['add', 'remove'] as const

type Kind = (typeof KINDS)[number]

/** Adds some tags and removes others. Tags are searched, because there are too many for a list. */
export function TagsDialog({ title, onApply, onClose }: TagsDialogProps) {
  const texts = useTexts(postsTexts).bulk
  const { cancel } = useBaseTexts().ui
  const [kind, setKind] = useState<Kind>('add')
  const [chosen, setChosen] = useState<readonly { readonly kind: Kind; readonly tag: TagChoice }[]>([])
  const [hasTried, setHasTried] = useState(false)
  const idsOf = (one: Kind) => chosen.filter((entry) => entry.kind === one).map(({ tag }) => tag.id)
  const apply = () => {
    setHasTried(true)
    if (chosen.length > 0) onApply({ add: idsOf('add'), remove: idsOf('remove') })
  }
  const without = (id: string) => chosen.filter(({ tag }) => tag.id !== id)
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      subtitle={texts.tagsText}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={apply}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div>
          <SegmentedControl
            label={texts.tags}
            segments={KINDS.map((value) => ({ value, label: texts[value] }))}
            value={kind}
            onChange={setKind}
          />
        </div>
        <TagSearch
          error={hasTried && chosen.length === 0 ? texts.noTags : undefined}
          onPick={(tag) => setChosen([...without(tag.id), { kind, tag }])}
        />
        {KINDS.filter((one) => idsOf(one).length > 0).map((one) => (
          <section key={one}>
            <h3 className="text-14 font-semibold">{texts[one]}</h3>
            <ul className="mt-1.5 flex flex-wrap gap-2">
              {chosen
                .filter((entry) => entry.kind === one)
                .map(({ tag }) => (
                  <li key={tag.id}>
                    <button
                      type="button"
                      aria-label={texts.removeTag({ name: tag.name })}
                      onClick={() => setChosen(without(tag.id))}
                      className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-line bg-surface px-2.5 text-14 font-semibold hover:bg-sunken pointer-fine:min-h-8"
                    >
                      {tag.name}
                      <Icon icon={X} size={16} className="text-muted" />
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

interface TagSearchProps {
  readonly error: string | undefined
  readonly onPick: (tag: TagChoice) => void
}

function TagSearch({ error, onPick }: TagSearchProps) {
  const locale = useLocale()
  const texts = useTexts(postsTexts).bulk
  const [text, setText] = useState('')
  const settled = useDebounced(text.trim(), TYPING_MS)
  const { data } = useQuery({
    queryKey: studioKey('fixture', 'tags', locale, settled),
    queryFn: ({ signal }) => orThrow(studioClient.call(findTags, undefined, { query: { text: settled }, signal })),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const tags = settled === '' || text.trim() === '' ? [] : (data?.tags ?? [])
  const pick = (tag: TagChoice) => {
    setText('')
    onPick(tag)
  }
  return (
    <div>
      <Field label={texts.findTag} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              const [first] = tags
              if (event.key !== 'Enter' || first === undefined) return
              event.preventDefault()
              pick(first)
            }}
          />
        )}
      </Field>
      {settled !== '' && data !== undefined && tags.length === 0 && text !== '' && (
        <p role="status" className="mt-1.5 text-14 text-muted">
          {texts.noTag}
        </p>
      )}
      <ul className="mt-1.5 max-h-48 overflow-y-auto">
        {tags.map((tag) => (
          <li key={tag.id}>
            <button
              type="button"
              onClick={() => pick(tag)}
              className="flex min-h-11 w-full items-center rounded-control px-2.5 text-left text-14 outline-offset-[-2px] hover:bg-sunken pointer-fine:min-h-9"
            >
              {tag.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
