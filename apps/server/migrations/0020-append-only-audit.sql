-- Entries are never changed or deleted, except that names are removed with an account and old entries are deleted by the
-- retention, which is at least a year.
create function protect_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '364 days' then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and (new.id, new.at, new.action, new.subject_kind, new.subject_id)
      is not distinct from (old.id, old.at, old.action, old.subject_kind, old.subject_id)
    and (new.actor_id is null or new.actor_id is not distinct from old.actor_id)
    and (new.actor_label = old.actor_label or new.actor_label = '#' || old.actor_id)
    and (new.details = old.details or new.details = old.details - 'name')
  then
    return new;
  end if;
  raise exception 'audit entries cannot be changed or deleted';
end
$$;

create trigger audit_entries_are_kept before update or delete on audit_entries
  for each row execute function protect_audit();

create trigger audit_entries_are_not_truncated before truncate on audit_entries
  for each statement execute function protect_audit();
