import type { Database } from '../../apps/server/src/platform/database/database.ts'

export const PEOPLE = 10_000
export const WAITING_REQUESTS = 2_000

const NAMES = `(array['Ana','José','Zoë','João','Marta','Núria','Iker','Chloé','Müller','Olaia','Rui','Inês'])`
const SURNAMES = `(array['García','Núñez','Pérez','Conceição','O''Brien','Aldana','Mompó','Ferreira','Sousa','Etxeberria','Smith','Vidal','Roca'])`
const COUNTRIES = `(array['ES','PT','AR','MX','BR','GB','FR','DE'])`
const pick = (array: string, number: string) => `${array}[1 + (${number}) % cardinality(${array})]`

const COLUMNS_OF_A_PERSON = `
  ${pick(NAMES, 'n * 7')}, ${pick(SURNAMES, 'n * 5')} || ' ' || ${pick(SURNAMES, 'n / 13')}, '+34', '612345678', 'europe',
  ${pick(COUNTRIES, 'n')}, 'Medium ' || n % 900, 'newspaper', 'journalist', (array['es','en','pt'])[1 + n % 3], false`

const statementsFor = (auditEntries: number) => [
  `insert into people (email, first_name, surnames, telephone_prefix, telephone_number, region, country, company_name, media_type,
      work_type, communications_locale, newsletter, unsubscribe_code, role, state, password_hash, last_seen_at, created_at, updated_at)
    select 'person-' || n || '@medium-' || n % 900 || '.test', ${COLUMNS_OF_A_PERSON}, 'unsubscribe-' || n,
      case when n % 400 = 0 then 'editor' else 'media' end, case when n % 50 = 0 then 'suspended' else 'active' end, 'none',
      case when n % 4 = 0 then null else now() - n * interval '3 minutes' end, now() - n * interval '1 hour', now()
    from generate_series(1, ${PEOPLE}) as n`,
  `insert into access_requests (code, email, first_name, surnames, telephone_prefix, telephone_number, region, country, company_name,
      media_type, work_type, communications_locale, newsletter, legal_accepted_at, state, reason, decided_at, created_at)
    select 'code-' || n, 'applicant-' || n || '@medium-' || n % 900 || '.test', ${COLUMNS_OF_A_PERSON}, now(),
      case when n <= ${WAITING_REQUESTS} then 'waiting' when n % 3 = 0 then 'rejected' else 'authorised' end,
      case when n > ${WAITING_REQUESTS} and n % 3 = 0 then 'No accreditation' end,
      case when n > ${WAITING_REQUESTS} then now() - n * interval '5 minutes' end, now() - n * interval '6 minutes'
    from generate_series(1, ${4 * WAITING_REQUESTS}) as n`,
  `insert into usage_events (at, event, person_id, company_name, media_type, country, region, rendition, bytes)
    select now() - n * interval '2 minutes', (array['view','download','download','copy-text'])[1 + n % 4], people.id,
      people.company_name, 'newspaper', people.country, 'europe', 'original', 1000000
    from generate_series(1, 300000) as n join people on people.email = 'person-' || 1 + n * 17 % ${PEOPLE} || '@medium-' || (1 + n * 17 % ${PEOPLE}) % 900 || '.test'`,
  `insert into mails (message_id, template, cause, recipient, person_id, locale, state, last_error, created_at, sent_at)
    select 'message-' || id, (array['authorised','password-changed','reset-link','rejected'])[1 + id % 4], 'cause-' || id, email, id,
      communications_locale, case when id % 100 = 0 then 'failed' else 'sent' end, case when id % 100 = 0 then '550 no such user' end,
      now() - id * interval '9 minutes', now()
    from people`,
  `insert into audit_entries (at, actor_id, actor_label, action, subject_kind, subject_id, details)
    select now() - n * interval '1 minute', staff.id, 'Ana García',
      (array['session.started','request.authorised','request.rejected','person.suspended','person.role-changed','post.published','report.exported'])[1 + n % 7],
      (array['session','request','request','person','person','post','report'])[1 + n % 7], (1 + n % ${PEOPLE})::text, '{"from":"media","to":"editor"}'
    from generate_series(1, ${auditEntries}) as n
    join (select id, row_number() over (order by id) - 1 as nth from people where role = 'editor') as staff on staff.nth = n % 25`,
  `insert into audit_personal (entry_id, person_id, name)
    select entry.id, people.id, people.first_name || ' ' || people.surnames
    from audit_entries entry join people on people.id::text = entry.subject_id where entry.subject_kind = 'person'`,
]

/** People, requests, use, mails and an audit log of some years, straight into the tables. */
export async function fillStudio({ query }: Database, auditEntries: number): Promise<void> {
  for (const statement of statementsFor(auditEntries)) await query(statement)
  await query('vacuum analyze')
}
