-- Bulk actions of the studio. A row's result is written in the transaction of its action, so that no row is done twice.
create table bulk_jobs (
  id bigint primary key default random_id(),
  owner_id bigint not null references people on delete cascade,
  kind text not null,
  options jsonb not null default '{}',
  state text not null default 'running',
  total integer not null,
  finished integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);

create index bulk_jobs_of_owner on bulk_jobs (owner_id, created_at desc);
create index bulk_jobs_by_age on bulk_jobs (created_at);

create table bulk_job_rows (
  job_id bigint not null references bulk_jobs on delete cascade,
  position integer not null,
  subject_id text not null,
  -- Null until the row was tried; then `done`, or the type of the error.
  result text,
  primary key (job_id, position)
);

create index bulk_job_rows_pending on bulk_job_rows (job_id, position) where result is null;
