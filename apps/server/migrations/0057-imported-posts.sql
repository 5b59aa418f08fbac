-- Names a post in the archive that it was imported from: importing it again changes this post instead of adding another.
alter table posts
  add column import_key text unique check (import_key <> ''),
  -- Of everything that was imported. Equal if nothing has changed since.
  add column import_digest bytea,
  add check ((import_key is null) = (import_digest is null));
