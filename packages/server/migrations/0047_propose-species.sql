alter table plants alter column code drop not null;
alter table plants add column manufacture_id integer;
alter table plants add column approval_status text not null default 'pending';
alter table plants add column approved_by integer;
alter table plants add column approved_at timestamptz;
alter table plants add column reject_reason text;
alter table plants add column rejected_by integer;
alter table plants add column rejected_at timestamptz;
alter table plants add column same_as_id integer;
alter table plants add column standing_since timestamptz not null default now();
alter table animals alter column code drop not null;
alter table animals add column manufacture_id integer;
alter table animals add column approval_status text not null default 'pending';
alter table animals add column approved_by integer;
alter table animals add column approved_at timestamptz;
alter table animals add column reject_reason text;
alter table animals add column rejected_by integer;
alter table animals add column rejected_at timestamptz;
alter table animals add column same_as_id integer;
alter table animals add column standing_since timestamptz not null default now();
alter table seafoods alter column code drop not null;
alter table seafoods add column manufacture_id integer;
alter table seafoods add column approval_status text not null default 'pending';
alter table seafoods add column approved_by integer;
alter table seafoods add column approved_at timestamptz;
alter table seafoods add column reject_reason text;
alter table seafoods add column rejected_by integer;
alter table seafoods add column rejected_at timestamptz;
alter table seafoods add column same_as_id integer;
alter table seafoods add column standing_since timestamptz not null default now();
alter table plants add constraint plants_manufacture_id_fkey foreign key (manufacture_id) references manufactures;
alter table plants add constraint plants_approved_by_fkey foreign key (approved_by) references users;
alter table plants add constraint plants_rejected_by_fkey foreign key (rejected_by) references users;
alter table plants add constraint plants_same_as_id_fkey foreign key (same_as_id) references plants;
alter table animals add constraint animals_manufacture_id_fkey foreign key (manufacture_id) references manufactures;
alter table animals add constraint animals_approved_by_fkey foreign key (approved_by) references users;
alter table animals add constraint animals_rejected_by_fkey foreign key (rejected_by) references users;
alter table animals add constraint animals_same_as_id_fkey foreign key (same_as_id) references animals;
alter table seafoods add constraint seafoods_manufacture_id_fkey foreign key (manufacture_id) references manufactures;
alter table seafoods add constraint seafoods_approved_by_fkey foreign key (approved_by) references users;
alter table seafoods add constraint seafoods_rejected_by_fkey foreign key (rejected_by) references users;
alter table seafoods add constraint seafoods_same_as_id_fkey foreign key (same_as_id) references seafoods;
create index plants_is_active_idx on plants (is_active, id) where deleted_at is null;
create index plants_manufacture_id_idx on plants (manufacture_id, id) where deleted_at is null;
create index plants_approval_status_idx on plants (approval_status, id) where deleted_at is null;
create index plants_approved_by_idx on plants (approved_by, id) where deleted_at is null;
create index plants_rejected_by_idx on plants (rejected_by, id) where deleted_at is null;
create index plants_same_as_id_idx on plants (same_as_id, id) where deleted_at is null;
create index plants_approval_status_since_idx on plants (approval_status, standing_since, id) where deleted_at is null;
create index animals_is_active_idx on animals (is_active, id) where deleted_at is null;
create index animals_manufacture_id_idx on animals (manufacture_id, id) where deleted_at is null;
create index animals_approval_status_idx on animals (approval_status, id) where deleted_at is null;
create index animals_approved_by_idx on animals (approved_by, id) where deleted_at is null;
create index animals_rejected_by_idx on animals (rejected_by, id) where deleted_at is null;
create index animals_same_as_id_idx on animals (same_as_id, id) where deleted_at is null;
create index animals_approval_status_since_idx on animals (approval_status, standing_since, id) where deleted_at is null;
create index seafoods_is_active_idx on seafoods (is_active, id) where deleted_at is null;
create index seafoods_manufacture_id_idx on seafoods (manufacture_id, id) where deleted_at is null;
create index seafoods_approval_status_idx on seafoods (approval_status, id) where deleted_at is null;
create index seafoods_approved_by_idx on seafoods (approved_by, id) where deleted_at is null;
create index seafoods_rejected_by_idx on seafoods (rejected_by, id) where deleted_at is null;
create index seafoods_same_as_id_idx on seafoods (same_as_id, id) where deleted_at is null;
create index seafoods_approval_status_since_idx on seafoods (approval_status, standing_since, id) where deleted_at is null;
-- What the department keeps already is approved.
update plants set approval_status = 'approved', approved_at = created_at;
update animals set approval_status = 'approved', approved_at = created_at;
update seafoods set approval_status = 'approved', approved_at = created_at;
-- Owners of producers may propose from now on; on a new platform the roles are made with this right.
insert into permissions (action, subject, name, "group", sort_order)
select action, 'species', name, 'Hệ thống', (select max(sort_order) from permissions) + row_number() over ()
from (values ('list', 'Xem danh sách: Giống, loài'), ('read', 'Xem chi tiết: Giống, loài'),
  ('create', 'Thêm: Giống, loài'), ('edit', 'Sửa nội dung: Giống, loài')) p (action, name)
where exists (select 1 from permissions);
update roles set permission_ids = permission_ids || array(select id from permissions where subject = 'species' order by id)
where code = 'producer_admin';
