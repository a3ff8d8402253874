alter table manufactures add column approved_values jsonb;
alter table manufactures add column has_changes boolean not null default false;
alter table certificates add column approval_status text not null default 'pending';
alter table certificates add column approved_by integer;
alter table certificates add column approved_at timestamptz;
alter table certificates add column reject_reason text;
alter table certificates add column approved_values jsonb;
alter table certificates add column has_changes boolean not null default false;
alter table material_areas add column approved_values jsonb;
alter table material_areas add column has_changes boolean not null default false;
alter table products add column approved_values jsonb;
alter table products add column has_changes boolean not null default false;
alter table distributors add column approved_values jsonb;
alter table distributors add column has_changes boolean not null default false;
alter table labors add column approved_values jsonb;
alter table labors add column has_changes boolean not null default false;
alter table certificates add constraint certificates_approved_by_fkey foreign key (approved_by) references users;
create index certificates_approval_status_idx on certificates (approval_status, id) where deleted_at is null;
create index certificates_approved_by_idx on certificates (approved_by);

-- What was approved until now is what the public read until now; so is what stands behind a trace that is public.
update manufactures t set approved_values = (
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key in (
    'logo', 'name', 'short_name', 'foreign_name', 'manufacturing_form_id', 'tax_code', 'phone', 'email', 'website', 'address',
    'province_id', 'ward_id', 'old_district_id', 'old_ward_id', 'latitude', 'longitude', 'gln'))
where t.approval_status = 'approved' or t.id in (select manufacture_id from traces where status in ('active', 'recalled'));
update products t set approved_values = (
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key in (
    'images', 'name', 'product_group_id', 'gtin', 'brand', 'model_code', 'packaging', 'net_weight', 'net_weight_unit_id',
    'ingredients', 'usage_guide', 'storage_condition', 'shelf_life_days', 'safety_warning', 'applied_standards', 'ocop_star',
    'gi_name', 'description'))
where t.approval_status = 'approved' or t.id in (select product_id from traces where status in ('active', 'recalled'));
update material_areas t set approved_values = (
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key in (
    'name', 'farming_form_id', 'acreage', 'puc_code', 'location_code', 'address', 'province_id', 'ward_id', 'old_district_id',
    'old_ward_id', 'latitude', 'longitude', 'boundary'))
where t.approval_status = 'approved' or t.id in (select material_area_id from traces where status in ('active', 'recalled'));
update distributors t set approved_values = (
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key in (
    'name', 'gln', 'email', 'website', 'address', 'province_id', 'ward_id', 'old_district_id', 'old_ward_id', 'latitude',
    'longitude'))
where t.approval_status = 'approved';
update labors t set approved_values = (
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key in (
    'name', 'address', 'province_id', 'ward_id', 'old_district_id', 'old_ward_id', 'latitude', 'longitude'))
where t.approval_status = 'approved';
-- A certificate of an owner that was approved is as good as it was.
update certificates t set approval_status = 'approved', approved_at = now(), approved_values = (
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key in (
    'certificate_type', 'number', 'issuer', 'scope', 'issued_at', 'expires_at', 'file'))
where exists (select 1 from manufactures o where o.id = t.manufacture_id and o.approved_values is not null)
  or exists (select 1 from products o where o.id = t.product_id and o.approved_values is not null)
  or exists (select 1 from material_areas o where o.id = t.material_area_id and o.approved_values is not null);

-- What waits is little among much, and asked for on every home screen.
create index manufactures_has_changes_idx on manufactures (id) where has_changes and deleted_at is null;
create index products_has_changes_idx on products (id) where has_changes and deleted_at is null;
create index material_areas_has_changes_idx on material_areas (id) where has_changes and deleted_at is null;
create index certificates_has_changes_idx on certificates (id) where has_changes and deleted_at is null;
