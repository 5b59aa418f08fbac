-- Text as the lists of the studio search it: without case and accents. Immutable, so that columns can be generated with it; the
-- dictionary has its schema, since a restore has no search path.
create function list_search_text(text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, $1))
$$;

alter table people
  -- Until then a wrong password was entered too often.
  add column locked_until timestamptz,
  add column suspended_reason text,
  add column mail_domain text generated always as (lower(split_part(email::text, '@', 2))) stored,
  add column search_text text generated always as (
    list_search_text(first_name || ' ' || surnames || ' ' || email::text || ' ' || company_name)) stored,
  add column sort_name text generated always as (list_search_text(surnames || ' ' || first_name)) stored;
create index people_by_sort_name on people (sort_name, id);
create index people_by_domain on people (mail_domain);
create index people_by_search_text on people using gin (search_text gin_trgm_ops);

alter table access_requests
  -- Authorised by the rule of its domain.
  add column decided_by_domain boolean not null default false,
  add column mail_domain text generated always as (lower(split_part(email::text, '@', 2))) stored,
  add column search_text text generated always as (
    list_search_text(first_name || ' ' || surnames || ' ' || email::text || ' ' || company_name)) stored;
create index access_requests_by_domain on access_requests (mail_domain);
create index access_requests_by_email on access_requests (email);
create index access_requests_by_search_text on access_requests using gin (search_text gin_trgm_ops);

update access_requests request set decided_by_domain = true
from audit_entries entry
where entry.subject_kind = 'request' and entry.subject_id = request.id::text and entry.action = 'request.authorised'
  and entry.actor_label = 'trusted domain' and request.state = 'authorised' and request.decided_by is null;

-- What happens to requests of a domain. `declined`: it was proposed as trusted, and is not proposed again.
alter table trusted_domains rename to mail_domains;
alter table mail_domains
  add column state text not null default 'authorise' check (state in ('authorise', 'ask', 'distrust', 'declined')),
  -- Why it was taken back to asking.
  add column taken_back text check (taken_back in ('suspension', 'returned-mail')),
  add column changed_at timestamptz;
update mail_domains set changed_at = added_at;
alter table mail_domains alter column changed_at set not null;

-- Internal notes of the desk. They are deleted with the request, and so with the person.
create table request_notes (
  id bigint generated always as identity primary key,
  request_id bigint not null references access_requests (id) on delete cascade,
  author_id bigint references people (id) on delete set null,
  at timestamptz not null,
  text text not null check (text <> '')
);
create index request_notes_of_request on request_notes (request_id, id);
create index request_notes_of_author on request_notes (author_id) where author_id is not null;

-- Downloads by week and in total.
create index usage_events_downloads_of_person on usage_events (person_id, at) where event = 'download';
