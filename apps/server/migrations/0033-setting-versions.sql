-- What the studio has set. The version with the highest number is in effect; a setting without one has its default.
create table setting_versions (
  key text not null,
  version integer not null check (version > 0),
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by bigint references people on delete set null,
  -- The version whose value was put back.
  restored_from integer,
  primary key (key, version)
);
create index setting_versions_changed_by on setting_versions (changed_by);

-- Settings that are published, while somebody works on them.
create table setting_drafts (
  key text primary key,
  value jsonb not null,
  -- Counts the saves, so that two editors notice each other.
  revision integer not null,
  -- The version that the draft is based on.
  base_version integer not null,
  changed_at timestamptz not null,
  changed_by bigint references people on delete set null
);
create index setting_drafts_changed_by on setting_drafts (changed_by);

alter table change_counters add column settings bigint not null default 0;
