-- How often a job was begun: one that was cut off twice is not begun again.
alter table jobs add column starts smallint not null default 0;
-- The work that an account has not got back yet.
create index jobs_unfinished_idx on jobs (user_id) where status in ('queued', 'running');
