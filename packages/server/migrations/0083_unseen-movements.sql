alter table trace_movements add column waits boolean not null default false;
