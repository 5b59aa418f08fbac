create table sections (
  text_id text primary key check (text_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and text_id <> 'all'),
  position integer not null unique,
  kind text not null check (kind in ('featured', 'regular')),
  names localised not null,
  descriptions localised not null
);

create table teams (
  id bigint generated always as identity primary key,
  text_id text not null unique check (text_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and text_id <> 'all'),
  name text not null,
  short_name text not null,
  main_colour text not null check (main_colour ~ '^#[0-9a-f]{6}$'),
  second_colour text not null check (second_colour ~ '^#[0-9a-f]{6}$')
);

create table categories (
  id bigint generated always as identity primary key,
  text_id text not null unique check (text_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and text_id <> 'all'),
  names localised not null
);

-- Matchdays and players are tags, so that the filter path carries them.
create table tags (
  id bigint generated always as identity primary key,
  text_id text not null unique check (text_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and text_id <> 'all'),
  kind text not null default 'topic' check (kind in ('topic', 'player', 'matchday')),
  names localised not null,
  team_id bigint references teams (id) on delete set null,
  unique (id, kind)
);

create table matchdays (
  tag_id bigint primary key,
  tag_kind text not null generated always as ('matchday') stored,
  season text not null,
  number integer not null check (number > 0),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  unique (season, number),
  foreign key (tag_id, tag_kind) references tags (id, kind) on delete cascade
);

create table fixtures (
  id bigint generated always as identity primary key,
  matchday_id bigint not null references matchdays (tag_id) on delete cascade,
  home_team_id bigint not null references teams (id),
  away_team_id bigint not null references teams (id) check (away_team_id <> home_team_id),
  names localised,
  kick_off timestamptz not null,
  state text not null default 'scheduled' check (state in ('scheduled', 'live', 'finished', 'postponed')),
  home_goals integer check (home_goals >= 0),
  away_goals integer check (away_goals >= 0),
  check ((home_goals is null) = (away_goals is null)),
  check (state <> 'finished' or home_goals is not null)
);

create index fixtures_of_matchday on fixtures (matchday_id, kick_off);

create table press_contacts (
  id bigint generated always as identity primary key,
  name text not null,
  roles localised not null,
  email text not null,
  telephone text not null
);

create table posts (
  id bigint generated always as identity primary key,
  section_id text not null references sections (text_id) on update cascade,
  state text not null default 'draft'
    check (state in ('draft', 'review', 'scheduled', 'published', 'archived', 'trash')),
  published_at timestamptz,
  embargo_until timestamptz,
  -- "Newest" means the later of publication and the embargo's end.
  new_at timestamptz generated always as (greatest(published_at, embargo_until)) stored,
  matchday_id bigint references matchdays (tag_id) on delete set null,
  fixture_id bigint references fixtures (id) on delete set null,
  press_contact_id bigint references press_contacts (id) on delete set null,
  lead_asset_id bigint,
  -- Counts up at every change; an editor who saves an older one is told so.
  version integer not null default 1,
  trashed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state not in ('scheduled', 'published') or published_at is not null)
);

create index posts_of_section on posts (section_id, new_at desc, id desc) where state in ('scheduled', 'published');
create index posts_newest on posts (new_at desc, id desc) where state in ('scheduled', 'published');
create index posts_of_fixture on posts (fixture_id);
create index posts_of_matchday on posts (matchday_id);

-- A post exists in a language only if it has a title there.
create table post_translations (
  post_id bigint not null references posts (id) on delete cascade,
  locale text not null check (locale in ('es', 'en', 'pt')),
  title text not null check (title <> ''),
  summary text not null default '',
  -- Sanitised when it is stored.
  body text not null default '',
  primary key (post_id, locale)
);

create table post_teams (
  post_id bigint not null references posts (id) on delete cascade,
  team_id bigint not null references teams (id) on delete cascade,
  position integer not null default 0,
  primary key (post_id, team_id)
);
create index posts_of_team on post_teams (team_id, post_id);

create table post_categories (
  post_id bigint not null references posts (id) on delete cascade,
  category_id bigint not null references categories (id) on delete cascade,
  position integer not null default 0,
  primary key (post_id, category_id)
);
create index posts_of_category on post_categories (category_id, post_id);

create table post_tags (
  post_id bigint not null references posts (id) on delete cascade,
  tag_id bigint not null references tags (id) on delete cascade,
  position integer not null default 0,
  primary key (post_id, tag_id)
);
create index posts_of_tag on post_tags (tag_id, post_id);

create table external_links (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts (id) on delete cascade,
  position integer not null default 0,
  titles localised not null,
  url text not null check (url ~ '^https?://')
);
create index external_links_of_post on external_links (post_id, position);

create table quick_links (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  titles localised not null,
  url text not null,
  icon text not null
);
