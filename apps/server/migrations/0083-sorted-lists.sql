-- The studio sorts posts by title. Looking up the title of each of 10,000 posts in its translations took most of the time, so the post has it.
alter table posts add column sort_title text not null default '';
alter table posts alter column sort_title set storage main;

create or replace function refresh_post_choices(ids bigint[]) returns void language plpgsql as $$
begin
  -- Whoever changes the same post at this moment goes first, and the statement below sees what they did.
  perform from posts where id = any (ids) order by id for update;
  update posts set
    team_ids = kept.team_ids, category_ids = kept.category_ids, tag_ids = kept.tag_ids, locales = kept.locales,
    sort_title = kept.sort_title
  from (
    select id,
      array(select team_id::integer from post_teams where post_id = post.id order by 1) as team_ids,
      array(select category_id::integer from post_categories where post_id = post.id order by 1) as category_ids,
      array(
        select tag_id::integer from post_tags where post_id = post.id
        union select post.matchday_id::integer where post.matchday_id is not null
        order by 1) as tag_ids,
      array(select locale from post_translations where post_id = post.id order by 1) as locales,
      coalesce((
        select fold_text(title) from post_translations where post_id = post.id
        order by array_position(array['es', 'en', 'pt'], locale) limit 1), '') as sort_title
    from posts as post where id = any (ids)
  ) as kept
  where posts.id = kept.id
    and (posts.team_ids, posts.category_ids, posts.tag_ids, posts.locales, posts.sort_title)
      is distinct from (kept.team_ids, kept.category_ids, kept.tag_ids, kept.locales, kept.sort_title);
end
$$;

select refresh_post_choices(array(select id from posts));

alter table post_translations drop column sort_title;

-- Never null, which the order by name relies on: with "nulls last" its index could not be used.
alter table people alter column sort_name set not null;
