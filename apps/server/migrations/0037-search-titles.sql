-- The command palette finds posts by parts of their titles, also of drafts, which the index for readers does not have.
create index post_translations_by_title on post_translations using gin (fold_text(title) gin_trgm_ops);
