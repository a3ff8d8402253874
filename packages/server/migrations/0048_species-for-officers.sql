-- Who may do something with the groups of products, which species were counted among, may do the same with species.
insert into permissions (action, subject, name, "group", sort_order)
select p.action, 'species', replace(p.name, 'Nhóm sản phẩm', 'Giống, loài'), p."group", p.sort_order
from permissions p
where p.subject = 'product_groups' and not exists (select 1 from permissions k where k.subject = 'species' and k.action = p.action);
update roles r set permission_ids = r.permission_ids || array(
  select s.id from permissions s join permissions g on g.action = s.action and g.subject = 'product_groups'
  where s.subject = 'species' and g.id = any(r.permission_ids) and not s.id = any(r.permission_ids) order by s.id);
