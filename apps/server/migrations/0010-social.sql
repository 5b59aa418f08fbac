-- Social accounts of the league, in the order in which they are shown.
create table social_accounts (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  network text not null
    check (network in ('youtube', 'instagram', 'x', 'facebook', 'tiktok', 'mastodon', 'bluesky', 'web')),
  handle text not null check (handle <> ''),
  url text not null check (url ~ '^https?://'),
  -- Without one the account is a link alone.
  feed_url text check (feed_url ~ '^https?://'),
  -- What its server said of the version that was read last.
  etag text,
  last_modified text,
  next_fetch_at timestamptz not null,
  -- How often in a row its feed could not be read, and since when.
  failures integer not null default 0,
  failing_since timestamptz,
  created_at timestamptz not null,
  check ((failures = 0) = (failing_since is null))
);
create index social_accounts_due on social_accounts (next_fetch_at) where feed_url is not null;

create table social_items (
  id bigint generated always as identity primary key,
  account_id bigint not null references social_accounts (id) on delete cascade,
  guid text not null check (length(guid) between 1 and 500),
  title text not null,
  text text not null,
  url text not null check (url ~ '^https?://'),
  -- Where its picture was found, and the picture as it is kept; the latter is absent where it could not be had.
  image_url text,
  image_file_id bigint references files (id),
  published_at timestamptz,
  -- When it was first seen: its time, where it has none of its own.
  seen_at timestamptz not null,
  said_at timestamptz not null generated always as (coalesce(published_at, seen_at)) stored,
  unique (account_id, guid)
);
create index social_items_newest on social_items (account_id, said_at desc, id desc);
