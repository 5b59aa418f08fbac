-- The ids of posts and assets are part of addresses. Random ones do not reveal those that a reader may not see.
-- 52 bits of a UUID without its version digit: exact in JavaScript, and unpredictable, unlike random().
create function random_id() returns bigint language sql volatile as $$
  select 1 + ('x' || left(digits, 12) || substr(digits, 14, 1))::bit(52)::bigint
  from (select replace(gen_random_uuid()::text, '-', '') as digits) as uuid
$$;

alter table posts alter column id drop identity;
alter table posts alter column id set default random_id();
alter table assets alter column id drop identity;
alter table assets alter column id set default random_id();
