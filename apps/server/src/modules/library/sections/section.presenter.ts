import type { Locale } from '@mixed-zone/contract/locales'
import type { Section } from '@mixed-zone/contract/schemas/taxonomy'
import type { SectionRow } from './sections.repository.ts'

export function presentSection(row: SectionRow, locale: Locale): Section {
  return {
    textId: row.textId,
    name: row.names[locale],
    description: row.descriptions[locale],
    kind: row.kind,
    count: row.count,
  }
}
