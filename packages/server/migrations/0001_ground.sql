-- What no definition speaks of: search, sign-in, counters, the log.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Letters without marks, for a search that finds 'Cà phê' by 'ca phe'. Immutable, so that a generated column may use it.
create function fold(said text) returns text language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, normalize(said, nfc)));

create table counters (
  name text primary key,
  value bigint not null
);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id integer not null,
  ip text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user_id_idx on sessions (user_id, last_used_at);

create table password_resets (
  token_hash bytea primary key,
  user_id integer not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_resets_user_id_idx on password_resets (user_id);

create table user_secrets (
  user_id integer primary key,
  password_hash text not null,
  otp_secret text,
  otp_confirmed boolean not null default false,
  updated_at timestamptz not null default now()
);

create unlogged table throttle (
  key text primary key,
  tries integer not null,
  until timestamptz not null
);
create index throttle_until_idx on throttle (until);

create table idempotency_keys (
  user_id integer not null,
  key text not null,
  path text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

create table single_records (
  name text primary key,
  value jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by integer
);

create table media (
  id bigint generated always as identity primary key,
  url text not null unique,
  mime text not null,
  size integer not null,
  width integer,
  height integer,
  original_name text not null,
  uploaded_by integer,
  created_at timestamptz not null default now()
);

create table one_use_links (
  token_hash bytea primary key,
  user_id integer not null,
  path text not null,
  file_name text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_use_links_expires_at_idx on one_use_links (expires_at);

create table system_logs (
  id bigint generated always as identity primary key,
  user_id integer,
  user_name text,
  role text,
  action text not null,
  subject text not null,
  entity_id integer,
  entity_label text,
  method text,
  path text,
  status_code integer not null default 200,
  ip text,
  user_agent text,
  old_values jsonb,
  new_values jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text generated always as (fold(' ' || coalesce(user_name, '') || ' ' || coalesce(entity_label, ''))) stored
);
create index system_logs_entity_idx on system_logs (subject, entity_id, id);
create index system_logs_user_id_idx on system_logs (user_id, id);
create index system_logs_action_idx on system_logs (action, id);
create index system_logs_created_at_idx on system_logs (created_at, id);
create index system_logs_search_idx on system_logs using gin (search gin_trgm_ops);

-- The log is only ever added to.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log is append-only';
end $$;
create trigger system_logs_append_only before update or delete on system_logs for each row execute function refuse_change();
