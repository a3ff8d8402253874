-- What is known of a label's whole life, bounded in size, and what follows from it. Until now two rules about single scans, and wrong PINs, made a label
-- suspect: anybody could spoil any label. Suspicions of then are kept, for only a person takes one back.
alter table stamp_codes
  add column evidence jsonb not null default '{"witnesses": []}',
  add column score real not null default 0,
  add column verdict text not null default 'none' check (verdict in ('none', 'watch', 'suspect')),
  add column is_tampered boolean not null default false;
update stamp_codes set verdict = 'suspect' where is_suspect;
-- Labels for a person to look at, by score.
create index stamp_codes_review_idx on stamp_codes (score desc, id) where verdict <> 'none' or is_tampered;
