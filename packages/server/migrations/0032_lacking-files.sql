alter table products add column lacks_files boolean not null default false;
alter table articles alter column thumbnail drop not null;
alter table articles add column lacks_files boolean not null default false;
alter table videos add column lacks_files boolean not null default false;
alter table libraries add column lacks_files boolean not null default false;
alter table banners alter column image drop not null;
alter table banners add column lacks_files boolean not null default false;
