-- The studio sorts posts by title. Folding 10,000 titles for each page took most of its time.
alter table post_translations add column sort_title text generated always as (fold_text(title)) stored;

alter table post_drafts add column sort_title text generated always as (fold_text(coalesce(
  languages #>> '{es,title}', languages #>> '{en,title}', languages #>> '{pt,title}'))) stored;
