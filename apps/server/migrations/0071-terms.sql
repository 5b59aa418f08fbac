-- Clubs, categories, tags and players are edited in the studio. Somebody who saves an older version is told so.
alter table teams
  add column code text not null default '' check (code ~ '^[A-Z0-9]{0,4}$'),
  add column city text not null default '',
  add column coach text not null default '',
  add column press_contact_id bigint references press_contacts,
  add column version integer not null default 1;
create index teams_of_press_contact on teams (press_contact_id) where press_contact_id is not null;
alter table categories add column version integer not null default 1;
alter table tags add column version integer not null default 1;

-- What lists are searched and sorted by.
alter table teams
  add column search_text text generated always as (fold_text(
    name || ' ' || short_name || ' ' || code || ' ' || city || ' ' || stadium || ' ' || coach || ' ' || text_id)) stored,
  add column sort_name text generated always as (fold_text(name)) stored;
alter table categories add column search_text text generated always as (fold_text(
  (names ->> 'es') || ' ' || (names ->> 'en') || ' ' || (names ->> 'pt') || ' ' || text_id)) stored;
alter table tags add column search_text text generated always as (fold_text(
  (names ->> 'es') || ' ' || (names ->> 'en') || ' ' || (names ->> 'pt') || ' ' || text_id)) stored;

-- Text ids that lead to another row: those of merged rows, and earlier ones of the row itself. None of them is ever given to a new row.
-- Tags, players and matchdays share their text ids.
create table text_id_aliases (
  kind text not null check (kind in ('team', 'category', 'tag')),
  text_id text not null check (text_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and text_id <> 'all'),
  -- None of them once the row was deleted.
  team_id bigint references teams on delete set null,
  category_id bigint references categories on delete set null,
  tag_id bigint references tags on delete set null,
  created_at timestamptz not null,
  primary key (kind, text_id),
  check (num_nonnulls(team_id, category_id, tag_id) <= 1)
);
create index text_id_aliases_of_team on text_id_aliases (team_id) where team_id is not null;
create index text_id_aliases_of_category on text_id_aliases (category_id) where category_id is not null;
create index text_id_aliases_of_tag on text_id_aliases (tag_id) where tag_id is not null;

-- After the statement: by then it has waited for a merge that makes an alias of the same text id.
create function refuse_text_id_of_alias() returns trigger language plpgsql as $$
begin
  if exists (select from text_id_aliases where kind = tg_argv[0] and text_id = new.text_id) then
    raise unique_violation using message = format('the text id %s is an alias', new.text_id);
  end if;
  return null;
end
$$;
create trigger teams_refuse_alias after insert or update of text_id on teams
  for each row execute function refuse_text_id_of_alias('team');
create trigger categories_refuse_alias after insert or update of text_id on categories
  for each row execute function refuse_text_id_of_alias('category');
create trigger tags_refuse_alias after insert or update of text_id on tags
  for each row execute function refuse_text_id_of_alias('tag');

-- Rows that were merged into another and deleted. Ids of theirs may still be in versions of posts: these rows stay.
create table term_merges (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('team', 'category', 'tag')),
  merged_id bigint not null,
  -- It may have been merged into another one since.
  survivor_id bigint not null,
  -- The row as it was.
  merged jsonb not null,
  -- What was changed, by table, for an undo. Null once it can no longer be undone.
  moved jsonb,
  -- Keeps the crest of a merged club for an undo.
  crest_file_id bigint references files,
  merged_at timestamptz not null,
  merged_by bigint references people on delete set null,
  undo_until timestamptz not null,
  unique (kind, merged_id)
);
create index term_merges_into on term_merges (kind, survivor_id);
create index term_merges_of_actor on term_merges (merged_by) where merged_by is not null;
create index term_merges_of_crest on term_merges (crest_file_id) where crest_file_id is not null;
create index term_merges_to_end on term_merges (undo_until) where moved is not null;

-- Which drafts name a club, category, tag or player.
create index post_facts_of_terms on post_facts using gin (value jsonb_path_ops)
  where field in ('teams', 'categories', 'tags', 'players');
create index post_facts_of_caption_players on post_facts using gin ((value -> 'players') jsonb_path_ops)
  where field like 'details:%';
