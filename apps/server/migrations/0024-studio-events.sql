-- What changed in the studio, for the live streams of staff. Rows are only inserted, and deleted soon.
create table studio_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  -- Who is told: everybody with the permission, or all staff without one; with a recipient, only that person.
  permission text,
  recipient_id bigint references people on delete cascade,
  subject_id text not null,
  -- Of a bulk job.
  progress jsonb
);

create index studio_events_by_age on studio_events (at);
create index studio_events_of_recipient on studio_events (recipient_id) where recipient_id is not null;
