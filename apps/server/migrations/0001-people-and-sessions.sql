-- Extensions that full text, names and addresses of mail need. All three are trusted: the owner of a database may create them.
create extension if not exists citext;
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- A text in each of the three languages, none of them empty.
create domain localised as jsonb
  check (value ?& array['es', 'en', 'pt'] and jsonb_typeof(value) = 'object');

create table people (
  id bigint generated always as identity primary key,
  email citext not null unique check (length(email) between 3 and 254),
  first_name text not null check (first_name <> ''),
  surnames text not null,
  telephone_prefix text not null default '',
  telephone_number text not null default '',
  region text not null default '',
  country text not null default '' check (country = '' or country ~ '^[A-Z]{2}$'),
  company_name text not null default '',
  media_type text not null default 'other',
  work_type text not null default 'other',
  communications_locale text not null default 'es' check (communications_locale in ('es', 'en', 'pt')),
  newsletter boolean not null default false,
  unsubscribe_code text not null unique,
  role text not null default 'media' check (role in ('media', 'editor', 'manager', 'admin')),
  permissions_added text[] not null default '{}',
  permissions_taken text[] not null default '{}',
  state text not null default 'active' check (state in ('active', 'suspended')),
  password_hash text not null,
  -- Set while the password is a provisional one: until then it works, and only to be replaced.
  provisional_until timestamptz,
  embargo_terms_accepted_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table access_requests (
  id bigint generated always as identity primary key,
  -- Names the request in its mail: /{lang}/request-access/{code}.
  code text not null unique,
  email citext not null,
  first_name text not null,
  surnames text not null,
  telephone_prefix text not null,
  telephone_number text not null,
  region text not null,
  country text not null,
  company_name text not null,
  media_type text not null,
  work_type text not null,
  communications_locale text not null check (communications_locale in ('es', 'en', 'pt')),
  newsletter boolean not null,
  legal_accepted_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'authorised', 'rejected')),
  reason text,
  decided_at timestamptz,
  decided_by bigint references people (id) on delete set null,
  person_id bigint references people (id) on delete set null,
  created_at timestamptz not null,
  check ((state = 'waiting') = (decided_at is null))
);

-- However many send it at once, an address waits once.
create unique index access_requests_one_waiting on access_requests (email) where state = 'waiting';
create index access_requests_by_age on access_requests (created_at) where state = 'waiting';

create table sessions (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  -- SHA-256 of the bearer token. The token itself is stored nowhere.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Names the session in signed addresses of files.
  file_handle text not null unique,
  address text not null,
  device text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  -- Whatever happens, it ends then.
  ends_at timestamptz not null,
  ended_at timestamptz
);

create index sessions_of_person on sessions (person_id) where ended_at is null;

-- Counters against guessing. In the database, so that a restart or a second node forgets nothing.
create table limit_counters (
  name text not null,
  -- A digest of the account or address that is counted.
  subject text not null,
  hits integer not null,
  window_started_at timestamptz not null,
  -- How often in a row it was blocked: each time doubles the wait.
  strikes integer not null default 0,
  blocked_until timestamptz,
  primary key (name, subject)
);

-- A solved captcha can be used once.
create table used_captchas (
  digest bytea primary key,
  expires_at timestamptz not null
);

create index used_captchas_by_expiry on used_captchas (expires_at);
