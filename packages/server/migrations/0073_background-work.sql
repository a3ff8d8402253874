-- What the server does by itself, as it calls it and how often in minutes: when each kind of it began and ended last, and how it failed. Of the
-- clock: when it was looked at, and what was mended after it had stood ahead.
create table background_work (
  name text primary key,
  label text,
  every integer,
  began_at timestamptz not null default now(),
  done_at timestamptz,
  failed_at timestamptz,
  error text
);
