-- Whatever ends a session tells the servers, so that what is said live to its browsers ends with it.
create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('coi_nguon', json_build_object('ended', json_agg(id::text))::text)
  from (select id, (row_number() over () - 1) / 200 as part from gone) parts group by part;
  return null;
end $$;
create trigger sessions_ended after delete on sessions referencing old table as gone for each statement execute function tell_ended_sessions();
