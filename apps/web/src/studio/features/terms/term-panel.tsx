import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import type { EditableTermKind, TermDetail } from '@mixed-zone/contract/schemas/studio/terms'
import { useQuery } from '@tanstack/react-query'
import { Merge, Trash2 } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { DetailPanel } from '../../shared/detail-panel.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { ClubFields } from './club-fields.tsx'
import { SavedField, SavedSelect } from './saved-field.tsx'
import { MergedTerms, OldAddresses, Squad, TermUseList } from './term-records.tsx'
import { termCountsQuery, termName, termQuery } from './terms-queries.ts'
import { termsTexts } from './terms-texts.ts'
import { type SaveTerm, useSaveTerm } from './use-save-term.ts'

interface TermPanelProps {
  readonly kind: EditableTermKind
  readonly id: string
  readonly isBusy: boolean
  readonly onMerge: () => void
  readonly onRemove: (term: TermDetail) => void
  readonly onUndoMerge: (mergeId: string) => void
  readonly onClose: () => void
}

/** A club, category, tag or player: its names, who uses it, and what was merged into it. */
export function TermPanel({ kind, id, isBusy, onMerge, onRemove, onUndoMerge, onClose }: TermPanelProps) {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  const query = useQuery(termQuery(kind, id))
  const { data } = query
  const save = useSaveTerm(kind, id)
  const isInUse = data !== undefined && isUsed(data)
  return (
    <DetailPanel
      label={data ? texts.details({ name: termName(data, locale) }) : texts.title}
      kind="term"
      onClose={onClose}
      footer={
        data && (
          <>
            {isInUse && <p className="mb-2 text-14 text-muted">{texts.cannotRemove}</p>}
            <div className="flex flex-wrap gap-2">
              <Button size="small" icon={Merge} onClick={onMerge}>
                {texts.merge}
              </Button>
              <Button
                size="small"
                variant="quiet"
                icon={Trash2}
                isBusy={isBusy}
                isDisabled={isInUse}
                onClick={() => onRemove(data)}
              >
                {texts.remove}
              </Button>
            </div>
          </>
        )
      }
    >
      <PanelBody query={query}>
        {(term) => (
          <>
            <h2 className="headline-22 mt-2 wrap-anywhere">{termName(term, locale)}</h2>
            <div className="mt-4 grid gap-4">
              {term.club ? (
                <ClubFields term={term} club={term.club} save={save} />
              ) : (
                <NameFields term={term} save={save} />
              )}
              {kind === 'players' && <PlayerTeam term={term} save={save} />}
              <SavedField
                label={texts.address}
                help={texts.addressHelp}
                value={term.textId}
                isRequired
                maxLength={100}
                onSave={(textId) => (kind === 'teams' ? save.saveTeam({ textId }) : save.saveTerm({ textId }))}
              />
            </div>
            <TermUseList term={term} />
            {kind === 'teams' && <Squad term={term} />}
            <OldAddresses term={term} />
            <MergedTerms term={term} isBusy={isBusy} onUndo={onUndoMerge} />
          </>
        )}
      </PanelBody>
    </DetailPanel>
  )
}

/** Saved views do not keep anything from being deleted. */
function isUsed({ uses: { savedViews: _savedViews, ...uses } }: TermDetail): boolean {
  return Object.values(uses).some((count) => count > 0)
}

interface FieldsProps {
  readonly term: TermDetail
  readonly save: SaveTerm
}

function NameFields({ term, save }: FieldsProps) {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  return LOCALES.map((language) => (
    <SavedField
      key={language}
      label={texts.nameIn({ language: LOCALE_NAMES[locale][language] })}
      value={term.names[language]}
      isRequired
      onSave={(name) => save.saveName(language, name)}
    />
  ))
}

function PlayerTeam({ term, save }: FieldsProps) {
  const texts = useTexts(termsTexts)
  const own = term.player?.team ?? null
  // Until the clubs are loaded, the player's own is the only choice.
  const clubs = useQuery(termCountsQuery()).data?.clubs ?? (own ? [own] : [])
  return (
    <SavedSelect
      label={texts.club}
      none={texts.noClub}
      value={own?.id ?? ''}
      options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
      onSave={(teamId) => save.saveTerm({ teamId: teamId === '' ? null : teamId })}
    />
  )
}
