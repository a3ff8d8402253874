alter table material_areas add column puc_reason text;
