-- How often what readers see has changed, per area. Read together with every session; a cached value is valid for the counters it was loaded with.
create table change_counters (
  id boolean primary key default true check (id),
  posts bigint not null,
  taxonomy bigint not null
) with (fillfactor = 50);

-- The time in microseconds, so that databases with different contents have different counters.
insert into change_counters (posts, taxonomy)
select micros, micros from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as micros) as clock;
