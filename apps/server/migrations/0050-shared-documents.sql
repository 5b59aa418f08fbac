-- The texts of a post while they are written (Yjs). Readers never touch these tables: publishing copies the texts into `post_translations`.
create table shared_documents (
  post_id bigint primary key references posts on delete cascade,
  -- Everything up to `state_number`; later updates are rows of their own until they are merged into it.
  state bytea not null,
  state_number bigint not null default 0,
  last_number bigint not null default 0,
  schema_version integer not null
);

create table shared_document_updates (
  post_id bigint not null references shared_documents on delete cascade,
  -- Without gaps: assigned under the lock of the document's row.
  number bigint not null,
  bytes bytea not null,
  person_id bigint references people on delete set null,
  at timestamptz not null,
  primary key (post_id, number)
);
create index shared_document_updates_of_person on shared_document_updates (person_id);
