-- Which transaction last inserted, updated or deleted each post, for nodes that keep an index of posts in memory. By transaction id, not
-- by time: a transaction that began early may commit late. In a table of its own, so that `posts` needs no index on a column that every
-- update changes.
create table post_changes (
  post_id bigint primary key,
  changed_in xid8 not null default pg_current_xact_id()
);
create index post_changes_by_transaction on post_changes (changed_in);

create function note_post_changes() returns trigger language plpgsql as $$
begin
  -- Written once per transaction, however many of its statements change the post.
  insert into post_changes (post_id) select id from changed
  on conflict (post_id) do update set changed_in = excluded.changed_in
    where post_changes.changed_in is distinct from excluded.changed_in;
  return null;
end
$$;
create trigger posts_note_inserts after insert on posts
  referencing new table as changed for each statement execute function note_post_changes();
create trigger posts_note_updates after update on posts
  referencing new table as changed for each statement execute function note_post_changes();
create trigger posts_note_deletes after delete on posts
  referencing old table as changed for each statement execute function note_post_changes();

drop trigger posts_note_change on posts;
drop function posts_note_change();
drop trigger posts_note_removal on posts;
drop function posts_note_removal();
drop table removed_posts;
alter table posts drop column changed_in;
