-- How far usage is rolled up: days before `sealed_before`, in this time zone, have a row in `usage_days` if anything happened on them. One row.
create table usage_rollup (
  id boolean primary key default true check (id),
  time_zone text not null,
  sealed_before date not null
);
insert into usage_rollup (time_zone, sealed_before) values ('UTC', '0001-01-01');

create sequence usage_day_revisions;

-- The usage of a calendar day of the league, with the set of its people, as `modules/studio/figures` writes it. Null: the events have changed
-- since, and are to be counted again. The revision is another one after each change of the events.
create table usage_days (
  day date primary key,
  revision bigint not null default nextval('usage_day_revisions'),
  uses json,
  files json
);
create index usage_days_to_count on usage_days (day) where uses is null;
-- Compressing them would save little, and cost a third of the time of reading them.
alter table usage_days alter column uses set storage external, alter column files set storage external;

-- Writers share this lock until they commit; who seals a day waits for all of them, so that no event of a sealed day is missed.
create function mark_usage_days() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7263603);
  insert into usage_days (day)
  select distinct (at at time zone time_zone)::date as day from changed_events cross join usage_rollup
  where (at at time zone time_zone)::date < sealed_before order by day
  on conflict (day) do update set revision = nextval('usage_day_revisions'), uses = null, files = null;
  return null;
end
$$;

create trigger inserted_usage_events_mark_days after insert on usage_events
  referencing new table as changed_events for each statement execute function mark_usage_days();
create trigger deleted_usage_events_mark_days after delete on usage_events
  referencing old table as changed_events for each statement execute function mark_usage_days();
-- The time of an event never changes.
create trigger changed_usage_events_mark_days after update on usage_events
  referencing old table as changed_events for each statement execute function mark_usage_days();

-- A post is deleted from the downloads of several. If the event itself is deleted, its own trigger marks the day.
create function mark_usage_days_of_parts() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7263603);
  insert into usage_days (day)
  select distinct (event.at at time zone time_zone)::date as day
  from old_parts join usage_events event on event.id = old_parts.event_id cross join usage_rollup
  where (event.at at time zone time_zone)::date < sealed_before order by day
  on conflict (day) do update set revision = nextval('usage_day_revisions'), uses = null, files = null;
  return null;
end
$$;

create trigger deleted_usage_event_posts_mark_days after delete on usage_event_posts
  referencing old table as old_parts for each statement execute function mark_usage_days_of_parts();
