-- When a person last accepted the legal texts. Null for somebody who never has, such as an imported person.
alter table people add column terms_accepted_at timestamptz default now();
update people set terms_accepted_at = created_at;
