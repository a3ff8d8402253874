-- Work that outlasts a request, as the person who asked for it sees it.
create table jobs (
  id integer generated always as identity primary key,
  kind text not null,
  title text not null,
  user_id integer not null,
  input jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  progress smallint not null default 0,
  done integer not null default 0,
  total integer,
  message text not null default '',
  result jsonb not null default '{}',
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index jobs_user_id_idx on jobs (user_id, id);
create index jobs_created_at_idx on jobs (created_at);
