-- Since when a post has been out, by the clock of whoever let it out: one that is dated back, or brought back, is news all the same.
alter table posts add column out_at timestamptz;

-- The moment from which everybody sees it. For those who see embargoed posts it came earlier, never later.
alter table posts
  add column announce_at timestamptz generated always as (greatest(out_at, published_at, embargo_until)) stored;

create index posts_to_announce on posts (announce_at, id) where state in ('scheduled', 'published');

-- What a person did a minute ago is asked at each view.
drop index usage_events_of_person;
create index usage_events_of_person on usage_events (person_id, at) where person_id is not null;
