-- When a mail is tried is decided by its job in the queue.
drop index mails_to_send;
drop index mails_being_sent;
alter table mails drop column next_attempt_at;
create index mails_unsent on mails (id) where state in ('waiting', 'sending');
