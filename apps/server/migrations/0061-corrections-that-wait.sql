-- The correction that goes out together with an update, once that can no longer be undone.
alter table pending_publications add column correction jsonb;
