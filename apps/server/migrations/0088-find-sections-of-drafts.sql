-- The list of sections counts the drafts of each; post_facts has a row for every field, caption and file.
create index post_facts_of_sections on post_facts (post_id) where field = 'section';
