import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { startExport } from '../../shared/exports.ts'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { clubChoicesQuery, fetchClubPages } from './figures-queries.ts'
import { figuresTexts } from './figures-texts.ts'

/** "Who used your club": a page for each club of a matchday, as PDF. */
export function SendToClubs() {
  const texts = useTexts(figuresTexts)
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({ ...clubChoicesQuery(), enabled: isOpen })
  const [chosen, setChosen] = useState<string | null>(null)
  const [team, setTeam] = useState('')
  // The latest that has begun; they are listed by their day.
  const today = new Date().toISOString().slice(0, 10)
  const matchdays = (query.data?.matchdays ?? []).toSorted((a, b) => (a.startsOn < b.startsOn ? 1 : -1))
  const latest = matchdays.find(({ startsOn }) => startsOn <= today) ?? matchdays.at(-1)
  const matchday = chosen ?? latest?.textId
  const close = () => setIsOpen(false)

  function make() {
    if (matchday === undefined) return
    const name = matchdays.find(({ textId }) => textId === matchday)?.name ?? matchday
    void startExport({
      label: `${texts.clubPagesTitle}: ${name} (PDF)`,
      fileName: `clubs-${matchday}.pdf`,
      fetch: (signal) => fetchClubPages({ matchday, ...(team !== '' && { team }) }, signal),
    })
    close()
  }

  return (
    <>
      <Button variant="primary" size="small" icon={Send} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.sendToClubs}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="small"
        title={texts.clubPagesTitle}
        footer={
          <Button variant="primary" isDisabled={matchday === undefined} onClick={make}>
            {texts.makePdf}
          </Button>
        }
      >
        <p className="mb-4 text-14 text-muted">{texts.clubPagesText}</p>
        <PanelBody query={query}>
          {({ teams }) =>
            matchdays.length === 0 ? (
              <p>{texts.noMatchdays}</p>
            ) : (
              <div className="grid gap-4">
                <Field label={texts.matchdayLabel}>
                  {(control) => (
                    <Select
                      {...control}
                      value={matchday ?? ''}
                      options={matchdays.map(({ textId, name, season }) => ({
                        value: textId,
                        label: `${name} ${season}`,
                      }))}
                      onChange={(event) => setChosen(event.target.value)}
                    />
                  )}
                </Field>
                <Field label={texts.club}>
                  {(control) => (
                    <Select
                      {...control}
                      placeholder={texts.allClubs}
                      value={team}
                      options={teams.map(({ textId, name }) => ({ value: textId, label: name }))}
                      onChange={(event) => setTeam(event.target.value)}
                    />
                  )}
                </Field>
              </div>
            )
          }
        </PanelBody>
      </Dialog>
    </>
  )
}
