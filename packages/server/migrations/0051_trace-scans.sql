alter table traces add column first_scanned_at timestamptz;
alter table traces add column last_place text;

-- What a look-up of the trace found among its scans so far, through all months.
update traces t set first_scanned_at = f.scanned_at, last_place = l.place
from traces o
  left join lateral (
    select scanned_at from scan_statistics where trace_id = o.id and deleted_at is null order by scanned_at limit 1) f on true
  left join lateral (
    select coalesce(p.short_name, p.name) as place
    from (select province_id from scan_statistics
      where trace_id = o.id and deleted_at is null order by scanned_at desc limit 1) s
      join provinces p on p.id = s.province_id) l on true
where o.id = t.id and f.scanned_at is not null;
