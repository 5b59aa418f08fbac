-- Since when nothing refers to a file. The collector sets and clears it, and deletes files that stay unreferenced.
alter table files add column unreferenced_since timestamptz;
create index files_unreferenced on files (unreferenced_since) where unreferenced_since is not null;

-- What refers to a file, which has to be looked up before it is deleted.
create index renditions_of_file on renditions (file_id);
create index assets_of_poster on assets (poster_file_id) where poster_file_id is not null;
create index labelled_files_of_file on labelled_files (file_id);
create index post_documents_of_file on post_documents (file_id);
create index zip_entries_of_file on zip_entries (file_id);
create index social_items_of_file on social_items (image_file_id) where image_file_id is not null;
create index teams_of_crest on teams (crest_file_id) where crest_file_id is not null;

-- What is old enough to be deleted.
create index received_items_by_age on received_items (received_at);
create index posts_in_trash on posts (trashed_at) where state = 'trash';

-- How many selections a person has made lately.
create index zips_of_person on zips (person_id, created_at desc);
