/** What the audit log records. The part before the dot is the area. */
export const AUDIT_ACTIONS = [
  'request.authorised',
  'request.rejected',
  'request.undone',
  'request.noted',
  'request.note-deleted',
  'person.created',
  'person.imported',
  'person.suspended',
  'person.reinstated',
  'person.role-changed',
  'person.password-renewed',
  'person.sessions-ended',
  'person.deleted',
  'person.merged',
  'person.merged-into',
  'person.merge-undone',
  'password.changed',
  'password.reset',
  'one-time-code.set',
  'one-time-code.stopped',
  'session.started',
  'session.ended',
  'embargo-terms.accepted',
  'terms.accepted',
  'domain.trusted',
  'domain.distrusted',
  'domain.declined',
  'domain.removed',
  'domain.taken-back',
  'post.created',
  'post.imported',
  'post.duplicated',
  'post.machine-translated',
  'post.edited',
  'post.published',
  'post.updated',
  'post.publication-undone',
  'post.embargo-changed',
  'post.drafted',
  'post.sent-to-review',
  'post.changes-wanted',
  'post.archived',
  'post.withdrawn',
  'post.trashed',
  'post.restored',
  'post.corrected',
  'post.version-restored',
  'post.preview-shared',
  'post.preview-revoked',
  'post.tagged',
  'post.moved',
  'post.featured',
  'term.created',
  'term.changed',
  'term.deleted',
  'term.merged',
  'term.merge-undone',
  'term.squads-imported',
  'asset.recalled',
  'asset.deleted',
  'report.exported',
  'audit.exported',
  'list.exported',
  'mail.resent',
  'mail.cancelled',
  'mail.tested',
  'mail.address-released',
  'setting.changed',
  'setting.restored',
  'setting.published',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

type AreaOf<Action extends string> = Action extends `${infer Area}.${string}` ? Area : never

export type AuditArea = AreaOf<AuditAction>

/** The area of an action. Entries of older versions may have others. */
export function areaOf(action: string): string {
  return action.slice(0, Math.max(0, action.indexOf('.')))
}

// Each area is the prefix of an action in the list.
export const AUDIT_AREAS = [...new Set(AUDIT_ACTIONS.map(areaOf))] as AuditArea[]

export const AUDIT_SUBJECT_KINDS = [
  'request',
  'person',
  'session',
  'domain',
  'post',
  'asset',
  'team',
  'category',
  'tag',
  'player',
  'report',
  'audit',
  'list',
  'import',
  'mail',
  'setting',
] as const

export type AuditSubjectKind = (typeof AUDIT_SUBJECT_KINDS)[number]
