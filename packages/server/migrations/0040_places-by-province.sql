-- Strangers are told in which province a label was scanned, not in which commune.
update stamp_codes set last_place = regexp_replace(last_place, '^.*, ', '') where last_place like '%, %';
-- Places of scans that are older than they may be kept, found without reading all scans.
create index scan_statistics_placed_idx on scan_statistics (scanned_at) where latitude is not null;
