import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { TextInput } from '../../../../../ui/primitives/text-input.tsx'
import { FactSection } from '../../facts/fact-section.tsx'
import { RightsFact } from '../../facts/rights-fact.tsx'
import { TagSearch } from '../../facts/tag-search.tsx'
import { TermChips } from '../../facts/term-chips.tsx'
import type { SelectionProps } from '../file-editing.ts'
import { captionContextQuery } from '../file-queries.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { sharedValue } from './shared-value.ts'
import { addPlayers } from './text-parts.tsx'

/** The players in the pictures, for `{player}`. Those of several files are shown once. */
export function PlayersPart({ editing, selected }: SelectionProps) {
  const { fileDetails, detail, choices, isEditable } = editing
  const texts = useTexts(picturesTexts)
  const { data: context } = useQuery(captionContextQuery(detail.id))
  /** Names of players who were just added. */
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map())
  const ids = [...new Set(selected.flatMap((asset) => fileDetails.withDrafts(asset).details.players))]
  const nameOf = (id: string) =>
    added.get(id) ??
    context?.players.find((player) => player.id === id)?.name ??
    context?.squad.find(({ playerId }) => playerId === id)?.name ??
    detail.references.tags.find((tag) => tag.id === id)?.name ??
    id
  const teamName = (id: string) => choices.teams.find((team) => team.id === id)?.shortName ?? ''

  function handleRemove(id: string): void {
    for (const asset of selected) {
      const { players } = fileDetails.withDrafts(asset).details
      if (players.includes(id)) fileDetails.save(asset, { players: players.filter((other) => other !== id) })
    }
  }

  return (
    <FactSection title={texts.players}>
      <TermChips
        chips={ids.map((id) => ({ id, label: nameOf(id) }))}
        addLabel={texts.addNamed}
        isEditable={isEditable}
        onRemove={handleRemove}
      />
      {isEditable && (
        <TagSearch
          postId={detail.id}
          excludedIds={ids}
          teamName={teamName}
          playersLabel={texts.addPlayer}
          onChoose={({ id, name }) => {
            setAdded((before) => new Map([...before, [id, name]]))
            addPlayers(editing, selected, [id])
          }}
        />
      )}
    </FactSection>
  )
}

const MAX_MINUTE = 130

/** The minute of the match, for `{minute}`. */
export function MinutePart({ editing: { fileDetails }, selected }: SelectionProps) {
  const texts = useTexts(picturesTexts)
  const shared = sharedValue(selected.map((asset) => ({ minute: fileDetails.withDrafts(asset).details.minute })))
  const [text, setText] = useState(shared.isShared ? String(shared.value.minute ?? '') : '')

  function handleChange(next: string): void {
    const digits = next.replaceAll(/\D/g, '').slice(0, 3)
    setText(digits)
    const minute = digits === '' ? null : Number(digits)
    if (minute !== null && (minute < 1 || minute > MAX_MINUTE)) return
    for (const asset of selected) fileDetails.save(asset, { minute })
  }

  return (
    <FactSection title={texts.minute}>
      <TextInput
        isDense
        inputMode="numeric"
        aria-label={texts.minute}
        aria-invalid={Number(text) > MAX_MINUTE || text === '0' ? true : undefined}
        placeholder={shared.isShared ? undefined : texts.severalValues}
        value={text}
        onChange={(event) => handleChange(event.target.value)}
        className="max-w-32"
      />
    </FactSection>
  )
}

/** Rights of the files themselves; without any, those of the post apply. */
export function RightsPart({ editing: { fileTexts, isEditable }, selected }: SelectionProps) {
  const texts = useTexts(picturesTexts)
  const values = selected.map((asset) => fileTexts.valueOf(asset))
  const shared = sharedValue(values.map(({ rights, rightsUntil }) => ({ rights, rightsUntil })))
  const value =
    shared.isShared && shared.value.rights !== null
      ? { texts: shared.value.rights, until: shared.value.rightsUntil }
      : null
  return (
    <RightsFact
      value={value}
      isEditable={isEditable}
      noneLabel={shared.isShared ? texts.rightsOfPost : texts.severalValues}
      onChange={(next) => {
        for (const asset of selected) {
          fileTexts.save(asset, {
            ...fileTexts.valueOf(asset),
            rights: next === null ? null : { ...next.texts },
            rightsUntil: next?.until ?? null,
          })
        }
      }}
    />
  )
}
