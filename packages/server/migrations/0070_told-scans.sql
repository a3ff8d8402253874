-- What strangers are told of scans counts networks, not scans: one network, whatever it sends, is one. A place is told once two
-- networks have named it. `subject` is the number of a label, or the id of a trace below zero.
create table scan_networks (
  subject bigint not null,
  network text collate "C" not null,
  place text,
  seen_on date not null default current_date,
  primary key (subject, network)
);
create index scan_networks_place_idx on scan_networks (subject, place) where place is not null;
create index scan_networks_seen_idx on scan_networks (seen_on);
alter table stamp_codes add column told_count integer not null default 0, add column told_place text;
alter table traces add column told_count integer default 0, add column told_place text;
update stamp_codes set told_count = scan_count, told_place = last_place where scan_count > 0;
update traces set told_count = scan_count, told_place = last_place where scan_count > 0;
