-- The views that a person keeps of a list: search parameters of the studio's address.
create table saved_views (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null,
  unique (person_id, list, name)
);

-- Where staff are in the studio, for some seconds after each heartbeat. One row for each session.
create table staff_presence (
  session_id bigint primary key references sessions on delete cascade,
  person_id bigint not null references people on delete cascade,
  screen text not null,
  subject_id text,
  -- Since when it is there.
  since timestamptz not null,
  seen_at timestamptz not null
);

create index staff_presence_by_age on staff_presence (seen_at);
create index staff_presence_of_person on staff_presence (person_id);

-- The figure beside Mail in the side bar.
create index mails_failed on mails (created_at) where state = 'failed';
