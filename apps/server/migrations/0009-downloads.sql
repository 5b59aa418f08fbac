-- Pictures with caption, credit and rights written into them: made once, and again when one of these changes.
create table labelled_files (
  asset_id bigint not null references assets (id) on delete cascade,
  rendition text not null check (rendition in ('original', '1920', '1080', 'thumb')),
  -- Of the picture and of all that is written into it.
  digest bytea not null,
  file_id bigint not null references files (id),
  primary key (asset_id, rendition)
);

-- The texts of posts as files, made once for each version.
create table post_documents (
  post_id bigint not null references posts (id) on delete cascade,
  locale text not null check (locale in ('es', 'en', 'pt')),
  format text not null check (format in ('txt', 'docx')),
  -- Of all that it says.
  digest bytea not null,
  file_id bigint not null references files (id),
  primary key (post_id, locale, format)
);

-- What somebody chose to download together. The zip itself is computed while it is sent.
create table zips (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  -- Of everything in it: the same choice of the same files is the same zip.
  digest bytea not null,
  name text not null,
  rendition text not null check (rendition in ('original', '1920', '1080', 'thumb')),
  size_bytes bigint not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  unique (person_id, digest)
);
create index zips_by_use on zips (used_at);

create table zip_entries (
  zip_id bigint not null references zips (id) on delete cascade,
  position integer not null,
  name text not null,
  file_id bigint not null references files (id),
  modified_at timestamptz not null,
  -- Of what it is a file. No foreign keys: what is gone must be missed, not forgotten.
  post_id bigint,
  asset_id bigint,
  asset_version integer,
  primary key (zip_id, position)
);

-- Zips that are being sent at this moment, one row for each connection. Renewed while it lasts, so that those of a dead process end by themselves.
create table running_zips (
  id uuid primary key,
  zip_id bigint not null references zips (id) on delete cascade,
  person_id bigint not null references people (id) on delete cascade,
  renewed_at timestamptz not null
);
create index running_zips_of_person on running_zips (person_id);

-- What a session has begun to fetch, so that going on with it does not count again.
create table deliveries (
  session_id bigint not null references sessions (id) on delete cascade,
  subject text not null,
  sent_bytes bigint not null default 0,
  -- Whether its last byte went out.
  has_end boolean not null default false,
  last_at timestamptz not null,
  primary key (session_id, subject)
);

-- What a person has got, for "only what is new".
create table received_items (
  person_id bigint not null references people (id) on delete cascade,
  item text not null,
  received_at timestamptz not null,
  primary key (person_id, item)
);

create table basket_items (
  person_id bigint not null references people (id) on delete cascade,
  asset_id bigint not null references assets (id) on delete cascade,
  added_at timestamptz not null,
  primary key (person_id, asset_id)
);
