-- A download of several posts is one event, and names no post of its own; these are the posts in it.
create table usage_event_posts (
  event_id bigint not null references usage_events (id) on delete cascade,
  post_id bigint not null references posts (id) on delete cascade,
  bytes bigint not null,
  primary key (event_id, post_id)
);
create index usage_event_posts_of_post on usage_event_posts (post_id);

-- What was done with each post: a download of several counts for every one of them.
create view post_usage as
  select post_id, id as event_id, at, event, person_id, company_name, media_type, country, region
  from usage_events where post_id is not null
  union all
  select part.post_id, event_id, at, event, person_id, company_name, media_type, country, region
  from usage_event_posts part join usage_events on usage_events.id = part.event_id;
