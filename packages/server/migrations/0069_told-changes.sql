alter table traces add column told_changes jsonb not null default '[]';
