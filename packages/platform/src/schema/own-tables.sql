-- What the platform itself keeps, beside the tables of definitions. The first migration of a product begins with it; one that
-- has migrations is changed by another. Which tables hold persons is the product's.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('coi_nguon', json_build_object('ended', json_agg(id::text))::text)
  from (select id, (row_number() over () - 1) / 200 as part from gone) parts group by part;
  return null;
end $$;

create table counters (
  name text primary key,
  value bigint not null
);

create table keys (
  name text primary key,
  fingerprint text not null,
  known_at timestamptz not null default now()
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
  asked text not null,
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
  created_at timestamptz not null default now(),
  looked_for_at timestamptz not null default now()
);
create index media_looked_for on media (looked_for_at);
create index media_uploads on media (uploaded_by, created_at);

create table one_use_links (
  token_hash bytea primary key,
  user_id integer not null,
  path text not null,
  file_name text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  session_id bigint,
  rights jsonb
);
create index one_use_links_expires_at_idx on one_use_links (expires_at);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id integer not null,
  ip text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  view_role_id integer,
  view_until timestamptz
);
create index sessions_user_id_idx on sessions (user_id, last_used_at);
create trigger sessions_ended after delete on sessions referencing old table as gone
  for each statement execute function tell_ended_sessions();

create table user_secrets (
  user_id integer primary key,
  password_hash text,
  otp_secret text,
  otp_confirmed boolean not null default false,
  updated_at timestamptz not null default now(),
  otp_step bigint,
  otp_pending text,
  otp_pending_until timestamptz
);

create table recovery_codes (
  id integer generated always as identity primary key,
  user_id integer not null,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index recovery_codes_user_id_key on recovery_codes (user_id, code_hash);

create table password_resets (
  token_hash bytea primary key,
  user_id integer not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_resets_user_id_idx on password_resets (user_id);

create table account_usage (
  day date not null,
  user_id integer not null,
  bytes bigint not null default 0,
  ms bigint not null default 0,
  primary key (day, user_id)
);

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
create index system_logs_action_idx on system_logs (action, id);
create index system_logs_created_at_idx on system_logs (created_at, id);
create index system_logs_entity_idx on system_logs (subject, entity_id, id);
create index system_logs_personal_idx on system_logs (created_at) where ip is not null or user_agent is not null;
create index system_logs_search_idx on system_logs using gin (search gin_trgm_ops);
create index system_logs_user_id_idx on system_logs (user_id, id);

-- The log is only ever added to.
create function refuse_change() returns trigger language plpgsql as $$
declare
  was system_logs;
begin
  if current_setting('log.forgets', true) = 'yes' and tg_op = 'DELETE' then
    return old;
  elsif current_setting('log.forgets', true) = 'yes' and tg_op = 'UPDATE' then
    -- Where somebody came from is emptied, and nothing else.
    old.ip := null;
    old.user_agent := null;
    return old;
  elsif current_setting('log.forgets', true) = 'person' and tg_op = 'UPDATE' then
    -- Values and names are emptied; who did what to which row and when stays.
    was := old;
    was.entity_label := new.entity_label;
    was.user_name := new.user_name;
    was.old_values := new.old_values;
    was.new_values := new.new_values;
    return was;
  end if;
  raise exception 'the log is append-only';
end $$;
create trigger system_logs_append_only before delete or update on system_logs for each row execute function refuse_change();
create trigger system_logs_not_emptied before truncate on system_logs for each statement execute function refuse_change();

create function forget_log(personal_days integer, years integer, most integer) returns integer
  language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  emptied integer;
  gone integer;
begin
  if personal_days < 30 or years < 1 then
    raise exception 'the log is kept longer';
  end if;
  perform set_config('log.forgets', 'yes', true);
  update system_logs set ip = null, user_agent = null where id in (
    select id from system_logs
    where created_at < now() - make_interval(days => personal_days) and (ip is not null or user_agent is not null)
    order by created_at limit most);
  get diagnostics emptied = row_count;
  delete from system_logs where id in (
    select id from system_logs where created_at < now() - make_interval(years => years) order by created_at, id limit most);
  get diagnostics gone = row_count;
  perform set_config('log.forgets', '', true);
  return emptied + gone;
end $$;

create function without_values(said jsonb, names text[]) returns jsonb
  language sql immutable set search_path to 'public', 'pg_temp' as $$
  select case when jsonb_typeof(said) = 'object' then
    coalesce((select jsonb_object_agg(key, case
      when key = any(names) then 'null'::jsonb
      when key = 'approved_values' and jsonb_typeof(value) = 'object' and value ? 'begins' then 'null'::jsonb
      when key = 'approved_values' then without_values(value, names)
      else value end) from jsonb_each(said)), '{}')
  else said end
$$;

create function forget_person(about text, row_id integer, names text[], urls text[], stands text, by_id integer, why text)
  returns integer language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  changed integer;
begin
  if about not in (PERSONAL_TABLES) or length(coalesce(why, '')) < 5 then
    raise exception 'the log forgets persons, and for a reason';
  end if;
  perform set_config('log.forgets', 'person', true);
  update system_logs l set
    entity_label = case when l.subject = about and l.entity_id = row_id or l.subject = 'media' and l.new_values->>'url' = any(urls) then stands else l.entity_label end,
    user_name = case when about = 'users' and l.user_id = row_id then stands else l.user_name end,
    old_values = case when l.subject = about and l.entity_id = row_id then without_values(l.old_values, names) else l.old_values end,
    new_values = case when l.subject = about and l.entity_id = row_id then without_values(l.new_values, names)
      when l.subject = 'media' and l.new_values->>'url' = any(urls) then null else l.new_values end
  where l.subject = about and l.entity_id = row_id or about = 'users' and l.user_id = row_id
    or l.subject = 'media' and l.new_values->>'url' = any(urls);
  get diagnostics changed = row_count;
  perform set_config('log.forgets', '', true);
  insert into system_logs (user_id, user_name, action, subject, entity_id, entity_label, new_values)
  select by_id, (select name from users where id = by_id), 'delete', about, row_id, stands, jsonb_build_object('reason', why);
  return changed;
end $$;

create table revision_texts (
  subject text not null,
  entity_id integer not null,
  hash text not null,
  text text not null,
  kept_at timestamptz not null default now(),
  primary key (subject, entity_id, hash)
);
create index revision_texts_kept_at_idx on revision_texts (kept_at);

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
  finished_at timestamptz,
  starts smallint not null default 0
);
create index jobs_created_at_idx on jobs (created_at);
create index jobs_unfinished_idx on jobs (user_id) where status in ('queued', 'running');
create index jobs_user_id_idx on jobs (user_id, id);

create table background_work (
  name text primary key,
  label text,
  every integer,
  began_at timestamptz not null default now(),
  done_at timestamptz,
  failed_at timestamptz,
  error text
);

create table outbox (
  id bigint generated always as identity primary key,
  told jsonb not null,
  made_at timestamptz not null default now()
);

create table notices (
  id integer generated always as identity primary key,
  user_id integer not null,
  resource text not null,
  event text not null,
  row_ids integer[] not null,
  count integer not null,
  name text not null,
  reason text,
  by_id integer,
  by_name text,
  told_at timestamptz not null default now(),
  seen_at timestamptz
);
create index notices_event_idx on notices (event, told_at);
create index notices_unseen_idx on notices (user_id, id) where seen_at is null;
create index notices_user_id_idx on notices (user_id, told_at, id);

create table notice_mails (
  user_id integer primary key,
  mail text not null default 'daily' check (mail in ('none', 'at_once', 'daily')),
  mailed_at timestamptz
);

create table told_expiries (
  resource text not null,
  field text not null,
  row_id integer not null,
  day date not null,
  primary key (resource, field, row_id)
);

create table comments (
  id integer generated always as identity primary key,
  resource text not null,
  row_id integer not null,
  user_id integer,
  kind text not null default 'said' check (kind in ('said', 'settled')),
  body text not null default '',
  mentions integer[] not null default '{}',
  said_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index comments_row_idx on comments (resource, row_id, id);
create index comments_user_id_idx on comments (user_id);

create table assignments (
  resource text not null,
  row_id integer not null,
  user_id integer not null,
  standing_since timestamptz not null,
  taken_at timestamptz not null default now(),
  primary key (resource, row_id)
);
create index assignments_taken_at_idx on assignments (taken_at);
create index assignments_user_id_idx on assignments (user_id);

create table favourites (
  user_id integer not null,
  resource text not null,
  row_id integer not null,
  marked_at timestamptz not null default now(),
  primary key (user_id, resource, row_id)
);
create index favourites_row_idx on favourites (resource, row_id);

create table default_views (
  user_id integer not null,
  screen text not null,
  view_id integer not null,
  primary key (user_id, screen)
);
create index default_views_view_id_idx on default_views (view_id);

create table calendar_feeds (
  user_id integer primary key,
  token_hash bytea not null unique,
  made_at timestamptz not null default now(),
  read_at timestamptz
);

create table slugs (
  table_name text not null,
  slug text not null,
  row_id integer not null,
  id integer generated by default as identity,
  primary key (table_name, slug)
);

create function keep_slug() returns trigger language plpgsql as $$
declare
  owner bigint;
begin
  insert into slugs as known (table_name, slug, row_id) values (tg_table_name, new.slug, new.id)
  on conflict (table_name, slug) do update set row_id = known.row_id returning known.row_id into owner;
  if owner <> new.id then
    raise exception using errcode = 'unique_violation', table = tg_table_name, constraint = tg_table_name || '_slug_key',
      message = format('the slug %s was given to another row', new.slug);
  end if;
  return null;
end
$$;
