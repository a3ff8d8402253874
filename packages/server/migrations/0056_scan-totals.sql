-- The scans of a day added up along each line by which figures of the whole province are shown: of all, of a product, of a
-- province, of a result. What a row is not about is 0 or empty. In `scan_days` these are told together, of which there are
-- a hundred thousand rows in thirty days where there are ten million scans.
create table scan_totals (
  day date not null,
  product_id integer not null default 0,
  province_id integer not null default 0,
  result text not null default '',
  count integer not null default 0,
  suspicious integer not null default 0,
  primary key (day, product_id, province_id, result)
);

insert into scan_totals (day, product_id, province_id, result, count, suspicious)
select day, coalesce(product_id, 0), coalesce(province_id, 0), coalesce(result, ''), sum(count), sum(suspicious)
from scan_days group by grouping sets ((day), (day, product_id), (day, province_id), (day, result))
having coalesce(product_id, 1) > 0 and coalesce(province_id, 1) > 0;
