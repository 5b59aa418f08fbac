-- Exports under way. A row that is not kept alive any more was left behind by a process that died.
create table running_exports (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  started_at timestamptz not null,
  alive_until timestamptz not null
);
create index running_exports_of_person on running_exports (person_id);
