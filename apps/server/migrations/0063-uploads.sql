-- Uploads that were begun (tus). Their bytes are in DATA_DIR/uploads, in a file that is named after the id.
create table uploads (
  id bigint primary key default random_id(),
  person_id bigint not null references people (id) on delete cascade,
  name text not null,
  -- As the browser declares it; only the limit of the size depends on it.
  media_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  -- Flushed to disk. The file may be longer after a crash; what follows is overwritten.
  received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
  last_modified timestamptz,
  -- Of the whole file, as the browser computed it.
  sha256 bytea,
  -- Where the file goes, as the caller named it.
  target jsonb not null,
  post_id bigint references posts (id) on delete cascade,
  -- The post was published while this was still being uploaded.
  publish_when_ready boolean not null default false,
  -- Whoever writes holds it: one request of one node. It is renewed while bytes arrive.
  lease uuid,
  leased_until timestamptz,
  -- Kept for a day, so that a browser that missed the response learns of it.
  finished_at timestamptz,
  asset_id bigint references assets (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index uploads_of_person on uploads (person_id);
create index uploads_of_post on uploads (post_id) where post_id is not null;
create index uploads_of_asset on uploads (asset_id) where asset_id is not null;
create index uploads_by_expiry on uploads (expires_at);
