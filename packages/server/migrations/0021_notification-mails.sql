alter table notifications add column waiting_count integer default 0;
alter table notifications add column failed_count integer default 0;

-- The letters of a notification: whom each goes to, and what has come of it.
create table notification_mails (
  id bigint generated always as identity primary key,
  notification_id integer not null references notifications (id) on delete cascade,
  name text not null,
  email text not null,
  -- Whether nothing else reaches its receiver, so that it counts.
  counts boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  error text,
  sent_at timestamptz
);
create unique index notification_mails_email_key on notification_mails (notification_id, lower(email));
create index notification_mails_due_idx on notification_mails (due_at) where state = 'waiting';
