-- The saved view that a list opens with, for each person.
create table default_views (
  user_id integer not null references users (id) on delete cascade,
  screen text not null,
  view_id integer not null references saved_views (id) on delete cascade,
  primary key (user_id, screen)
);
create index default_views_view_id_idx on default_views (view_id);
