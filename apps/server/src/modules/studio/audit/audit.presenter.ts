import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { AuditDetail, AuditItem, AuditValue } from '@mixed-zone/contract/schemas/studio/audit'
import { isSettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import type { Cell, Column } from '../../../platform/tables/table.ts'
import { describeDevice } from '../../access/access.ts'
import type { AuditRow } from './audit.repository.ts'

const subjectNameOf = ({ subjectName, sessionDevice }: AuditRow) =>
  sessionDevice === null ? subjectName : describeDevice(sessionDevice)

export function presentAuditItem(row: AuditRow): AuditItem {
  const { id, at, actorId, actorLabel, actorName, action, subjectKind, subjectId } = row
  return {
    id,
    at: at.toISOString(),
    actor: { id: actorId, name: actorId === null ? actorLabel : actorName },
    action,
    subject: { kind: subjectKind, id: subjectId, name: subjectNameOf(row) },
  }
}

export function presentAuditDetail(row: AuditRow): AuditDetail {
  return {
    ...presentAuditItem(row),
    changes: changesOf(row),
    facts: factsOf(row),
    settingVersion: settingVersionOf(row),
  }
}

function settingVersionOf({ subjectKind, subjectId, details }: AuditRow): AuditDetail['settingVersion'] {
  const { version } = details
  if (subjectKind !== 'setting' || !isSettingKey(subjectId) || typeof version !== 'number') return null
  return { key: subjectId, version }
}

function changesOf({ changes, personalChanges }: AuditRow): AuditDetail['changes'] {
  return Object.entries({ ...changes, ...personalChanges }).flatMap(([field, { before, after }]) => {
    const [old, now] = [flatten(field, before), flatten(field, after)]
    return [...new Set([...old.keys(), ...now.keys()])]
      .map((name) => ({ field: name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
      .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
  })
}

function factsOf({ details, personalDetails }: AuditRow): AuditDetail['facts'] {
  return Object.entries({ ...details, ...personalDetails })
    .flatMap(([field, value]) => [...flatten(field, value)])
    .filter(([, value]) => value !== null)
    .map(([field, value]) => ({ field, value }))
}

/** Nested values become fields with dotted names. */
function flatten(field: string, value: unknown): Map<string, AuditValue> {
  if (value === null || value === undefined) return new Map([[field, null]])
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return new Map([[field, value]])
  if (Array.isArray(value)) {
    return new Map([[field, value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))]])
  }
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...flatten(`${field}.${name}`, inner)]))
}

const COLUMN_NAMES: readonly { readonly names: Localised; readonly kind: Column['kind'] }[] = [
  { names: { es: 'Fecha y hora', en: 'Date and time', pt: 'Data e hora' }, kind: 'moment' },
  { names: { es: 'Quién', en: 'Who', pt: 'Quem' }, kind: 'text' },
  { names: { es: 'N.º de persona', en: 'Person no.', pt: 'N.º da pessoa' }, kind: 'text' },
  { names: { es: 'Acción', en: 'Action', pt: 'Ação' }, kind: 'text' },
  { names: { es: 'Clase', en: 'Kind', pt: 'Tipo' }, kind: 'text' },
  { names: { es: 'Identificador', en: 'Identifier', pt: 'Identificador' }, kind: 'text' },
  { names: { es: 'Sobre', en: 'About', pt: 'Sobre' }, kind: 'text' },
  { names: { es: 'Antes y después', en: 'Before and after', pt: 'Antes e depois' }, kind: 'text' },
  { names: { es: 'Datos', en: 'Facts', pt: 'Dados' }, kind: 'text' },
]

export const AUDIT_TITLES: Localised = { es: 'Registro', en: 'Audit log', pt: 'Registo' }

export function presentAuditColumns(locale: Locale): Column[] {
  return COLUMN_NAMES.map(({ names, kind }) => ({ name: names[locale], kind }))
}

/** In the order of the columns. Actions and fields keep their technical names, which do not change between versions. */
export function presentAuditCells(row: AuditRow): Cell[] {
  const changes = changesOf(row).map(({ field, before, after }) => `${field}: ${textOf(before)} → ${textOf(after)}`)
  const facts = factsOf(row).map(({ field, value }) => `${field}: ${textOf(value)}`)
  return [
    row.localAt,
    row.actorId === null ? row.actorLabel : (row.actorName ?? ''),
    row.actorId,
    row.action,
    row.subjectKind,
    row.subjectId,
    subjectNameOf(row),
    changes.join('\n'),
    facts.join('\n'),
  ]
}

function textOf(value: AuditValue): string {
  if (value === null) return '–'
  return Array.isArray(value) ? value.join(', ') : String(value)
}
