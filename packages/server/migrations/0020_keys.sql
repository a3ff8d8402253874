-- What the keys of this database are told by. They themselves stay outside of it; a start with others, or without them, is refused.
create table keys (
  name text primary key,
  fingerprint text not null,
  known_at timestamptz not null default now()
);
