-- A merged account cannot log in. It is kept for an undo, and reserves its address until then.
alter table people drop constraint people_state_check;
alter table people add constraint people_state_check check (state in ('active', 'suspended', 'merged'));

create table account_merges (
  id bigint generated always as identity primary key,
  merged_id bigint not null unique references people on delete cascade,
  -- Without an action: it cannot be deleted before the accounts that were merged into it.
  survivor_id bigint not null references people check (survivor_id <> merged_id),
  -- What an undo puts back.
  merged_state text not null check (merged_state in ('active', 'suspended')),
  merged_at timestamptz not null,
  merged_by bigint references people on delete set null,
  undo_until timestamptz not null
);
create index account_merges_of_survivor on account_merges (survivor_id);
create index account_merges_of_actor on account_merges (merged_by) where merged_by is not null;

-- The rows that a merge gave to the surviving account, by their keys.
create table account_merge_rows (
  merge_id bigint not null references account_merges on delete cascade,
  kind text not null,
  keys text[] not null,
  primary key (merge_id, kind)
);
