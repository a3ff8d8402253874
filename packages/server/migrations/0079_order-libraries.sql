alter table libraries add column sort_order integer default 0;
