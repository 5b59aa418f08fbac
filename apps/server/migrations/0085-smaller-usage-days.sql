-- A day in half the bytes. The columns have other names, so that a node of an earlier version cannot write its own form into them. All days
-- are counted again by the job; until then reads count the events.
alter table usage_days drop column uses, drop column files;
alter table usage_days add column post_uses bytea, add column file_uses bytea;
create index usage_days_to_count on usage_days (day) where post_uses is null;
-- Compressing them would save little, and cost a third of the time of reading them.
alter table usage_days alter column post_uses set storage external, alter column file_uses set storage external;

create or replace function mark_usage_days() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7263603);
  insert into usage_days (day)
  select distinct (at at time zone time_zone)::date as day from changed_events cross join usage_rollup
  where (at at time zone time_zone)::date < sealed_before order by day
  on conflict (day) do update set revision = nextval('usage_day_revisions'), post_uses = null, file_uses = null;
  return null;
end
$$;

create or replace function mark_usage_days_of_parts() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7263603);
  insert into usage_days (day)
  select distinct (event.at at time zone time_zone)::date as day
  from old_parts join usage_events event on event.id = old_parts.event_id cross join usage_rollup
  where (event.at at time zone time_zone)::date < sealed_before order by day
  on conflict (day) do update set revision = nextval('usage_day_revisions'), post_uses = null, file_uses = null;
  return null;
end
$$;
