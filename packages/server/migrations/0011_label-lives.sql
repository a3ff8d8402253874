-- When the PIN under a label's covering was first entered right, and how often since. The PIN itself is kept nowhere.
alter table stamp_codes
  add column pin_verified_at timestamptz,
  add column pin_verified_count integer not null default 0;

-- The serial that stands in for a label that was damaged or lost.
alter table stamp_ranges
  add column replaced_by integer,
  add constraint stamp_ranges_replaced_by_check check (replaced_by is null or (kind = 'revoked' and serial_from = serial_to and replaced_by <> serial_from));
create unique index stamp_ranges_replaced_by_key on stamp_ranges (stamp_id, replaced_by) where replaced_by is not null;
