import type { AuditItem, AuditValue } from '@mixed-zone/contract/schemas/studio/audit'
import { useMemo } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSystemActor } from '../../shared/system-actor.ts'
import { auditTexts } from './audit-texts.ts'

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

const find = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined

/** Entries and their values in words. What has no name keeps its technical one. */
export function useAuditLabels() {
  const texts = useTexts(auditTexts)
  const systemActorOf = useSystemActor()
  const { dateTime, formatNumber } = useFormats()
  return useMemo(() => {
    const actorOf = ({ actor: { id, name } }: AuditItem) => {
      if (id === null) return systemActorOf(name)
      return name ?? texts.deletedPerson({ id })
    }
    const actionOf = ({ action }: Pick<AuditItem, 'action'>) => find(texts.actions, action) ?? action
    const subjectOf = ({ subject: { kind, id, name } }: AuditItem) => {
      if (name !== null) return name
      if (kind === 'setting') return find(texts.settings, id) ?? id
      if (kind === 'list') return find(texts.lists, id) ?? id
      // Sessions are deleted a month after their end, and some say nothing of their device.
      if (kind === 'session') return texts.unknownDevice
      const kindName = find(texts.subjects, kind) ?? kind
      return /^\d*$/.test(id) || kind === 'audit' ? `${kindName} ${id}`.trim() : id
    }
    /** The last part of a dotted name may have a name of its own. */
    const fieldOf = (field: string) =>
      find(texts.fields, field) ?? find(texts.fields, field.split('.').at(-1) ?? '') ?? field
    const itemOf = (item: string) => find(texts.values, item) ?? (ISO_MOMENT.test(item) ? dateTime(item) : item)
    const valueOf = (value: AuditValue): string => {
      if (value === null || value === '') return texts.nothing
      if (typeof value === 'boolean') return value ? texts.yes : texts.no
      if (typeof value === 'number') return formatNumber(value)
      if (typeof value === 'string') return itemOf(value)
      return value.length === 0 ? texts.nothing : value.map(itemOf).join(', ')
    }
    return { actorOf, actionOf, subjectOf, fieldOf, valueOf }
  }, [texts, systemActorOf, dateTime, formatNumber])
}
