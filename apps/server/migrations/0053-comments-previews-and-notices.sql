-- Comments of staff on passages of a draft. Positions are Yjs' relative positions as base64.
create table post_comments (
  id bigint primary key generated always as identity,
  post_id bigint not null references posts on delete cascade,
  author_id bigint references people on delete set null,
  at timestamptz not null,
  locale text not null check (locale in ('es', 'en', 'pt')),
  part text not null check (part in ('title', 'summary', 'body')),
  start_position text not null,
  end_position text not null,
  quote text not null,
  text text not null,
  resolved_at timestamptz,
  resolved_by bigint references people on delete set null
);
create index post_comments_of_post on post_comments (post_id, id);
create index post_comments_of_author on post_comments (author_id) where author_id is not null;
create index post_comments_of_resolver on post_comments (resolved_by) where resolved_by is not null;

-- Addresses that show a draft to somebody without an account. They end with the right of their author to see it.
create table preview_links (
  id bigint primary key default random_id(),
  post_id bigint not null references posts on delete cascade,
  author_id bigint not null references people on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz
);
create index preview_links_of_post on preview_links (post_id, created_at);
create index preview_links_of_author on preview_links (author_id);
create index preview_links_by_end on preview_links (expires_at);

-- What was corrected or withdrawn, for those who had downloaded it. Titles and names as they were then.
create table notices (
  id bigint primary key generated always as identity,
  person_id bigint not null references people on delete cascade,
  post_id bigint not null references posts on delete cascade,
  asset_id bigint references assets on delete set null,
  kind text not null check (kind in ('correction', 'recall', 'withdrawal')),
  at timestamptz not null,
  post_titles partly_localised not null,
  asset_name text,
  texts localised not null,
  read_at timestamptz
);
create index notices_of_person on notices (person_id, id);
create index notices_of_post on notices (post_id);
create index notices_of_asset on notices (asset_id) where asset_id is not null;
create index notices_by_age on notices (at);

-- Who received a file, also inside a zip.
create index received_items_of_item on received_items (item);
