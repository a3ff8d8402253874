-- A scan of a month that nobody made room for waits here until somebody does, instead of making it and waiting for every reader.
create table scan_statistics_other (like scan_statistics including all);
alter table scan_statistics attach partition scan_statistics_other default;

-- Makes room for the scans of each month from the one to the other, in Vietnam's time, and moves those there that waited. The room is made aside and
-- attached, which lets readers and writers go on; where somebody holds the waiting ones longer than half a second, it is given up, to be tried again.
create or replace function ensure_scan_months(first date, last date) returns void language plpgsql set lock_timeout = '500ms' as $$
declare
  month date := date_trunc('month', first);
  partition text;
  opens timestamptz;
  closes timestamptz;
begin
  while month <= last loop
    partition := 'scan_statistics_' || to_char(month, 'YYYY_MM');
    if to_regclass(partition) is null then
      perform pg_advisory_xact_lock(7228413);
      if to_regclass(partition) is null then
        opens := (month || ' 00:00:00+07')::timestamptz;
        closes := ((month + interval '1 month')::date || ' 00:00:00+07')::timestamptz;
        execute format('create table %I (like scan_statistics including all)', partition);
        lock table scan_statistics_other in access exclusive mode;
        if exists (select 1 from scan_statistics_other where scanned_at >= opens and scanned_at < closes) then
          execute format('insert into %I (%s) select %2$s from scan_statistics_other where scanned_at >= %L and scanned_at < %L', partition,
            (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
              where attrelid = 'scan_statistics'::regclass and attnum > 0 and not attisdropped and attgenerated = ''), opens, closes);
          delete from scan_statistics_other where scanned_at >= opens and scanned_at < closes;
        end if;
        -- Says what attaching would otherwise read all rows to find out.
        execute format('alter table %I add constraint %I check (scanned_at is not null and scanned_at >= %L and scanned_at < %L)', partition, partition || '_month', opens, closes);
        execute format('alter table scan_statistics attach partition %I for values from (%L) to (%L)', partition, opens, closes);
      end if;
    end if;
    month := month + interval '1 month';
  end loop;
end $$;
