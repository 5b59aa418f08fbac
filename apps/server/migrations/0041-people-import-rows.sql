-- People of an import that wait for their job. What a row says is erased when its account exists, and all of it with the job.
create table people_import_rows (
  -- The subject of a row of the job.
  key text primary key,
  job_id bigint not null references bulk_jobs on delete cascade,
  email citext not null,
  data jsonb,
  person_id bigint references people on delete cascade
);

create index people_import_rows_of_job on people_import_rows (job_id);
create index people_import_rows_of_person on people_import_rows (person_id) where person_id is not null;
create index people_import_rows_by_email on people_import_rows (email);
