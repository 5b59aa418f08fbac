-- A day as bytes that need no parsing, which is most of the time of the first figures after a start. All days are counted again by the job;
-- until then reads count the events.
alter table usage_days drop column uses, drop column files;
alter table usage_days add column uses bytea, add column files bytea;
create index usage_days_to_count on usage_days (day) where uses is null;
-- Compressing them would save little, and cost a third of the time of reading them.
alter table usage_days alter column uses set storage external, alter column files set storage external;

-- The list of domains: whose people were suspended, and who came through them.
create index people_suspended on people (mail_domain) where state = 'suspended';
create index access_requests_through_domain on access_requests (mail_domain) where decided_by_domain;
