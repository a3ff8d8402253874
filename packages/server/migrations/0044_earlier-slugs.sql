-- Addresses that pages had before they were renamed: links of others lead on. A slug that is in use again wins.
create table earlier_slugs (
  table_name text not null,
  slug text not null,
  row_id integer not null,
  primary key (table_name, slug)
);

create function keep_earlier_slug() returns trigger language plpgsql as $$
begin
  insert into earlier_slugs (table_name, slug, row_id) values (tg_table_name, old.slug, old.id)
  on conflict (table_name, slug) do update set row_id = excluded.row_id;
  return null;
end
$$;

create trigger products_earlier_slug after update of slug on products
  for each row when (old.slug is distinct from new.slug and old.slug is not null) execute function keep_earlier_slug();
create trigger manufactures_earlier_slug after update of slug on manufactures
  for each row when (old.slug is distinct from new.slug and old.slug is not null) execute function keep_earlier_slug();
create trigger articles_earlier_slug after update of slug on articles
  for each row when (old.slug is distinct from new.slug and old.slug is not null) execute function keep_earlier_slug();
