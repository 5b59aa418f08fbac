-- What a post is filtered by, beside the columns that decide who may see it: a list, a count or a facet then reads one table.
-- Triggers keep them, within the statement that changes what they are made of. Taxonomies have few rows: integers are enough.
alter table posts
  add column team_ids integer[] not null default '{}',
  add column category_ids integer[] not null default '{}',
  -- The matchday among them, whether it is the post's own or one of its tags.
  add column tag_ids integer[] not null default '{}',
  add column locales text[] not null default '{}',
  -- Words of all its languages, each in the stem of its own: of the titles; of titles (A), summaries (B) and names (C), for the
  -- order of hits; of everything. Null until it was indexed.
  add column title_words tsvector,
  add column ranked_words tsvector,
  add column all_words tsvector;

-- They are found through their indexes and hardly ever read: outside, they leave the rows that lists go through small.
alter table posts alter column title_words set storage external;
alter table posts alter column ranked_words set storage external;
alter table posts alter column all_words set storage external;
alter table posts set (toast_tuple_target = 256);

create function refresh_post_choices(ids bigint[]) returns void language plpgsql as $$
begin
  -- Whoever changes the same post at this moment goes first, and the statement below sees what they did.
  perform from posts where id = any (ids) order by id for update;
  update posts set
    team_ids = kept.team_ids, category_ids = kept.category_ids, tag_ids = kept.tag_ids, locales = kept.locales
  from (
    select id,
      array(select team_id::integer from post_teams where post_id = post.id order by 1) as team_ids,
      array(select category_id::integer from post_categories where post_id = post.id order by 1) as category_ids,
      array(
        select tag_id::integer from post_tags where post_id = post.id
        union select post.matchday_id::integer where post.matchday_id is not null
        order by 1) as tag_ids,
      array(select locale from post_translations where post_id = post.id order by 1) as locales
    from posts as post where id = any (ids)
  ) as kept
  where posts.id = kept.id
    and (posts.team_ids, posts.category_ids, posts.tag_ids, posts.locales)
      is distinct from (kept.team_ids, kept.category_ids, kept.tag_ids, kept.locales);
end
$$;

create function posts_changed_matchday() returns trigger language plpgsql as $$
begin
  new.tag_ids := array(
    select tag_id::integer from post_tags where post_id = new.id
    union select new.matchday_id::integer where new.matchday_id is not null
    order by 1);
  return new;
end
$$;
create trigger posts_keep_matchday before insert or update of matchday_id on posts
  for each row execute function posts_changed_matchday();

create function post_choices_added() returns trigger language plpgsql as $$
begin
  perform refresh_post_choices(array(select distinct post_id from added));
  return null;
end
$$;
create function post_choices_removed() returns trigger language plpgsql as $$
begin
  perform refresh_post_choices(array(select distinct post_id from removed));
  return null;
end
$$;
create function post_choices_changed() returns trigger language plpgsql as $$
begin
  perform refresh_post_choices(array(select post_id from added union select post_id from removed));
  return null;
end
$$;

create trigger keep_choices_added after insert on post_teams
  referencing new table as added for each statement execute function post_choices_added();
create trigger keep_choices_changed after update on post_teams
  referencing new table as added old table as removed for each statement execute function post_choices_changed();
create trigger keep_choices_removed after delete on post_teams
  referencing old table as removed for each statement execute function post_choices_removed();
create trigger keep_choices_added after insert on post_categories
  referencing new table as added for each statement execute function post_choices_added();
create trigger keep_choices_changed after update on post_categories
  referencing new table as added old table as removed for each statement execute function post_choices_changed();
create trigger keep_choices_removed after delete on post_categories
  referencing old table as removed for each statement execute function post_choices_removed();
create trigger keep_choices_added after insert on post_tags
  referencing new table as added for each statement execute function post_choices_added();
create trigger keep_choices_changed after update on post_tags
  referencing new table as added old table as removed for each statement execute function post_choices_changed();
create trigger keep_choices_removed after delete on post_tags
  referencing old table as removed for each statement execute function post_choices_removed();
create trigger keep_choices_added after insert on post_translations
  referencing new table as added for each statement execute function post_choices_added();
create trigger keep_choices_changed after update on post_translations
  referencing new table as added old table as removed for each statement execute function post_choices_changed();
create trigger keep_choices_removed after delete on post_translations
  referencing old table as removed for each statement execute function post_choices_removed();

select refresh_post_choices(array(select id from posts));

-- Found as soon as they are written: a list of entries still to be sorted in would be gone through at every read.
create index posts_by_team on posts using gin (team_ids) with (fastupdate = off) where state in ('scheduled', 'published');
create index posts_by_category on posts using gin (category_ids) with (fastupdate = off) where state in ('scheduled', 'published');
create index posts_by_tag on posts using gin (tag_ids) with (fastupdate = off) where state in ('scheduled', 'published');
create index posts_by_title_words on posts using gin (title_words) with (fastupdate = off) where state in ('scheduled', 'published');
create index posts_by_all_words on posts using gin (all_words) with (fastupdate = off) where state in ('scheduled', 'published');

-- Words that posts are made of, without accents: what a word with a slip of the finger may have been meant to be.
create table search_words (
  word text primary key check (word <> '')
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- What was searched for and not found, for the editors. Nobody's name is kept with it.
create table search_misses (
  locale text not null check (locale in ('es', 'en', 'pt')),
  words text not null check (words <> ''),
  times integer not null default 1,
  last_at timestamptz not null,
  primary key (locale, words)
);
create index search_misses_by_age on search_misses (last_at);
