-- Editors arrange the home page. `position` stays the order of lists and menus.
alter table sections
  add column front_position integer not null default 0,
  add column layout text not null default 'index' check (layout in (
    'lead', 'times', 'stories', 'row', 'cards', 'derbies', 'portraits', 'releases', 'mosaic', 'index')),
  add column post_limit integer not null default 3 check (post_limit between 1 and 16),
  add column is_visible boolean not null default true;

-- The page as it was before it could be changed.
update sections set front_position = position;
update sections set front_position = given.front_position, layout = given.layout, post_limit = given.post_limit
from (values
  ('featured', 1, 'lead', 3),
  ('current-stories', 2, 'stories', 4),
  ('breaking-news', 3, 'times', 8),
  ('derbies', 4, 'derbies', 3),
  ('interviews', 5, 'portraits', 4),
  ('press-releases', 6, 'releases', 3),
  ('club-media', 7, 'mosaic', 8),
  ('regular-content', 8, 'cards', 3)
) as given (text_id, front_position, layout, post_limit)
where sections.text_id = given.text_id;

update quick_links set icon = 'calendar-days' where icon = 'calendar';
-- A link is shown in the languages in which it has a title.
alter table quick_links alter column titles type partly_localised;

create table front_page (
  -- There is one front page.
  id boolean primary key default true check (id),
  -- The pinned lead story, and until when it leads.
  lead_post_id bigint references posts on delete set null,
  lead_until timestamptz,
  -- Counts the publications.
  version integer not null default 0,
  published_at timestamptz,
  -- What is not published yet.
  draft jsonb,
  -- Counts the changes of the draft. It never starts again, so that nobody publishes a draft that they have not seen.
  revision integer not null default 0,
  changed_at timestamptz
);
create index front_page_of_lead on front_page (lead_post_id) where lead_post_id is not null;
insert into front_page default values;

-- Every page that was published, so that each of them can be restored.
create table front_page_versions (
  -- 0 is the page before the first publication, which nobody has published.
  version integer primary key check (version >= 0),
  value jsonb not null,
  published_at timestamptz,
  published_by bigint references people on delete set null
);
create index front_page_versions_published_by on front_page_versions (published_by);

alter table social_accounts
  add column version integer not null default 1,
  -- When its feed was last read.
  add column read_at timestamptz,
  -- Why the last attempt failed, and the status of the answer if that was the reason.
  add column problem text,
  add column problem_status integer,
  -- When somebody asked to read it now; null once it was read.
  add column fetch_requested_at timestamptz;
