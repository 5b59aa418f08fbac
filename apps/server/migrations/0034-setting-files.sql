-- The logos of each version of the brand, which keep their files from being collected. Version 0 is the draft.
create table setting_files (
  key text not null,
  version integer not null,
  file_id bigint not null references files,
  primary key (key, version, file_id)
);
create index setting_files_file on setting_files (file_id);
