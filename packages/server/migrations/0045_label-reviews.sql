-- Which network a scan came from, as a keyed hash cut short: the staff see it as a letter. It is taken out when the place is.
alter table scan_statistics add column network text;
drop index scan_statistics_placed_idx;
create index scan_statistics_traceable_idx on scan_statistics (scanned_at) where latitude is not null or network is not null;

-- What a person said of a label that looks copied, and when; since when it waits for somebody to look.
alter table stamp_codes
  add column reviewed text check (reviewed in ('watched', 'cleared', 'locked')),
  add column reviewed_at timestamptz(3),
  add column review_since timestamptz;
update stamp_codes set review_since = coalesce(last_scanned_at, now()) where verdict <> 'none' or is_tampered;
alter table stamp_codes add column review text generated always as (
  case
    when reviewed = 'locked' then 'locked'
    when verdict = 'none' and not is_tampered and not is_suspect then case when reviewed = 'cleared' then 'cleared' end
    when reviewed = 'watched' then 'watched'
    else 'waiting'
  end) stored;

-- Labels for a person to look at, by score.
drop index stamp_codes_review_idx;
create index stamp_codes_review_idx on stamp_codes (review, score desc, id desc) where review is not null;
create view label_reviews as
  select c.id, lpad(c.serial::text, greatest(6, length(c.serial::text)), '0') as serial, c.stamp_id, s.product_id, s.manufacture_id, c.review, c.score, c.verdict, c.is_tampered,
    c.scan_count, jsonb_array_length(c.evidence->'witnesses') as networks, c.review_since, c.last_scanned_at,
    ' ' || lpad(c.serial::text, greatest(6, length(c.serial::text)), '0') || ' ' || coalesce(s.search, '') as search,
    1 as version, s.created_at, coalesce(c.reviewed_at, c.last_scanned_at, s.updated_at) as updated_at, s.deleted_at
  from stamp_codes c join stamps s on s.id = c.stamp_id
  where c.review is not null;

-- What was done to labels: an officer watches one that looks copied, or finds that it is not.
alter table stamp_ranges drop constraint stamp_ranges_kind_check;
alter table stamp_ranges add constraint stamp_ranges_kind_check check (kind in ('activated', 'locked', 'revoked', 'watched', 'cleared'));
