-- The labors that a picker offers: approved, active and still there.
create view workers as
  select l.id, l.code, l.name, l.phone, l.manufacture_id, m.name as manufacture_name, l.search, l.version, l.created_at, l.updated_at, l.deleted_at
  from labors l join manufactures m on m.id = l.manufacture_id
  where l.approval_status = 'approved' and l.is_active;
