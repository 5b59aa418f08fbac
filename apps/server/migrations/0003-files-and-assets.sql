-- Bytes that are kept, each once: two uploads of the same bytes share a row.
create table files (
  id bigint generated always as identity primary key,
  sha256 bytea not null unique check (length(sha256) = 32),
  crc32 bigint not null check (crc32 between 0 and 4294967295),
  size_bytes bigint not null check (size_bytes >= 0),
  media_type text not null,
  -- What the bytes say of a picture or a film.
  width integer check (width > 0),
  height integer check (height > 0),
  duration_ms integer check (duration_ms > 0),
  placeholder text,
  created_at timestamptz not null
);

-- Smaller pictures made of a file: WebP for the screen, JPEG for download.
create table renditions (
  source_id bigint not null references files (id) on delete cascade,
  name text not null check (name in ('1920', '1080', 'thumb')),
  format text not null check (format in ('webp', 'jpeg')),
  file_id bigint not null references files (id),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  primary key (source_id, name, format)
);

create table assets (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts (id) on delete cascade,
  position integer not null default 0,
  kind text not null check (kind in ('image', 'video', 'text', 'file')),
  -- Absent for a video that an external host keeps.
  file_id bigint references files (id),
  name text not null check (name <> '' and name !~ '[/\\]'),
  credit text not null default '',
  copyright text not null default '',
  captions localised,
  alternatives localised,
  rights localised,
  rights_until date,
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  -- Names a video on the video host; ours answers for those whose file is here.
  media_id text unique check (media_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- The picture of a video, from which the host's thumbnails are made.
  poster_file_id bigint references files (id),
  -- A subtitle track belongs to its video and has a language.
  subtitles_of bigint references assets (id) on delete cascade,
  locale text check (locale in ('es', 'en', 'pt')),
  recalled_at timestamptz,
  recall_reasons localised,
  version integer not null default 1,
  created_at timestamptz not null,
  check (file_id is not null or media_id is not null),
  check ((recalled_at is null) = (recall_reasons is null)),
  check (subtitles_of is null or locale is not null)
);
create index assets_of_post on assets (post_id, position, id);
create index assets_of_file on assets (file_id);
create index subtitles_of_asset on assets (subtitles_of) where subtitles_of is not null;

alter table posts add foreign key (lead_asset_id) references assets (id) on delete set null;

create table corrections (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts (id) on delete cascade,
  asset_id bigint references assets (id) on delete set null,
  at timestamptz not null,
  texts localised not null
);
create index corrections_of_post on corrections (post_id, at);

alter table teams add column crest_file_id bigint references files (id);
