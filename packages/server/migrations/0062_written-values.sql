alter table diaries alter column latitude type numeric(17,7) using latitude::numeric(17,7);
alter table diaries alter column longitude type numeric(17,7) using longitude::numeric(17,7);
alter table wards alter column centroid_lat type numeric(17,7) using centroid_lat::numeric(17,7);
alter table wards alter column centroid_lng type numeric(17,7) using centroid_lng::numeric(17,7);
