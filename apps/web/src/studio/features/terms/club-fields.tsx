import type { Club, TermDetail } from '@mixed-zone/contract/schemas/studio/terms'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../i18n/texts.ts'
import { ClubColours } from './club-colours.tsx'
import { CrestField } from './crest-field.tsx'
import { SavedField, SavedSelect } from './saved-field.tsx'
import { termCountsQuery } from './terms-queries.ts'
import { termsTexts } from './terms-texts.ts'
import type { SaveTerm } from './use-save-term.ts'

interface ClubFieldsProps {
  readonly term: TermDetail
  readonly club: Club
  readonly save: SaveTerm
}

/** Each field is saved on its own. */
export function ClubFields({ term, club, save }: ClubFieldsProps) {
  const texts = useTexts(termsTexts)
  // Until the contacts are loaded, the club's own is the only choice.
  const contacts = useQuery(termCountsQuery()).data?.contacts ?? (club.contact ? [club.contact] : [])
  return (
    <>
      <CrestField club={club} onSave={save.saveCrest} />
      <SavedField label={texts.name} value={term.names.es} isRequired onSave={(name) => save.saveTeam({ name })} />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <SavedField
          label={texts.shortName}
          value={club.shortName}
          isRequired
          onSave={(shortName) => save.saveTeam({ shortName })}
        />
        <SavedField label={texts.code} value={club.code} maxLength={4} onSave={(code) => save.saveTeam({ code })} />
      </div>
      <ClubColours club={club} onSave={save.saveTeam} />
      <SavedField label={texts.city} value={club.city} onSave={(city) => save.saveTeam({ city })} />
      <SavedField label={texts.stadium} value={club.stadium} onSave={(stadium) => save.saveTeam({ stadium })} />
      <SavedField label={texts.coach} value={club.coach} onSave={(coach) => save.saveTeam({ coach })} />
      <SavedSelect
        label={texts.contact}
        none={texts.noContact}
        value={club.contact?.id ?? ''}
        options={contacts.map(({ id, name }) => ({ value: id, label: name }))}
        onSave={(contactId) => save.saveTeam({ contactId: contactId === '' ? null : contactId })}
      />
    </>
  )
}
