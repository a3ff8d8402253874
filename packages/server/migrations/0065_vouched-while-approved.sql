-- Approved values are kept only while their approval stands. Of what was withdrawn or refused, the moment is kept: lots that
-- were made before are judged by it.
alter table manufactures add column withdrawn_at timestamptz;
alter table certificates add column withdrawn_at timestamptz;
alter table material_areas add column withdrawn_at timestamptz;
alter table products add column withdrawn_at timestamptz;
alter table distributors add column withdrawn_at timestamptz;
alter table labors add column withdrawn_at timestamptz;

update manufactures t set approved_values = null, withdrawn_at = case when exists (
    select 1 from system_logs l where l.subject = 'manufactures' and l.entity_id = t.id and l.action = 'approve') then standing_since end
where approved_values is not null and approval_status <> 'approved' and not (approval_status = 'pending' and has_changes);
update certificates t set approved_values = null, withdrawn_at = case when exists (
    select 1 from system_logs l where l.subject = 'certificates' and l.entity_id = t.id and l.action = 'approve') then standing_since end
where approved_values is not null and approval_status <> 'approved' and not (approval_status = 'pending' and has_changes);
update material_areas t set approved_values = null, withdrawn_at = case when exists (
    select 1 from system_logs l where l.subject = 'material_areas' and l.entity_id = t.id and l.action = 'approve') then standing_since end
where approved_values is not null and approval_status <> 'approved' and not (approval_status = 'pending' and has_changes);
update products t set approved_values = null, withdrawn_at = case when exists (
    select 1 from system_logs l where l.subject = 'products' and l.entity_id = t.id and l.action = 'approve') then standing_since end
where approved_values is not null and approval_status <> 'approved' and not (approval_status = 'pending' and has_changes);
update distributors t set approved_values = null, withdrawn_at = case when exists (
    select 1 from system_logs l where l.subject = 'distributors' and l.entity_id = t.id and l.action = 'approve') then standing_since end
where approved_values is not null and approval_status <> 'approved' and not (approval_status = 'pending' and has_changes);
update labors t set approved_values = null, withdrawn_at = case when exists (
    select 1 from system_logs l where l.subject = 'labors' and l.entity_id = t.id and l.action = 'approve') then standing_since end
where approved_values is not null and approval_status <> 'approved' and not (approval_status = 'pending' and has_changes);
