-- The one way by which the log forgets what it says of a person: values of the named fields of one row, the row's name, and, of an account, the
-- name under which it acted. Who did what to which row and when stays, and a line says that this was done.
create function forget_person(about text, row_id integer, names text[], urls text[], stands text, by_id integer, why text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed integer;
begin
  if about not in ('labors', 'users', 'apps') or length(coalesce(why, '')) < 5 then
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

-- Values of a line of the log with those of some fields emptied, also where they stand among approved ones.
create function without_values(said jsonb, names text[]) returns jsonb language sql immutable set search_path = public, pg_temp as $$
  select case when jsonb_typeof(said) = 'object' then
    coalesce((select jsonb_object_agg(key, case
      when key = any(names) then 'null'::jsonb
      when key = 'approved_values' and jsonb_typeof(value) = 'object' and value ? 'begins' then 'null'::jsonb
      when key = 'approved_values' then without_values(value, names)
      else value end) from jsonb_each(said)), '{}')
  else said end
$$;

create or replace function refuse_change() returns trigger language plpgsql as $$
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
