-- Indexes of foreign keys: without them, deleting a row reads every row that might refer to it.
create index access_requests_of_decider on access_requests (decided_by) where decided_by is not null;
create index access_requests_of_person on access_requests (person_id) where person_id is not null;
create index trusted_domains_of_person on trusted_domains (added_by) where added_by is not null;
create index mails_of_person on mails (person_id) where person_id is not null;
create index audit_entries_of_actor on audit_entries (actor_id) where actor_id is not null;
create index tags_of_team on tags (team_id) where team_id is not null;
create index fixtures_of_home_team on fixtures (home_team_id);
create index fixtures_of_away_team on fixtures (away_team_id);
create index posts_of_press_contact on posts (press_contact_id) where press_contact_id is not null;
create index posts_of_lead_asset on posts (lead_asset_id) where lead_asset_id is not null;
create index corrections_of_asset on corrections (asset_id) where asset_id is not null;
create index usage_events_of_asset on usage_events (asset_id) where asset_id is not null;
create index basket_items_of_asset on basket_items (asset_id);
create index running_zips_of_zip on running_zips (zip_id);
-- It left out ended sessions, which are deleted with the person too.
drop index sessions_of_person;
create index sessions_of_person on sessions (person_id);

-- Clubs, categories, tags, matchdays and fixtures that are in use cannot be deleted.
alter table post_teams drop constraint post_teams_team_id_fkey, add foreign key (team_id) references teams (id);
alter table post_categories
  drop constraint post_categories_category_id_fkey, add foreign key (category_id) references categories (id);
alter table post_tags drop constraint post_tags_tag_id_fkey, add foreign key (tag_id) references tags (id);
alter table tags drop constraint tags_team_id_fkey, add foreign key (team_id) references teams (id);
alter table matchdays
  drop constraint matchdays_tag_id_tag_kind_fkey, add foreign key (tag_id, tag_kind) references tags (id, kind);
alter table fixtures
  drop constraint fixtures_matchday_id_fkey, add foreign key (matchday_id) references matchdays (tag_id);
alter table posts
  drop constraint posts_matchday_id_fkey, add foreign key (matchday_id) references matchdays (tag_id),
  drop constraint posts_fixture_id_fkey, add foreign key (fixture_id) references fixtures (id);

-- A caption may exist in some languages only; one in none is null.
create domain partly_localised as jsonb
  constraint partly_localised_texts check (
    value is null or (value ?& array['es', 'en', 'pt'] and jsonb_typeof(value) = 'object'
      and concat(value ->> 'es', value ->> 'en', value ->> 'pt') ~ '\S'));

create function without_empty(texts jsonb) returns jsonb language sql immutable as $$
  select case when concat(texts ->> 'es', texts ->> 'en', texts ->> 'pt') ~ '\S' then texts end
$$;
alter table assets
  alter column captions type partly_localised using without_empty(captions),
  alter column alternatives type partly_localised using without_empty(alternatives);

-- All other texts exist in every language. One that was empty becomes that of the first language that has it.
create function with_all_languages(texts jsonb, fallback text) returns jsonb language sql immutable as $$
  select jsonb_object_agg(locale, case when texts ->> locale ~ '\S' then texts ->> locale else first_text end)
  from unnest(array['es', 'en', 'pt']) as locale,
    (select coalesce(min(texts ->> known) filter (where position = first), fallback) as first_text
     from (select known, position, min(position) filter (where texts ->> known ~ '\S') over () as first
           from unnest(array['es', 'en', 'pt']) with ordinality as languages (known, position)) as ranked) as found
$$;
update sections set names = with_all_languages(names, text_id), descriptions = with_all_languages(descriptions, text_id);
update categories set names = with_all_languages(names, text_id);
update tags set names = with_all_languages(names, text_id);
update fixtures set names = null where without_empty(names) is null;
update fixtures set names = with_all_languages(names, '-') where names is not null;
update press_contacts set roles = with_all_languages(roles, '-');
update external_links set titles = with_all_languages(titles, url);
update quick_links set titles = with_all_languages(titles, url);
update assets set rights = null where without_empty(rights) is null;
update assets set rights = with_all_languages(rights, '-') where rights is not null;
update assets set recall_reasons = with_all_languages(recall_reasons, '-') where recall_reasons is not null;
update corrections set texts = with_all_languages(texts, '-');
drop function with_all_languages;
drop function without_empty;

alter domain localised add constraint localised_texts check (
  value is null or (
    coalesce(value ->> 'es', '') ~ '\S' and coalesce(value ->> 'en', '') ~ '\S' and coalesce(value ->> 'pt', '') ~ '\S'));
