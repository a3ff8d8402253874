-- A label is judged by days that are over, and no more by the scan that comes in: the first day that it was not judged by yet.
alter table stamp_codes add column unjudged_since date;
create index stamp_codes_unjudged_since_idx on stamp_codes (unjudged_since) where unjudged_since is not null;

create or replace view label_reviews as
  select c.id, lpad(c.serial::text, greatest(6, length(c.serial::text)), '0') as serial, c.stamp_id, s.product_id, s.manufacture_id, c.review, c.score, c.verdict, c.is_tampered,
    c.scan_count, (select count(distinct n)::int from jsonb_path_query(c.evidence, '$.**.network') n) as networks, c.review_since, c.last_scanned_at,
    ' ' || lpad(c.serial::text, greatest(6, length(c.serial::text)), '0') || ' ' || coalesce(s.search, '') as search,
    1 as version, s.created_at, coalesce(c.reviewed_at, c.last_scanned_at, s.updated_at) as updated_at, s.deleted_at
  from stamp_codes c join stamps s on s.id = c.stamp_id
  where c.review is not null;
