-- Until when the password or code that was entered again allows critical changes.
alter table sessions add column confirmed_until timestamptz;
