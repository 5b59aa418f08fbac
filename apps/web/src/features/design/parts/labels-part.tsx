import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Counts } from '../../../league-ui/cards/counts.tsx'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { EmbargoBadge, RightsBadge, type ShownState, StateBadge } from '../../../league-ui/notices/state-badge.tsx'
import { Badge } from '../../../ui/components/badge.tsx'
import { LinkChip, RemovableChip } from '../../../ui/components/chip.tsx'
import { designTexts } from '../design-texts.ts'
import { TEAMS } from '../sample-league.ts'
import { Part, Row } from './part.tsx'

const STATES: readonly ShownState[] = ['draft', 'in-review', 'scheduled', 'published', 'archived']

const CHIPS = [
  { label: TEAMS.almenara.name, icon: <Crest teamTextId={TEAMS.almenara.textId} size={16} /> },
  { label: TEAMS.puertoClaro.name, icon: <Crest teamTextId={TEAMS.puertoClaro.textId} size={16} /> },
  { label: '«derbi»' },
]

export function LabelsPart() {
  const texts = useTexts(designTexts)
  const { formatBytes } = useFormats()
  const [chips, setChips] = useState(CHIPS)
  const [until] = useState(() => new Date(Date.now() + 3_600_000).toISOString())
  return (
    <Part name="labels">
      <Row>
        {chips.map((chip) => (
          <RemovableChip
            key={chip.label}
            {...chip}
            onRemove={() => setChips(chips.filter((kept) => kept.label !== chip.label))}
          />
        ))}
        <LinkChip href="#labels">Martín Rueda</LinkChip>
        <LinkChip href="#labels">{texts.frame.matchday}</LinkChip>
      </Row>
      <Row>
        {STATES.map((state) => (
          <StateBadge key={state} state={state} />
        ))}
        <EmbargoBadge until={until} />
        <RightsBadge text={texts.notices.rights} isProminent />
        <RightsBadge text={texts.notices.rights} />
        <Badge>PDF {formatBytes(180_000)}</Badge>
        <span className="flex gap-3 text-14 text-muted">
          <Counts counts={{ images: 42, videos: 3, texts: 2, files: 3 }} />
        </span>
      </Row>
    </Part>
  )
}
