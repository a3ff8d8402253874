alter table stamps add column paper text default 'roll';
alter table stamps add column sheet_columns integer;
alter table stamps add column sheet_rows integer;
alter table stamps add column sheet_left integer;
alter table stamps add column sheet_top integer;
alter table stamps add column cut_marks boolean not null default true;
alter table stamps add column logo_attribute jsonb;
alter table stamp_statistics add column paper text default 'roll';
alter table stamp_statistics add column sheet_columns integer;
alter table stamp_statistics add column sheet_rows integer;
alter table stamp_statistics add column sheet_left integer;
alter table stamp_statistics add column sheet_top integer;
alter table stamp_statistics add column cut_marks boolean not null default true;

-- Issues and runs of before name no paper: their A4 sheets keep the columns and margins of the roll.
update stamps set paper = null;
update stamp_statistics set paper = null;
