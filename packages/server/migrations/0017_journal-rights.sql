-- The journal has permissions of its own, and to delete a scan is `update scan_statistics`, no longer a matter of the role's name.
-- On a database without roles the ground fills in all of it.
insert into permissions (action, subject, name, "group", sort_order)
select action, 'system_logs', label || ': Nhật ký hệ thống', 'Hệ thống', 1000 + at
from unnest(
  array['menu', 'list', 'read', 'create', 'edit', 'update'],
  array['Hiện menu', 'Xem danh sách', 'Xem chi tiết', 'Thêm', 'Sửa', 'Cập nhật']
) with ordinality as a(action, label, at)
where exists (select 1 from roles) and not exists (select 1 from permissions p where p.action = a.action and p.subject = 'system_logs');

update roles r set version = r.version + 1, permission_ids = r.permission_ids || (
  select array_agg(p.id order by p.id) from permissions p where p.subject = 'system_logs' and not p.id = any(r.permission_ids)
    and (r.code = 'super_admin' or p.action in ('menu', 'list', 'read')))
where r.code in ('super_admin', 'department_leader') and exists (
  select 1 from permissions p where p.subject = 'system_logs' and not p.id = any(r.permission_ids));

-- Whoever could mark a scan still can; to delete one stays with the administrators.
update roles r set version = r.version + 1, permission_ids = array_remove(r.permission_ids, dropped.id) || case when kept.id = any(r.permission_ids) then '{}' else array[kept.id] end
from permissions dropped, permissions kept
where dropped.action = 'update' and dropped.subject = 'scan_statistics' and kept.action = 'edit' and kept.subject = 'scan_statistics'
  and r.code <> 'super_admin' and dropped.id = any(r.permission_ids);
