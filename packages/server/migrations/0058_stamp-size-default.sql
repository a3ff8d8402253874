alter table stamps alter column size set default 3;
alter table stamp_statistics alter column size set default 3;
