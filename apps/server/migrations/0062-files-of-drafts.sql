-- A file belongs to readers only once its post was published with it. Until then it has no post_id, and no query for readers finds it.
alter table assets alter column post_id drop not null;

-- The post whose draft the file is part of while readers do not get it: not published yet, set aside, or removed. Without either post it waits in the inbox.
alter table assets add column draft_post_id bigint references posts (id) on delete cascade;
alter table assets add check (post_id is null or draft_post_id is null);
create index assets_of_draft on assets (draft_post_id) where draft_post_id is not null;
create index assets_in_inbox on assets (created_at) where post_id is null and draft_post_id is null;

-- New bytes for a file, or a new poster for a video, that take effect at the next publication.
alter table assets add column change_of bigint references assets (id) on delete cascade;
alter table assets add column change_kind text check (change_kind in ('replacement', 'poster'));
alter table assets add check ((change_of is null) = (change_kind is null));
create unique index changes_of_asset on assets (change_of, change_kind) where change_of is not null;

alter table assets add column uploaded_by bigint references people (id) on delete set null;
create index assets_uploaded_by on assets (uploaded_by) where uploaded_by is not null;

-- The part of a picture that no crop may cut off, in fractions of its width and height.
alter table assets add column frame jsonb;

-- What was found out about the bytes of a file after it was stored. Files that were stored before have no row.
create table file_details (
  file_id bigint primary key references files (id) on delete cascade,
  -- `ready` also if only a part of what follows could be found out; `failed` if the file cannot be shown.
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  captured_at timestamptz,
  -- Captions by language, credit, copyright, place and keywords, as the camera or the agency wrote them into the file.
  camera jsonb,
  colour_profile text,
  perceptual_hash bigint,
  sharpness real,
  -- Where the eye is drawn to.
  focal_x real,
  focal_y real,
  video_codec text,
  audio_codec text,
  -- 720p, for the screen.
  preview_file_id bigint references files (id),
  -- 0 to 100 while the preview is being made.
  preview_percent integer,
  page_count integer,
  -- The text of a document, for search.
  content text,
  prepared_at timestamptz
);
create index file_details_of_preview on file_details (preview_file_id) where preview_file_id is not null;

create table document_pages (
  file_id bigint not null references files (id) on delete cascade,
  page integer not null check (page > 0),
  picture_file_id bigint not null references files (id),
  primary key (file_id, page)
);
create index document_pages_of_picture on document_pages (picture_file_id);

-- The digest of the bytes as they were handed in: pictures are stored without their GPS position, so that the stored digest differs.
create table source_digests (
  sha256 bytea primary key,
  file_id bigint not null references files (id) on delete cascade
);
create index source_digests_of_file on source_digests (file_id);

-- Where a club plays at home, for captions. Empty if it is not known.
alter table teams add column stadium text not null default '';
