-- The facts of a post while it is edited. Readers see those in `posts` and the tables beside it, into which publishing copies these.
create table post_facts (
  post_id bigint not null references posts on delete cascade,
  -- A field, or `asset:` and the id of a file for its texts.
  field text not null,
  value jsonb not null,
  -- Counts up at every change of the field; somebody who saves an older one is told so.
  version integer not null default 1,
  published_version integer not null default 0,
  changed_by bigint references people on delete set null,
  changed_at timestamptz not null,
  primary key (post_id, field)
);
create index post_facts_of_person on post_facts (changed_by) where changed_by is not null;

-- What lists of the studio show of a draft, find it by and sort it by. Made of the document and the facts, at the next read of a list.
create table post_drafts (
  post_id bigint primary key references posts on delete cascade,
  is_stale boolean not null default true,
  -- The last update of the document that this row, and what is published, contain.
  document_number bigint not null default 0,
  published_number bigint,
  -- For each language with a title: the title, whether there is a text, a digest of both, and when it was last changed.
  languages jsonb not null default '{}',
  words tsvector not null default '',
  section_id text,
  team_ids integer[] not null default '{}',
  category_ids integer[] not null default '{}',
  tag_ids integer[] not null default '{}',
  matchday_id bigint,
  fixture_id bigint,
  changed_at timestamptz not null,
  -- What the reviewer or the author was told last.
  note text,
  note_by bigint references people on delete set null,
  noted_at timestamptz
);
create index post_drafts_stale on post_drafts (post_id) where is_stale;
create index post_drafts_by_words on post_drafts using gin (words);
create index post_drafts_of_note on post_drafts (note_by) where note_by is not null;

-- Who wrote in a post. Updates of a document name their writers only until they are merged.
create table post_authors (
  post_id bigint not null references posts on delete cascade,
  person_id bigint not null references people on delete cascade,
  last_at timestamptz not null,
  primary key (post_id, person_id)
);
create index post_authors_of_person on post_authors (person_id);

insert into post_authors (post_id, person_id, last_at)
select posts.id, actor_id, max(at) from audit_entries join posts on subject_id = posts.id::text
where subject_kind = 'post' and actor_id is not null group by 1, 2;

create function keep_document_authors() returns trigger language plpgsql as $$
begin
  -- Not for a post or a person that is being deleted.
  insert into post_authors as author (post_id, person_id, last_at)
  select post_id, person_id, max(at) from removed
  where exists (select from posts where id = post_id) and exists (select from people where id = person_id)
  group by post_id, person_id order by post_id, person_id
  on conflict (post_id, person_id) do update set last_at = greatest(author.last_at, excluded.last_at);
  return null;
end
$$;
create trigger shared_document_updates_keep_authors after delete on shared_document_updates
  referencing old table as removed for each statement execute function keep_document_authors();

-- Complete copies of a draft: what was published, and what can be compared and restored.
create table post_versions (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  number integer not null check (number > 0),
  reason text not null,
  at timestamptz not null,
  -- Of people who may have been deleted since.
  author_ids bigint[] not null default '{}',
  texts jsonb not null,
  facts jsonb not null,
  captions jsonb not null,
  unique (post_id, number)
);

-- The last publication, schedule or update, while it can be undone or waits.
create table pending_publications (
  post_id bigint primary key references posts on delete cascade,
  kind text not null check (kind in ('publish', 'update')),
  -- When readers see it.
  at timestamptz not null,
  undo_until timestamptz not null,
  version_number integer not null,
  requested_by bigint references people on delete set null,
  -- What undoing puts back: state and times.
  before jsonb not null
);
create index pending_publications_of_person on pending_publications (requested_by) where requested_by is not null;

-- The order of featured posts; 0 is the lead story.
alter table posts add column featured_position integer check (featured_position >= 0);
create index posts_featured on posts (featured_position) where featured_position is not null;

-- The studio finds drafts and archived posts too, which the index for readers leaves out.
create index posts_not_out_by_words on posts using gin (all_words) with (fastupdate = off)
  where state not in ('scheduled', 'published');

-- How often posts were seen and downloaded, to sort them by it. Counted a minute later by whoever lists posts: a counter that every view
-- updates would make readers of one post wait for each other.
create table post_usage_totals (
  post_id bigint primary key references posts on delete cascade,
  views integer not null default 0,
  downloads integer not null default 0
);
create table post_usage_counted (
  id boolean primary key default true check (id),
  until timestamptz not null
);
insert into post_usage_counted (until) values ('-infinity');
