-- Searches without a result are counted by quarter of an hour, so that they can be added up for days of any time zone. What was counted
-- before stays at the time of the last search.
alter table search_misses rename column last_at to at;
alter table search_misses drop constraint search_misses_pkey, add primary key (at, locale, words);
drop index search_misses_by_age;
