-- What each account had kept and worked out in a day.
create table account_usage (
  day date not null,
  user_id integer not null,
  bytes bigint not null default 0,
  ms bigint not null default 0,
  primary key (day, user_id)
);

-- Long values of rows as they were, whole. The log keeps their first letters and the hash under which they stand here.
create table revision_texts (
  subject text not null,
  entity_id integer not null,
  hash text not null,
  text text not null,
  kept_at timestamptz not null default now(),
  primary key (subject, entity_id, hash)
);
create index revision_texts_kept_at_idx on revision_texts (kept_at);
