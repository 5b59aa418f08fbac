-- Ticked on the request; becomes the newsletter once the provisional password, which only the address's owner has, was used.
alter table people add column newsletter_pending boolean not null default false;

-- People of the same medium, whatever its letters' case.
create index people_by_company on people (lower(company_name));

-- Whether the decision made the account: then taking it back removes it.
alter table access_requests add column made_person boolean not null default false;
create index access_requests_decided on access_requests (decided_at) where state <> 'waiting';

-- Requests from these mail domains are authorised by themselves.
create table trusted_domains (
  domain citext primary key check (domain <> ''),
  added_by bigint references people (id) on delete set null,
  added_at timestamptz not null
);

create table password_resets (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  -- SHA-256 of the token in the link. The token itself is stored nowhere but in its mail, encrypted, until that is sent.
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index password_resets_of_person on password_resets (person_id);

create table one_time_secrets (
  person_id bigint primary key references people (id) on delete cascade,
  -- Encrypted: whoever reads the database makes no codes with it.
  secret bytea not null,
  created_at timestamptz not null,
  -- Until then nothing asks for a code.
  confirmed_at timestamptz,
  -- The last step whose code was taken: each works once.
  last_step bigint not null default 0
);

create table recovery_codes (
  person_id bigint not null references people (id) on delete cascade,
  -- SHA-256 of a code with 80 random bits.
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (person_id, code_hash)
);
