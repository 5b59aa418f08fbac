import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { Combobox, MultiCombobox } from '../../../ui/components/inputs/combobox.tsx'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { RadioGroup } from '../../../ui/primitives/radio-group.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { Switch } from '../../../ui/primitives/switch.tsx'
import { designTexts } from '../design-texts.ts'
import { TEAMS } from '../sample-league.ts'
import { Columns, Part, Row } from './part.tsx'

const TEAM_OPTIONS = Object.values(TEAMS).map((team, index) => ({
  id: team.textId,
  label: team.name,
  detail: String(81 - index * 6),
  mark: <Crest teamTextId={team.textId} />,
}))

export function ChoicesPart() {
  const texts = useTexts(designTexts).fields
  const locale = useLocale()
  const { fieldNames: names } = useBaseTexts()
  const [report, setReport] = useState('views')
  const [mails, setMails] = useState<string>(locale)
  const [view, setView] = useState('grid')
  const [isOn, setIsOn] = useState(true)
  const [isLegal, setIsLegal] = useState(true)
  const [team, setTeam] = useState<string | null>(null)
  const [teams, setTeams] = useState<readonly string[]>(['almenara', 'puerto-claro'])
  const languages = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[locale][value] }))
  const reports = Object.entries(texts.reports).map(([value, [label = '', description]]) => ({
    value,
    label,
    ...(description !== undefined && { description }),
  }))
  return (
    <Part name="choices">
      <Row className="gap-x-6">
        <Checkbox checked={isLegal} onChange={(event) => setIsLegal(event.target.checked)}>
          {texts.legal}
        </Checkbox>
        <Checkbox>{texts.newsletter}</Checkbox>
        <Checkbox isIndeterminate>{texts.some}</Checkbox>
        <Checkbox disabled>{texts.newsletter}</Checkbox>
        <Switch isOn={isOn} onChange={setIsOn}>
          {texts.switchOn}
        </Switch>
        <Switch isOn={false} onChange={() => {}} isDisabled>
          {texts.switchOn}
        </Switch>
        <SegmentedControl
          label={texts.view}
          value={view}
          onChange={setView}
          segments={[
            { value: 'grid', label: texts.grid, icon: LayoutGrid },
            { value: 'list', label: texts.list, icon: List },
          ]}
        />
      </Row>
      <Columns>
        <Field label={names.mediaType}>
          {(control) => <Select {...control} placeholder={texts.choose} options={languages} defaultValue="" />}
        </Field>
        <Field label={names.companyName}>
          {(control, { labelId }) => (
            <Combobox
              control={control}
              labelId={labelId}
              options={TEAM_OPTIONS}
              placeholder={texts.choose}
              value={team}
              onChange={setTeam}
            />
          )}
        </Field>
        <Field label={texts.teams}>
          {(control, { labelId }) => (
            <MultiCombobox
              control={control}
              labelId={labelId}
              options={TEAM_OPTIONS}
              placeholder={texts.allTeams}
              value={teams}
              onChange={setTeams}
            />
          )}
        </Field>
        <Field label={names.comunicationsLocale} isGroup help={texts.help}>
          {() => <RadioGroup choices={languages} value={mails} onChange={setMails} />}
        </Field>
        <Field label={texts.report} isGroup>
          {() => <RadioGroup choices={reports} value={report} onChange={setReport} />}
        </Field>
        <Field label={texts.matchday} isGroup>
          {() => <RadioGroup look="plain" choices={languages} value={mails} onChange={setMails} />}
        </Field>
      </Columns>
    </Part>
  )
}
