-- The one base map there is: the communes of the home province, drawn from the boundary file that was loaded last.
create table base_maps (
  id integer primary key default 1 check (id = 1),
  -- As it is sent to browsers, and its hash.
  drawing text not null,
  drawing_hash text not null,
  -- Hash of the file that the setting named when it was last loaded from there: it is not loaded again over what people sent since.
  from_setting text,
  loaded_by integer references users (id),
  loaded_at timestamptz not null default now()
);
