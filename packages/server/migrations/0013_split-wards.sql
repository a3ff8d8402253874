alter table wards add column candidate_ids integer[] not null default '{}';
create index wards_candidate_ids_idx on wards using gin (candidate_ids);
