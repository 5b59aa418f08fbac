-- The thumbnails of a video are made of its picture when they are first asked for, and kept like any other rendition.
alter table renditions drop constraint renditions_name_check;
alter table renditions add constraint renditions_name_check
  check (name in ('1920', '1080', 'thumb', '320', '640', '1280'));
