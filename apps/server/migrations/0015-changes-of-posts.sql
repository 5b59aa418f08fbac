-- Who keeps a copy of what posts are chosen by asks for what has changed since. By transaction, and not by time or number: of those that
-- run side by side, one that began first may be kept last, and would be passed over.
alter table posts add column changed_in xid8 not null default pg_current_xact_id();
create index posts_by_change on posts (changed_in);

create function posts_note_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end
$$;
create trigger posts_note_change before update on posts for each row execute function posts_note_change();

create table removed_posts (
  id bigint primary key,
  removed_in xid8 not null default pg_current_xact_id()
);
create index removed_posts_by_change on removed_posts (removed_in);

create function posts_note_removal() returns trigger language plpgsql as $$
begin
  insert into removed_posts (id) select id from removed on conflict (id) do update set removed_in = excluded.removed_in;
  return null;
end
$$;
create trigger posts_note_removal after delete on posts
  referencing old table as removed for each statement execute function posts_note_removal();
