-- The accounts that a notification was sent to, and when each of them read it.
create table notification_reads (
  notification_id integer not null references notifications (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  read_at timestamptz,
  primary key (notification_id, user_id)
);
create index notification_reads_user_id_idx on notification_reads (user_id, notification_id);

-- What was sent before is still to be read by those it was for.
insert into notification_reads (notification_id, user_id)
select n.id, u.id from notifications n join users u on u.is_active and u.deleted_at is null
where n.status = 'sent' and n.deleted_at is null and case n.audience
  when 'all' then true
  when 'role' then u.role_id = any(n.role_ids)
  when 'manufacture' then u.manufacture_id = any(n.manufacture_ids)
  when 'ward' then u.ward_id = any(n.ward_ids)
    or u.manufacture_id in (select id from manufactures where ward_id = any(n.ward_ids))
  else false
end;
