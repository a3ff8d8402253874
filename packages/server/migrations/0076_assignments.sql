-- Who has taken a row that waits. It holds as long as the row stands as it stood then: a decision ends it.
create table assignments (
  resource text not null,
  row_id integer not null,
  user_id integer not null references users (id) on delete cascade,
  standing_since timestamptz not null,
  taken_at timestamptz not null default now(),
  primary key (resource, row_id)
);
create index assignments_user_id_idx on assignments (user_id);
create index assignments_taken_at_idx on assignments (taken_at);
