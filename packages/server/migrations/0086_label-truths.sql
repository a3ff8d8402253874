-- The address in a trace's QR code follows from the hosts in force (decision 188), and is no longer stored.
alter table traces drop column qr_url;

-- Scans of codes that no label bears, of which only a count by day is kept, are counted apart ('unknown'): they raised
-- the figures of the province's labels. Those that somebody handed in under a name of their own stay 'not_found'.
insert into scan_days as d (day, manufacture_id, product_id, province_id, channel, result, count, suspicious)
select day, 0, 0, 0, channel, 'unknown', sum(count), 0 from (
  select day, channel, count from scan_days where result = 'not_found'
  union all
  select (scanned_at at time zone 'Asia/Ho_Chi_Minh')::date, coalesce(channel, 'web'), -1 from scan_statistics
  where result = 'not_found' and deleted_at is null) counted
group by day, channel having sum(count) > 0;

delete from scan_days where result = 'not_found';
insert into scan_days (day, manufacture_id, product_id, province_id, channel, result, count, suspicious)
select (scanned_at at time zone 'Asia/Ho_Chi_Minh')::date, coalesce(manufacture_id, 0), coalesce(product_id, 0), coalesce(province_id, 0),
  coalesce(channel, 'web'), 'not_found', count(*), count(*) filter (where is_suspicious)
from scan_statistics where result = 'not_found' and deleted_at is null group by 1, 2, 3, 4, 5;

delete from scan_totals where product_id = 0 and day in (select day from scan_days where result = 'unknown');
insert into scan_totals (day, product_id, province_id, result, count, suspicious)
select day, 0, coalesce(province_id, 0), coalesce(result, ''),
  coalesce(case when grouping(result) = 0 then sum(count) else sum(count) filter (where result <> 'unknown') end, 0), sum(suspicious)
from scan_days d where day in (select day from scan_days where result = 'unknown')
group by grouping sets ((day), (day, d.province_id), (day, d.result)) having coalesce(d.province_id, 1) > 0;

-- An issue is recalled with its trace alone. Those that were recalled on their own said so on their labels without a
-- reason, and nowhere else, and nobody could take it back: they are locked, for the same reason.
update stamps s set status = 'locked'
from traces t where t.id = s.trace_id and s.status = 'recalled' and t.status <> 'recalled';
