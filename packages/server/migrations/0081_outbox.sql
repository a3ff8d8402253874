-- News of transactions that are not told yet: written with what they are about, and gone once they are told.
create table outbox (
  id bigint generated always as identity primary key,
  told jsonb not null,
  made_at timestamptz not null default now()
);
