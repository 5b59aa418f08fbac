import type { AuditDetail, AuditValue } from '@mixed-zone/contract/schemas/studio/audit'
import { isSettingKey, type SettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import { useQuery } from '@tanstack/react-query'
import { History, RotateCcw } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { DetailPanel } from '../../shared/detail-panel.tsx'
import { MarkedWords } from '../../shared/marked-words.tsx'
import { FactRow, PanelBody } from '../../shared/panel-parts.tsx'
import { settingVersionPath } from '../../shared/setting-sections.ts'
import { type DiffPart, diffTexts } from '../../shared/text-diff.ts'
import { useAuditLabels } from './audit-labels.ts'
import { auditEntryQuery } from './audit-queries.ts'
import { useSubjectPath } from './audit-subject.ts'
import { auditTexts } from './audit-texts.ts'

interface AuditPanelProps {
  readonly id: string
  readonly position: string | null
  readonly onClose: () => void
}

/** One entry: who did what to whom, and each changed field before and after. */
export function AuditPanel({ id, position, onClose }: AuditPanelProps) {
  const texts = useTexts(auditTexts)
  const { dateTime } = useFormats()
  const { actorOf, actionOf } = useAuditLabels()
  const query = useQuery(auditEntryQuery(id))
  const { data } = query
  return (
    <DetailPanel
      label={data ? `${actorOf(data)}: ${actionOf(data)}` : texts.title}
      kind="audit"
      header={
        data && (
          <time dateTime={data.at} className="text-12 text-muted">
            {dateTime(data.at)}
          </time>
        )
      }
      position={position}
      onClose={onClose}
    >
      <PanelBody query={query}>{(entry) => <Entry entry={entry} />}</PanelBody>
    </DetailPanel>
  )
}

function Entry({ entry }: { readonly entry: AuditDetail }) {
  const texts = useTexts(auditTexts)
  const { actorOf, actionOf, subjectOf, fieldOf, valueOf } = useAuditLabels()
  const subjectPath = useSubjectPath()(entry.subject)
  const { settingVersion } = entry
  const facts = entry.facts.filter(({ field }) => settingVersion === null || field !== 'version')
  return (
    <>
      <h2 className="headline-22 mt-2">
        {actorOf(entry)} {actionOf(entry)}
      </h2>
      <p className="mt-0.5 text-14 break-words text-muted">
        {subjectPath === null ? subjectOf(entry) : <TextLink href={subjectPath}>{subjectOf(entry)}</TextLink>}
        {settingVersion !== null && ` · ${texts.versions({ version: settingVersion.version })}`}
      </p>
      {entry.changes.map(({ field, before, after }) => (
        <section key={field} className="mt-5">
          <h3 className="mb-1.5 text-12 font-semibold text-ink2">{fieldOf(field)}</h3>
          <Change before={before} after={after} />
        </section>
      ))}
      {facts.length > 0 && (
        <dl className="mt-6">
          {facts.map(({ field, value }) => (
            <FactRow key={field} label={fieldOf(field)}>
              {valueOf(value)}
            </FactRow>
          ))}
        </dl>
      )}
      {entry.changes.length === 0 && facts.length === 0 && <p className="mt-6 text-14 text-muted">{texts.noFields}</p>}
      {settingVersion !== null && isSettingKey(settingVersion.key) && (
        <VersionLinks settingKey={settingVersion.key} version={settingVersion.version} />
      )}
    </>
  )
}

/** To the version on the page of its setting, for those who may change settings. */
function VersionLinks({ settingKey, version }: { readonly settingKey: SettingKey; readonly version: number }) {
  const locale = useLocale()
  const texts = useTexts(auditTexts)
  const maySet = useSession((session) => session.permissions.includes('settings'))
  if (!maySet) return null
  const link = { locale, key: settingKey }
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      <ButtonLink size="small" icon={History} href={settingVersionPath({ ...link, version, action: 'show' })}>
        {texts.openVersion}
      </ButtonLink>
      {version > 1 && (
        <ButtonLink
          size="small"
          icon={RotateCcw}
          href={settingVersionPath({ ...link, version: version - 1, action: 'restore' })}
        >
          {texts.restoreBefore}
        </ButtonLink>
      )}
    </div>
  )
}

/** Longer values stand below their label. */
const MAX_INLINE_CHARACTERS = 60

function Change({ before, after }: { readonly before: AuditValue; readonly after: AuditValue }) {
  const texts = useTexts(auditTexts)
  const { valueOf } = useAuditLabels()
  const [old, now] = [valueOf(before), valueOf(after)]
  const parts = diffTexts(old, now)
  const isLong = Math.max(old.length, now.length) > MAX_INLINE_CHARACTERS
  return (
    <dl className="rounded-control border border-line text-14">
      <Side label={texts.before} parts={parts.filter(({ kind }) => kind !== 'added')} isLong={isLong} />
      <Side label={texts.after} parts={parts.filter(({ kind }) => kind !== 'removed')} isLong={isLong} />
    </dl>
  )
}

interface SideProps {
  readonly label: string
  readonly parts: readonly DiffPart[]
  readonly isLong: boolean
}

function Side({ label, parts, isLong }: SideProps) {
  return (
    <div className={classNames('gap-x-3 border-line px-3 py-2 not-first:border-t', !isLong && 'flex')}>
      <dt className="w-16 shrink-0 pt-0.5 text-12 font-semibold text-ink2">{label}</dt>
      <dd className="min-w-0 flex-1 break-words whitespace-pre-line">
        <MarkedWords parts={parts} />
      </dd>
    </div>
  )
}
