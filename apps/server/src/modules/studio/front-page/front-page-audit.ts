import type { FrontPage } from '@mixed-zone/contract/schemas/studio/front-page'
import type { Db } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type AuditEntry, changesBetween, recordAudit } from '../../audit/audit.ts'

interface Publication {
  readonly actor: Actor
  readonly at: Date
  readonly before: FrontPage
  readonly after: FrontPage
}

type Entry = Pick<AuditEntry, 'subject' | 'changes'>

/** One entry for each section that changed, one for the page as a whole, and one for the quick links. */
export async function recordPublication(tx: Db, { actor, at, before, after }: Publication): Promise<void> {
  const entries = [...sectionEntries(before, after), pageEntry(before, after), linksEntry(before, after)]
  const person = { personId: actor.personId }
  for (const entry of entries.filter(({ changes = {} }) => Object.keys(changes).length > 0)) {
    await recordAudit(tx, { at, actor: person, action: 'front-page.published', ...entry })
  }
}

function sectionEntries(before: FrontPage, after: FrontPage): Entry[] {
  const old = new Map(before.sections.map((section) => [section.textId, section]))
  return after.sections.map((section) => ({
    subject: { kind: 'section', id: section.textId },
    changes: changesBetween(old.get(section.textId) ?? section, section),
  }))
}

const fieldsOf = ({ sections, lead }: FrontPage) => ({
  order: sections.map(({ textId }) => textId),
  lead: lead?.postId ?? null,
  until: lead?.until ?? null,
})

const pageEntry = (before: FrontPage, after: FrontPage): Entry => ({
  subject: { kind: 'list', id: 'front-page' },
  changes: changesBetween(fieldsOf(before), fieldsOf(after)),
})

/** Titles in the first language that each has, icon and address. */
const linesOf = ({ quickLinks }: FrontPage) => ({
  links: quickLinks.map(({ titles, icon, url }) => `${titles.es || titles.en || titles.pt} (${icon}): ${url}`),
  titles: quickLinks.map(({ titles }) => [titles.es, titles.en, titles.pt].join(' / ')),
})

const linksEntry = (before: FrontPage, after: FrontPage): Entry => ({
  subject: { kind: 'list', id: 'quick-links' },
  changes: changesBetween(linesOf(before), linesOf(after)),
})
