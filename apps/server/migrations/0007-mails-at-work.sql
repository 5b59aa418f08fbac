-- Found again after a crash, without looking through everything that was ever sent.
create index mails_being_sent on mails (next_attempt_at) where state = 'sending';

-- Who was told of something last, and whether a mail about it still waits.
create index mails_of_template on mails (template, person_id, created_at);

-- What is old enough to be forgotten.
create index mails_by_age on mails (created_at) where state not in ('waiting', 'sending');
