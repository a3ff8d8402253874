-- What somebody is told of rows that are not their own doing: one line for any number of rows.
create table notices (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  resource text not null,
  event text not null,
  row_ids integer[] not null,
  count integer not null,
  -- The name of the first row.
  name text not null,
  reason text,
  by_id integer,
  by_name text,
  told_at timestamptz not null default now(),
  seen_at timestamptz
);
create index notices_user_id_idx on notices (user_id, told_at, id);
create index notices_unseen_idx on notices (user_id, id) where seen_at is null;
create index notices_told_at_idx on notices (told_at);

-- Who wants notices by mail, and up to when they were mailed; without a row, once a day.
create table notice_mails (
  user_id integer primary key references users (id) on delete cascade,
  mail text not null default 'daily' check (mail in ('none', 'at_once', 'daily')),
  mailed_at timestamptz
);

-- The days of expiry that were told, so that each is told once, also after the server was down.
create table told_expiries (
  resource text not null,
  field text not null,
  row_id integer not null,
  day date not null,
  primary key (resource, field, row_id)
);
