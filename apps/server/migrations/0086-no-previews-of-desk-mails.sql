-- Shown later, it listed the requests that were waiting then, not those that the mail had named.
update mails set preview = null where template = 'desk-requests' and preview is not null;
