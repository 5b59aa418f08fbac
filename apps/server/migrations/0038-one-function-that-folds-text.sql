-- `list_search_text` and `fold_text` did the same. The columns of the lists are generated with the second now.
alter table people drop column search_text, drop column sort_name;
alter table people
  add column search_text text generated always as (
    fold_text(first_name || ' ' || surnames || ' ' || email::text || ' ' || company_name)) stored,
  add column sort_name text generated always as (fold_text(surnames || ' ' || first_name)) stored;
create index people_by_sort_name on people (sort_name, id);
create index people_by_search_text on people using gin (search_text gin_trgm_ops);

alter table access_requests drop column search_text;
alter table access_requests
  add column search_text text generated always as (
    fold_text(first_name || ' ' || surnames || ' ' || email::text || ' ' || company_name)) stored;
create index access_requests_by_search_text on access_requests using gin (search_text gin_trgm_ops);

drop function list_search_text(text);
