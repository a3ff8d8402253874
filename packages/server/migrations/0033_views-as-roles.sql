-- The role that an administrator views the platform as, read-only and for a limited time.
alter table sessions add column view_role_id integer references roles (id) on delete set null;
alter table sessions add column view_manufacture_id integer references manufactures (id) on delete set null;
alter table sessions add column view_ward_id integer references wards (id) on delete set null;
alter table sessions add column view_until timestamptz;
