-- A job asks every minute which drafts were changed lately and then left alone.
create index post_authors_by_time on post_authors (last_at);
create index post_facts_by_time on post_facts (changed_at);
create index shared_document_updates_by_time on shared_document_updates (at);
