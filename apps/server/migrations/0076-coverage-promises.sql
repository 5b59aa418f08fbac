-- What the league publishes for every match: a category, until when, and in which languages. The board derives everything else from posts.
create table coverage_promises (
  id bigint generated always as identity primary key,
  category_id bigint not null unique references categories (id) on delete cascade,
  -- The deadline is this many minutes after kick-off or the final whistle; before it if negative.
  anchor text not null check (anchor in ('kick-off', 'whistle')),
  minutes integer not null check (minutes between -20160 and 20160),
  locales text[] not null check (cardinality(locales) between 1 and 3 and locales <@ array['es', 'en', 'pt']),
  -- What a post that is created from the board begins with.
  section_id text references sections (text_id) on update cascade on delete set null,
  press_contact_id bigint references press_contacts (id) on delete set null,
  titles localised not null,
  version integer not null default 1
);
create index coverage_promises_of_section on coverage_promises (section_id) where section_id is not null;
create index coverage_promises_of_contact on coverage_promises (press_contact_id) where press_contact_id is not null;

-- The board finds the drafts of a matchday's fixtures, and the fixtures of a day.
create index post_drafts_of_fixture on post_drafts (fixture_id) where fixture_id is not null;
create index fixtures_by_kick_off on fixtures (kick_off);
-- A fixture that moves finds its drafts by their facts, and so does one that is to be deleted.
create index post_facts_of_fixture on post_facts (value) where field = 'fixture';
