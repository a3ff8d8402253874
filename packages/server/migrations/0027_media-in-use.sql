-- What an account sends up is counted by the day; what nothing refers to any more is looked for a week after it came, and each week again.
create index media_uploads on media (uploaded_by, created_at);
alter table media add column looked_for_at timestamptz not null default now();
create index media_looked_for on media (looked_for_at);
