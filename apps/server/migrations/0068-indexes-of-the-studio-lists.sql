-- Every order of the lists of people and requests is read from an index, in both directions. `merged` accounts are in none of them.
drop index people_by_sort_name;
create index people_by_sort_name on people (sort_name, id) include (search_text) where state <> 'merged';
create index people_by_role on people (role, id) where state <> 'merged';
create index people_by_country on people (country, id) where state <> 'merged';
create index people_by_creation on people (created_at, id) where state <> 'merged';
create index people_by_last_use on people (last_seen_at, id) where state <> 'merged';
create index people_by_last_use_desc on people (last_seen_at desc nulls last, id desc) where state <> 'merged';
drop index people_by_company;
create index people_by_company on people (lower(company_name), id);
-- Which medium most people of a domain work for.
create index people_by_domain_and_medium on people (mail_domain, company_name, media_type, country) where state <> 'merged';

create index access_requests_by_name on access_requests (state, fold_text(surnames || ' ' || first_name), id);
create index access_requests_by_company on access_requests (state, fold_text(company_name), id);
create index access_requests_by_country on access_requests (state, country, id);
-- Authorisations by the desk, which propose a domain.
create index access_requests_by_desk on access_requests (mail_domain, decided_at) where state = 'authorised' and not decided_by_domain;
create index access_requests_rejected on access_requests (mail_domain, decided_at) where state = 'rejected';
drop index access_requests_by_domain;
create index access_requests_by_domain on access_requests (mail_domain, created_at);
