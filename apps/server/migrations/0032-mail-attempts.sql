-- What the mail server answered to each attempt. Deleted with the mail.
create table mail_attempts (
  id bigint generated always as identity primary key,
  mail_id bigint not null references mails (id) on delete cascade,
  at timestamptz not null,
  result text not null check (result in ('accepted', 'rejected', 'unavailable', 'unknown', 'error')),
  answer text
);
create index mail_attempts_of_mail on mail_attempts (mail_id, id);

-- Addresses that the mail server has refused for good. Nothing is sent to them until somebody releases them.
create table mail_suppressions (
  address citext primary key,
  since timestamptz not null,
  answer text,
  mail_id bigint references mails (id) on delete set null
);
create index mail_suppressions_of_mail on mail_suppressions (mail_id) where mail_id is not null;

alter table mails
  drop constraint mails_state_check,
  add constraint mails_state_check check (
    state in ('waiting', 'sending', 'sent', 'uncertain', 'failed', 'dropped', 'cancelled', 'suppressed')),
  -- The code of the last refusal.
  add column smtp_code integer,
  -- The details without secrets, encrypted, to show the mail as its reader sees it.
  add column preview bytea;

create index mails_by_creation on mails (created_at, id);
create index mails_by_state on mails (state, created_at, id);
create index mails_by_recipient on mails (recipient, id);
create index mails_by_recipient_text on mails using gin (fold_text(recipient) gin_trgm_ops);
