alter table orders add column is_overdue boolean not null default false;
alter table stamps add column pin_attribute jsonb;
