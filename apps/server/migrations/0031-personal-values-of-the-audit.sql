-- Text as searches compare it: without case and accents. Immutable, so that indexes can use it; `unaccent` is not, because its
-- dictionary could change. Names have their schema, since indexes are built without a search path.
create function fold_text(text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, $1))
$$;

alter table audit_entries add column changes jsonb not null default '{}';

create function audit_personal_text(name text, address citext, details jsonb, changes jsonb)
returns text language sql immutable parallel safe as $$
  select public.fold_text(concat_ws(' ', name, address::text, nullif(details::text, '{}'), nullif(changes::text, '{}')))
$$;

-- Values about a person, by account or by mail address. They are erased with the person; the entry stays.
create table audit_personal (
  entry_id bigint primary key references audit_entries (id) on delete cascade,
  person_id bigint,
  address citext,
  name text,
  details jsonb not null default '{}',
  changes jsonb not null default '{}',
  searched text not null generated always as (audit_personal_text(name, address, details, changes)) stored
);

drop trigger audit_entries_are_kept on audit_entries;

insert into audit_personal (entry_id, person_id, address, name, details)
select entry.id,
  case when subject_kind = 'person' then subject_id::bigint end,
  coalesce(request.email, (entry.details ->> 'email')::citext),
  entry.details ->> 'name',
  case when entry.action = 'request.rejected' and entry.details ? 'reason'
    then jsonb_build_object('reason', entry.details -> 'reason') else '{}' end
from audit_entries entry
left join access_requests request on subject_kind = 'request' and request.id::text = subject_id
where subject_kind in ('person', 'request') and entry.details ?| array['name', 'email', 'reason'];

-- The name of the actor comes from the account as long as there is one.
update audit_entries set
  actor_id = coalesce(actor_id, case when actor_label ~ '^#\d{1,15}$' then substr(actor_label, 2)::bigint end),
  actor_label = case when actor_id is null then actor_label else '#' || actor_id end,
  action = case action when 'access-request.authorise' then 'person.created' when 'post.publish' then 'post.published' else action end,
  details = case when subject_kind in ('person', 'request') then details - array['name', 'email', 'reason', 'from', 'to', 'was']
    when subject_kind = 'post' then details - array['from', 'to'] else details end,
  changes = case
    when action = 'person.role-changed' then jsonb_build_object('role',
      jsonb_build_object('before', details -> 'from', 'after', details -> 'to'))
    when subject_kind = 'post' and details -> 'from' <> details -> 'to' then jsonb_build_object('state',
      jsonb_build_object('before', details -> 'from', 'after', details -> 'to'))
    when action = 'request.undone' then jsonb_build_object('state',
      jsonb_build_object('before', details -> 'was', 'after', 'waiting'))
    else '{}' end;

-- Entries refer to people by number only, so that deleting a person changes none of them.
alter table audit_entries drop constraint audit_entries_actor_id_fkey;
drop index audit_entries_of_actor;

-- Entries are never changed. They are deleted by the retention only, which is at least a year.
create or replace function protect_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '364 days' then
    return old;
  end if;
  raise exception 'audit entries cannot be changed or deleted';
end
$$;

create trigger audit_entries_are_kept before update or delete on audit_entries
  for each row execute function protect_audit();

-- Personal values are deleted with their entry, or with the person that the transaction says it erases.
create function protect_audit_personal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (
    not exists (select from audit_entries where id = old.entry_id)
    or old.person_id::text = current_setting('audit.erased_person', true)
    or old.address = current_setting('audit.erased_address', true)::citext)
  then
    return old;
  end if;
  raise exception 'personal values of audit entries are erased with the person only';
end
$$;

create trigger audit_personal_is_kept before update or delete on audit_personal
  for each row execute function protect_audit_personal();

create trigger audit_personal_is_not_truncated before truncate on audit_personal
  for each statement execute function protect_audit_personal();

create index audit_personal_of_person on audit_personal (person_id) where person_id is not null;
create index audit_personal_of_address on audit_personal (address) where address is not null;

-- The filters of the log, each in the order of the list.
create index audit_entries_by_actor on audit_entries (actor_id, at, id);
create index audit_entries_by_action on audit_entries (action, at, id);
create index audit_entries_by_area on audit_entries (split_part(action, '.', 1), at, id);
create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, at, id);

-- Its search.
create index audit_personal_by_text on audit_personal using gin (searched gin_trgm_ops);
create index people_by_name on people using gin (fold_text(first_name || ' ' || surnames) gin_trgm_ops);

-- The number of the row that an entry is about, for joins; null where the id is no number.
create function subject_row_id(id text) returns bigint language sql immutable strict parallel safe as $$
  select case when id ~ '^[1-9]\d{0,15}$' then id::bigint end
$$;
