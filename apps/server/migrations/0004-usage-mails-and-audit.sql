-- One row for each view, download or copied text. Medium and country are those of the moment: the row outlives the person.
create table usage_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null check (event in ('view', 'download', 'copy-text')),
  person_id bigint references people (id) on delete set null,
  company_name text not null,
  media_type text not null,
  country text not null,
  region text not null,
  post_id bigint references posts (id) on delete set null,
  asset_id bigint references assets (id) on delete set null,
  rendition text,
  bytes bigint
);
create index usage_events_by_time on usage_events (at, id);
create index usage_events_of_post on usage_events (post_id, event);
create index usage_events_of_person on usage_events (person_id) where person_id is not null;

-- Outgoing mail, written in the same transaction as what caused it.
create table mails (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  template text not null,
  -- One cause is one mail.
  cause text not null unique,
  recipient text not null,
  person_id bigint references people (id) on delete set null,
  locale text not null check (locale in ('es', 'en', 'pt')),
  -- What the template needs; encrypted where it holds a secret, erased once sent.
  details bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'uncertain', 'failed', 'dropped')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  not_after timestamptz,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_to_send on mails (next_attempt_at) where state = 'waiting';

-- Who did what to whom and when. Names are kept as they were: the row outlives both.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint references people (id) on delete set null,
  actor_label text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);
create index audit_entries_by_time on audit_entries (at, id);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
