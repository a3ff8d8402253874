-- The one way by which lines of the log are changed: what is past its time is forgotten, a few lines at once. Nobody can have it forget
-- sooner than after 30 days and a year, and whoever may not change the log otherwise still may not.
create function forget_log(personal_days integer, years integer, most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
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

create index system_logs_personal_idx on system_logs (created_at) where ip is not null or user_agent is not null;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if current_setting('log.forgets', true) = 'yes' and tg_op = 'DELETE' then
    return old;
  elsif current_setting('log.forgets', true) = 'yes' and tg_op = 'UPDATE' then
    -- Where somebody came from is emptied, and nothing else.
    old.ip := null;
    old.user_agent := null;
    return old;
  end if;
  raise exception 'the log is append-only';
end $$;

-- Drops the oldest month of scans if it lies that many whole years back, in Vietnam's time; waits half a second for whoever reads.
create function drop_scan_month(years integer) returns void language plpgsql set lock_timeout = '500ms' as $$
declare
  oldest text;
begin
  select c.relname into oldest from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'scan_statistics'::regclass and c.relname ~ '^scan_statistics_[0-9]{4}_[0-9]{2}$'
    and c.relname < 'scan_statistics_' || to_char((now() at time zone 'Asia/Ho_Chi_Minh') - make_interval(years => years), 'YYYY_MM')
  order by 1 limit 1;
  if oldest is not null then
    execute format('drop table %I', oldest);
  end if;
end $$;
