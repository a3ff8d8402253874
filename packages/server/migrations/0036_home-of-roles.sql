alter table roles add column home text;
