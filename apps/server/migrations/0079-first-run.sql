-- Links that an installation without an admin prints at its start. All of them are deleted with the first admin; `settings` then has a row
-- `setup`, and none is made again.
create table setup_links (
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- The rows that the demo was filled with. Leaving the demo deletes these and what belongs to them; rows that something of the league's own
-- refers to lose their mark instead. No rows: there is no demo, or it was left.
create table demo_rows (
  table_name text not null check (table_name in ('access_requests', 'audit_entries', 'categories', 'fixtures', 'mail_domains', 'mails',
    'people', 'posts', 'press_contacts', 'quick_links', 'social_accounts', 'tags', 'teams')),
  row_key text not null,
  primary key (table_name, row_key)
);

-- Demos of earlier versions. Only an empty database is filled, so what is older than the end of the fill is the demo's. Clubs, categories, tags
-- and fixtures have no time; those that somebody created since are in the audit log. It does not name the rows of an imported season or
-- squad: after such an import, fixtures or players stay with the league, and with them their clubs.
insert into demo_rows (table_name, row_key)
select marked.table_name, marked.row_key
from (select updated_at as at from settings where key = 'demo' and value ->> 'state' = 'full') as filled
cross join lateral (
  select
    exists (select from audit_entries where action = 'fixture.imported' and audit_entries.at > filled.at) as of_seasons,
    exists (select from audit_entries where action = 'term.squads-imported' and audit_entries.at > filled.at) as of_squads
) as imports
cross join lateral (
  select 'people' as table_name, id::text as row_key from people where created_at <= filled.at
  union all select 'access_requests', id::text from access_requests where created_at <= filled.at
  union all select 'posts', id::text from posts where created_at <= filled.at and import_key is null
  union all select 'mails', id::text from mails where created_at <= filled.at
  union all select 'mail_domains', domain::text from mail_domains where added_at <= filled.at
  union all select 'social_accounts', id::text from social_accounts where created_at <= filled.at
  union all select 'audit_entries', id::text from audit_entries where audit_entries.at <= filled.at
  union all select 'quick_links', id::text from quick_links
  union all select 'press_contacts', id::text from press_contacts
  union all select 'fixtures', id::text from fixtures where not imports.of_seasons and not exists (
    select from audit_entries where action = 'fixture.created' and subject_kind = 'fixture' and subject_id = fixtures.id::text)
  union all select 'teams', id::text from teams where not exists (
    select from audit_entries where action = 'term.created' and subject_kind = 'team' and subject_id in (
      select teams.text_id union all select alias.text_id from text_id_aliases alias where alias.team_id = teams.id))
  union all select 'categories', id::text from categories where not exists (
    select from audit_entries where action = 'term.created' and subject_kind = 'category' and subject_id in (
      select categories.text_id union all select alias.text_id from text_id_aliases alias where alias.category_id = categories.id))
  union all select 'tags', id::text from tags
  where not (kind = 'matchday' and imports.of_seasons) and not (kind = 'player' and imports.of_squads) and not exists (
    select from audit_entries where action = 'term.created' and subject_kind in ('tag', 'player') and subject_id in (
      select tags.text_id union all select alias.text_id from text_id_aliases alias where alias.tag_id = tags.id)
    or action = 'matchday.created' and subject_kind = 'matchday' and subject_id = tags.id::text)
) as marked;

-- Entries are never changed. They are deleted by the retention, which is at least a year, and with the demo that they were invented for.
create or replace function protect_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (
    old.at < now() - interval '364 days'
    or exists (select from demo_rows where table_name = 'audit_entries' and row_key = old.id::text))
  then
    return old;
  end if;
  raise exception 'audit entries cannot be changed or deleted';
end
$$;
