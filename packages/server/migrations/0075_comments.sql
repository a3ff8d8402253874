-- What producers and staff say to each other about a row of any list. The last line says whether it is settled.
create table comments (
  id integer generated always as identity primary key,
  resource text not null,
  row_id integer not null,
  user_id integer references users (id) on delete set null,
  kind text not null default 'said' check (kind in ('said', 'settled')),
  body text not null default '',
  -- The accounts that it names.
  mentions integer[] not null default '{}',
  said_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index comments_row_idx on comments (resource, row_id, id);
create index comments_user_id_idx on comments (user_id);
