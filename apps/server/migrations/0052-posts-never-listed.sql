-- Null until a list has read the draft for the first time: what readers see is shown meanwhile.
alter table post_drafts alter column languages drop not null, alter column languages drop default;
