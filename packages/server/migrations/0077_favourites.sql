-- The rows that somebody wants at hand.
create table favourites (
  user_id integer not null references users (id) on delete cascade,
  resource text not null,
  row_id integer not null,
  marked_at timestamptz not null default now(),
  primary key (user_id, resource, row_id)
);
create index favourites_row_idx on favourites (resource, row_id);
