alter table stamps add column gtin text;
alter table stamps add column dpi text not null default '203';
alter table stamps alter column size set default 4;
alter table stamp_statistics add column dpi text not null default '203';
alter table stamp_statistics alter column size set default 4;
