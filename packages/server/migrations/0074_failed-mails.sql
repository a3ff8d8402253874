-- When a letter failed for good: those of the last day are counted, and it goes like one that was sent.
alter table notification_mails add column failed_at timestamptz;
update notification_mails set failed_at = due_at where state = 'failed';
create index notification_mails_failed_idx on notification_mails (failed_at) where state = 'failed';
