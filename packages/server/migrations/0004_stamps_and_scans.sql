-- Labels are numbers: an issue keeps its ranges, and a label has a row only once something happened to it.
create extension if not exists btree_gist;

-- No number and no serial is given twice, whatever the program does.
alter table stamps add constraint stamps_numbers_once
  exclude using gist (int8range(number_from, number_to, '[]') with &&) where (number_from is not null);
alter table stamps add constraint stamps_serials_once
  exclude using gist (manufacture_id with =, serial_prefix with =, int8range(serial_from, serial_to, '[]') with &&) where (serial_from is not null);
create index stamps_number_from_idx on stamps (number_from desc) where number_from is not null;

-- A trace has at most one order that still waits for something.
create unique index orders_open_trace_key on orders (trace_id)
  where deleted_at is null and status in ('pending', 'approved', 'printing', 'delivering');

-- What was done to a run of labels.
create table stamp_ranges (
  id bigint generated always as identity primary key,
  stamp_id integer not null references stamps,
  kind text not null check (kind in ('activated', 'locked', 'revoked')),
  serial_from integer not null,
  serial_to integer not null check (serial_to >= serial_from),
  reason text,
  created_by integer,
  created_at timestamptz not null default now()
);
create index stamp_ranges_stamp_id_idx on stamp_ranges (stamp_id, serial_from);

-- Labels that were scanned.
create table stamp_codes (
  id integer generated always as identity primary key,
  stamp_id integer not null references stamps,
  number bigint not null unique,
  serial integer not null,
  scan_count integer not null default 0,
  first_scanned_at timestamptz,
  last_scanned_at timestamptz,
  last_place text,
  is_suspect boolean not null default false,
  suspicion_reason text
);
create unique index stamp_codes_serial_key on stamp_codes (stamp_id, serial);
create index stamp_codes_suspect_idx on stamp_codes (stamp_id) where is_suspect;

-- Every scan, kept by the month in which it was. The number of an address or a device is never kept, only a keyed hash.
create sequence scan_statistics_id_seq;
create table scan_statistics (
  id bigint not null default nextval('scan_statistics_id_seq'),
  scanned_at timestamptz not null,
  code text not null,
  trace_id integer,
  stamp_id integer,
  stamp_code_id integer,
  manufacture_id integer,
  product_id integer,
  result text,
  channel text default 'web',
  app_user_id integer,
  device text not null,
  ip_hash text,
  ip_province text,
  latitude numeric(14,4),
  longitude numeric(14,4),
  province_id integer,
  ward_id integer,
  device_type text,
  os text,
  browser text,
  is_first boolean not null default false,
  is_suspicious boolean not null default false,
  suspicion_reason text,
  note text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  -- A code has no marks to take off, and this is written with every scan.
  search text generated always as (lower(code)) stored,
  primary key (id, scanned_at)
) partition by range (scanned_at);
alter sequence scan_statistics_id_seq owned by scan_statistics.id;

create index scan_statistics_scanned_at_idx on scan_statistics (scanned_at, id);
create index scan_statistics_code_idx on scan_statistics (code, scanned_at);
-- Written so that nothing but this index can answer what one device last scanned: any other would read all scans of a busy code.
create index scan_statistics_device_idx on scan_statistics ((device || code), scanned_at);
create index scan_statistics_trace_id_idx on scan_statistics (trace_id, scanned_at);
create index scan_statistics_manufacture_id_idx on scan_statistics (manufacture_id, scanned_at);
create index scan_statistics_product_id_idx on scan_statistics (product_id, scanned_at);
create index scan_statistics_province_id_idx on scan_statistics (province_id, scanned_at);
create index scan_statistics_result_idx on scan_statistics (result, scanned_at) where result <> 'valid';
create index scan_statistics_suspicious_idx on scan_statistics (scanned_at) where is_suspicious;
create index scan_statistics_search_idx on scan_statistics using gin (search gin_trgm_ops);

-- Makes room for the scans of each month from the one to the other, in Vietnam's time. Servers that do so at once wait for each other.
create function ensure_scan_months(first date, last date) returns void language plpgsql as $$
declare
  month date := date_trunc('month', first);
  partition text;
begin
  while month <= last loop
    partition := 'scan_statistics_' || to_char(month, 'YYYY_MM');
    if to_regclass(partition) is null then
      perform pg_advisory_xact_lock(7228413);
      execute format('create table if not exists %I partition of scan_statistics for values from (%L) to (%L)',
        partition, month || ' 00:00:00+07', (month + interval '1 month')::date || ' 00:00:00+07');
    end if;
    month := month + interval '1 month';
  end loop;
end $$;

-- Scans added up by day, so that figures over months need not read the scans themselves. Nothing is 0 where something has no such place.
create table scan_days (
  day date not null,
  manufacture_id integer not null default 0,
  product_id integer not null default 0,
  province_id integer not null default 0,
  channel text not null default 'web',
  result text not null,
  count integer not null default 0,
  suspicious integer not null default 0,
  primary key (day, manufacture_id, product_id, province_id, channel, result)
);
create index scan_days_manufacture_id_idx on scan_days (manufacture_id, day);
