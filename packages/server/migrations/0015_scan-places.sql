-- Scans that told where they were, added up by day and place: by commune, else by squares of a fifth of a degree. Nothing is 0 where
-- something has no such place. Kept for as long as they are shown.
create table scan_places (
  day date not null,
  manufacture_id integer not null default 0,
  product_id integer not null default 0,
  province_id integer not null default 0,
  ward_id integer not null default 0,
  square_lat smallint not null default 0,
  square_lng smallint not null default 0,
  count integer not null default 0,
  suspicious integer not null default 0,
  primary key (day, manufacture_id, product_id, province_id, ward_id, square_lat, square_lng)
);
create index scan_places_manufacture_id_idx on scan_places (manufacture_id, day);

insert into scan_places
select (scanned_at at time zone 'Asia/Ho_Chi_Minh')::date, coalesce(manufacture_id, 0), coalesce(product_id, 0), coalesce(province_id, 0),
  coalesce(ward_id, 0), case when ward_id is null then round(latitude * 5) else 0 end, case when ward_id is null then round(longitude * 5) else 0 end,
  count(*), count(*) filter (where is_suspicious)
from scan_statistics
where scanned_at > now() - interval '31 days' and deleted_at is null and latitude is not null and longitude is not null
group by 1, 2, 3, 4, 5, 6, 7;

-- The trash of scans is read without reading the scans.
create index scan_statistics_deleted_at_idx on scan_statistics (deleted_at) where deleted_at is not null;
