-- Everybody has a count of downloads, also before the first: the list of people is then read in the order of this index, not sorted.
insert into person_downloads (person_id, total) select id, 0 from people on conflict (person_id) do nothing;

create function start_download_counts() returns trigger language plpgsql as $$
begin
  insert into person_downloads (person_id, total) select id, 0 from new_people order by id on conflict (person_id) do nothing;
  return null;
end
$$;

create trigger new_people_have_download_counts after insert on people
  referencing new table as new_people for each statement execute function start_download_counts();

create index person_downloads_by_total on person_downloads (total, person_id);

-- The number of posts in the side bar: from this small index, not from the rows with all their words.
create index posts_outside_trash on posts (state) where state <> 'trash';
