-- How many downloads of each person are stored, so that people can be sorted by them without counting a million events. A table of its
-- own: an update of `people` would update its search index too.
create table person_downloads (
  person_id bigint primary key references people on delete cascade,
  total integer not null
) with (fillfactor = 70);

insert into person_downloads (person_id, total)
select person_id, count(*) from usage_events where event = 'download' and person_id is not null group by person_id;

-- One statement for each statement on the events. Rows are locked in the order of their ids, so that two of them cannot deadlock.
create function count_downloads() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into person_downloads as counted (person_id, total)
    select person_id, count(*) from new_events
    where event = 'download' and person_id is not null group by person_id order by person_id
    on conflict (person_id) do update set total = counted.total + excluded.total;
  elsif tg_op = 'DELETE' then
    -- Not for a person who is being deleted.
    insert into person_downloads as counted (person_id, total)
    select person_id, -count(*) from old_events
    where event = 'download' and exists (select from people where id = person_id) group by person_id order by person_id
    on conflict (person_id) do update set total = counted.total + excluded.total;
  else
    insert into person_downloads as counted (person_id, total)
    select person_id, sum(change) from (
      select person_id, 1 as change from new_events where event = 'download'
      union all
      select person_id, -1 from old_events where event = 'download'
    ) changes
    where exists (select from people where id = person_id)
    group by person_id having sum(change) <> 0 order by person_id
    on conflict (person_id) do update set total = counted.total + excluded.total;
  end if;
  return null;
end
$$;

create trigger usage_events_are_counted after insert on usage_events
  referencing new table as new_events for each statement execute function count_downloads();
create trigger deleted_usage_events_are_counted after delete on usage_events
  referencing old table as old_events for each statement execute function count_downloads();
create trigger changed_usage_events_are_counted after update on usage_events
  referencing old table as old_events new table as new_events for each statement execute function count_downloads();
