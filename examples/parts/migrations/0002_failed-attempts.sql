alter table users add column failed_attempts integer default 0;
