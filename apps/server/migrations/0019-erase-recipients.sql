-- The recipient has deleted the account: the address is erased as soon as the mail is sent or given up.
alter table mails add column erase_recipient boolean not null default false;
