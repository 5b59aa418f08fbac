-- Rows of posts are kept small by laying long values aside. That took the choices along, which every list, count and facet reads: to
-- fetch them one by one cost several times what the rest of the row did. They stay in the row; the words go, as they should.
alter table posts alter column team_ids set storage main;
alter table posts alter column category_ids set storage main;
alter table posts alter column tag_ids set storage main;
alter table posts alter column locales set storage main;
-- A value that is the same stays where it is: these are made anew.
drop index posts_by_team, posts_by_category, posts_by_tag;
update posts set
  team_ids = team_ids || '{}', category_ids = category_ids || '{}', tag_ids = tag_ids || '{}', locales = locales || '{}';

-- One index for all of them finds what fulfils several at once; of three, the planner takes one and goes through the rest.
create index posts_by_choices on posts using gin (team_ids, category_ids, tag_ids, locales) with (fastupdate = off)
  where state in ('scheduled', 'published');

-- Knowing how frequent a word is, the planner would rather go through all rows for a frequent one, not knowing that each row's words then
-- have to be fetched and unpacked. Knowing nothing, it takes the index, always.
alter table posts alter column title_words set statistics 0;
alter table posts alter column ranked_words set statistics 0;
alter table posts alter column all_words set statistics 0;
