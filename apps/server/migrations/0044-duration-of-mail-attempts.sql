-- How long the mail server took to answer. Null for older attempts, and if the server was never asked.
alter table mail_attempts add column duration_ms integer check (duration_ms >= 0);
