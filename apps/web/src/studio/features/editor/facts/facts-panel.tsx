import type { FactChoices, TagChoice } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Crest } from '../../../../league-ui/fixtures/crest.tsx'
import { Combobox, MultiCombobox } from '../../../../ui/components/inputs/combobox.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { Select } from '../../../../ui/primitives/select.tsx'
import type { GetFixHandler } from '../../../shared/publish/checklist.tsx'
import { editorTexts } from '../editor-texts.ts'
import { EmbargoFact } from './embargo-fact.tsx'
import type { FactNames } from './fact-names.ts'
import { FactSection } from './fact-section.tsx'
import { LeadAssetFact } from './lead-asset-fact.tsx'
import { LinksFact } from './links-fact.tsx'
import { MissingFacts } from './missing-facts.tsx'
import { RightsFact } from './rights-fact.tsx'
import { TagSearch } from './tag-search.tsx'
import { TermChips } from './term-chips.tsx'
import type { Facts } from './use-facts.ts'
import { useNamedTerms } from './use-named-terms.ts'

export interface FactsPanelProps {
  readonly detail: PostDetail
  readonly facts: Facts
  readonly choices: FactChoices
  readonly names: FactNames
  /** The text of the post: clubs, players and tags that it names are offered. */
  readonly text: string
  readonly isEditable: boolean
  readonly getFixHandler: GetFixHandler
  readonly onOpenConflicts: () => void
}

/** Everything about a post that is not its text. Each field is saved when it changes. */
export function FactsPanel(props: FactsPanelProps) {
  const { detail, facts, isEditable } = props
  const texts = useTexts(editorTexts).facts
  const { values, save } = facts
  const named = useNamedTerms(props.text, props.choices.teams)
  return (
    // A group that is disabled as a whole while nothing can be saved.
    <fieldset disabled={!isEditable} aria-label={texts.panel} className="min-w-0">
      <ConflictNote {...props} />
      <MissingFacts postId={detail.id} getFixHandler={props.getFixHandler} />
      <FixtureFacts {...props} />
      <PlacementFacts {...props} />
      <TeamFacts {...props} named={named.teams} />
      <TagFacts {...props} named={named.tags} />
      <LeadAssetFact
        assets={detail.assets.filter(({ details }) => details.state === 'used')}
        value={values.leadAsset}
        isEditable={isEditable}
        onChange={(value) => save('leadAsset', value)}
      />
      <ContactFact {...props} />
      <RightsFact value={values.rights} isEditable={isEditable} onChange={(value) => save('rights', value)} />
      <LinksFact value={values.links} isEditable={isEditable} onChange={(value) => save('links', value)} />
      <EmbargoFact
        value={values.embargo}
        isOut={detail.state === 'published' || detail.state === 'embargoed'}
        onChange={(value) => save('embargo', value)}
      />
    </fieldset>
  )
}

function ConflictNote({ facts: { conflicts }, onOpenConflicts }: FactsPanelProps) {
  const texts = useTexts(editorTexts)
  if (conflicts.length === 0) return null
  return (
    <div role="alert" className="border-b border-flare bg-flare-tint px-5 py-3 text-14">
      {texts.conflict.note({ fields: conflicts.map(({ field }) => texts.facts.fields[field]).join(', ') })}{' '}
      <button type="button" onClick={onOpenConflicts} className="underlined rounded-control font-semibold">
        {texts.conflict.open}
      </button>
    </div>
  )
}

/** The option that stands for no value: keys of a list cannot be null. */
const NONE = 'none'

/** The fixture fills in clubs, matchday and tags, each of which can be removed. */
function FixtureFacts({ facts: { values, filled, save }, names }: FactsPanelProps) {
  const texts = useTexts(editorTexts).facts
  const fixtures = names.fixtures.map((fixture) => ({
    id: fixture.id,
    label: names.fixture(fixture),
    detail: names.matchday(fixture.matchdayId),
    mark: <Crest teamTextId={names.team(fixture.homeTeamId)?.textId ?? ''} size={16} />,
  }))
  const chosen = names.fixtures.find(({ id }) => id === values.fixture)
  return (
    <FactSection title={texts.matchdayAndFixture}>
      <Field label={texts.fields.fixture} isLabelHidden>
        {(control, { labelId }) => (
          <Combobox
            control={control}
            labelId={labelId}
            isDense
            placeholder={texts.noFixture}
            options={[{ id: NONE, label: texts.noFixture }, ...fixtures]}
            value={values.fixture ?? NONE}
            onChange={(id) => save('fixture', id === NONE ? null : id)}
            renderValue={() =>
              chosen && (
                <span className="flex items-center justify-between gap-2 font-semibold">
                  <Crest teamTextId={names.team(chosen.homeTeamId)?.textId ?? ''} />
                  <span className="min-w-0 truncate">{names.fixture(chosen)}</span>
                  <Crest teamTextId={names.team(chosen.awayTeamId)?.textId ?? ''} />
                </span>
              )
            }
          />
        )}
      </Field>
      <Field label={texts.fields.matchday} isLabelHidden className="mt-2">
        {(control, { labelId }) => (
          <Combobox
            control={control}
            labelId={labelId}
            isDense
            placeholder={texts.noMatchday}
            options={[
              { id: NONE, label: texts.noMatchday },
              ...names.matchdays.map(({ id, name }) => ({ id, label: name })),
            ]}
            value={values.matchday ?? NONE}
            onChange={(id) => save('matchday', id === NONE ? null : id)}
          />
        )}
      </Field>
      {filled.length > 0 && (
        <p role="status" className="mt-2 text-12 text-muted">
          {texts.filled({ fields: filled.map((field) => texts.fields[field]).join(', ') })}
        </p>
      )}
    </FactSection>
  )
}

function PlacementFacts({ facts: { values, save }, choices }: FactsPanelProps) {
  const texts = useTexts(editorTexts).facts
  return (
    <section aria-label={texts.placement} className="grid grid-cols-2 gap-3 border-b border-line px-5 py-4">
      <div data-fact="section">
        <Field label={texts.fields.section} className={SMALL_LABEL}>
          {(control) => (
            <Select
              {...control}
              isDense
              placeholder={texts.choose}
              options={choices.sections.map(({ id, name }) => ({ value: id, label: name }))}
              value={values.section ?? ''}
              onChange={(event) => save('section', event.target.value || null)}
            />
          )}
        </Field>
      </div>
      <div data-fact="categories">
        <Field label={texts.fields.categories} className={SMALL_LABEL}>
          {(control, { labelId }) => (
            <MultiCombobox
              control={control}
              labelId={labelId}
              isDense
              placeholder={texts.choose}
              options={choices.categories.map(({ id, name }) => ({ id, label: name }))}
              value={values.categories}
              onChange={(ids) => save('categories', ids)}
            />
          )}
        </Field>
      </div>
    </section>
  )
}

const SMALL_LABEL = '[&_label]:text-12 [&_label]:text-muted'

interface TeamFactsProps extends FactsPanelProps {
  readonly named: FactChoices['teams']
}

function TeamFacts({ facts: { values, save }, choices, names, named, isEditable }: TeamFactsProps) {
  const texts = useTexts(editorTexts).facts
  const chipOf = (id: string) => {
    const team = names.team(id)
    return { id, label: team?.shortName ?? id, mark: team && <Crest teamTextId={team.textId} size={16} /> }
  }
  return (
    <FactSection title={texts.fields.teams}>
      <TermChips
        chips={values.teams.map(chipOf)}
        offered={named.filter(({ id }) => !values.teams.includes(id)).map(({ id }) => chipOf(id))}
        addLabel={texts.add}
        isEditable={isEditable}
        onRemove={(id) => save('teams', without(values.teams, id))}
        onAdd={(id) => save('teams', [...values.teams, id])}
      />
      <Field label={texts.fields.teams} isLabelHidden>
        {(control, { labelId }) => (
          <MultiCombobox
            control={control}
            labelId={labelId}
            isDense
            isDisabled={!isEditable}
            placeholder={texts.addTeam}
            options={choices.teams.map(({ id, name, textId }) => ({
              id,
              label: name,
              mark: <Crest teamTextId={textId} size={16} />,
            }))}
            value={values.teams}
            onChange={(ids) => save('teams', ids)}
            renderValue={() => texts.addTeam}
          />
        )}
      </Field>
    </FactSection>
  )
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

interface TagFactsProps extends FactsPanelProps {
  readonly named: readonly TagChoice[]
}

function TagFacts({ detail, facts: { values, save }, names, named, isEditable }: TagFactsProps) {
  const texts = useTexts(editorTexts).facts
  const offered = named.filter(({ id }) => !values.players.includes(id) && !values.tags.includes(id))
  const add = ({ id, kind }: Pick<TagChoice, 'id' | 'kind'>) => {
    const field = kind === 'player' ? 'players' : 'tags'
    save(field, [...without(values[field], id), id])
  }
  return (
    <FactSection
      title={texts.playersAndTags}
      aside={
        offered.length > 0 && (
          <span className="font-semibold text-accent-text">{texts.named({ count: offered.length })}</span>
        )
      }
    >
      <TermChips
        chips={[...values.players, ...values.tags].map((id) => ({ id, label: names.tag(id) }))}
        offered={offered.map(({ id, name }) => ({ id, label: name }))}
        addLabel={texts.add}
        isEditable={isEditable}
        onRemove={(id) => {
          const field = values.players.includes(id) ? 'players' : 'tags'
          save(field, without(values[field], id))
        }}
        onAdd={(id) => {
          const tag = offered.find((one) => one.id === id)
          if (tag) add(tag)
        }}
      />
      {isEditable && (
        <TagSearch
          postId={detail.id}
          excludedIds={[...values.players, ...values.tags]}
          teamName={(id) => names.team(id)?.shortName ?? ''}
          onChoose={add}
        />
      )}
    </FactSection>
  )
}

function ContactFact({ facts: { values, save }, choices }: FactsPanelProps) {
  const texts = useTexts(editorTexts).facts
  return (
    <FactSection title={texts.fields.contact} field="contact">
      <Field label={texts.fields.contact} isLabelHidden>
        {(control) => (
          <Select
            {...control}
            isDense
            placeholder={texts.noContact}
            options={choices.contacts.map(({ id, name, role }) => ({ value: id, label: `${name} · ${role}` }))}
            value={values.contact ?? ''}
            onChange={(event) => save('contact', event.target.value || null)}
          />
        )}
      </Field>
    </FactSection>
  )
}
