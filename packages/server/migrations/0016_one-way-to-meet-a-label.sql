-- A label is met by its number alone, of which its serial follows. A second unique index is no part of "on conflict (number)": of two who met a new label at
-- once, one was refused as a duplicate.
drop index stamp_codes_serial_key;
create index stamp_codes_serial_idx on stamp_codes (stamp_id, serial);
