-- A GTIN is one number however it is spelled: it is stored in its shortest form.
alter table products add column foreign_gtin boolean not null default false;
alter table products add column shares_gtin boolean not null default false;

create function short_gtin(gtin text) returns text language sql immutable parallel safe as $$
  select case
    when gtin !~ '^(\d{8}|\d{12,14})$' then gtin
    when lpad(gtin, 14, '0') like '000000%' then right(lpad(gtin, 14, '0'), 8)
    when lpad(gtin, 14, '0') like '00%' then right(lpad(gtin, 14, '0'), 12)
    when lpad(gtin, 14, '0') like '0%' then right(lpad(gtin, 14, '0'), 13)
    else gtin
  end
$$;

-- Two products with one number under two spellings keep both, and are marked until one of them is given its own number.
update products p set shares_gtin = true
where deleted_at is null and exists (
  select 1 from products o
  where o.id <> p.id and o.deleted_at is null and short_gtin(o.gtin) = short_gtin(p.gtin));
update products set gtin = short_gtin(gtin) where not shares_gtin and gtin <> short_gtin(gtin);
update products set approved_values = jsonb_set(approved_values, '{gtin}', to_jsonb(short_gtin(approved_values->>'gtin')))
where not shares_gtin and approved_values->>'gtin' <> short_gtin(approved_values->>'gtin');
update products p set foreign_gtin = true from manufactures m
where m.id = p.manufacture_id and length(short_gtin(p.gtin)) > 8
  and not starts_with(substr(lpad(p.gtin, 14, '0'), 2), m.gs1_company_prefix);

do $$
declare
  shared record;
begin
  for shared in select short_gtin(gtin) as gtin, string_agg(id::text, ', ' order by id) as ids
    from products where shares_gtin group by 1
  loop
    raise warning 'products % share the GTIN %', shared.ids, shared.gtin;
  end loop;
end
$$;

-- Every number that a product was approved under: it leads to that product for good.
create table product_gtins (
  gtin text primary key,
  product_id integer not null
);

-- Of two products with one number, the one whose producer holds its prefix comes first, then the earlier one.
insert into product_gtins (gtin, product_id)
select distinct on (short_gtin(p.approved_values->>'gtin')) short_gtin(p.approved_values->>'gtin'), p.id
from products p left join manufactures m on m.id = p.manufacture_id
where p.approved_values->>'gtin' is not null and p.deleted_at is null
order by short_gtin(p.approved_values->>'gtin'),
  starts_with(substr(lpad(p.approved_values->>'gtin', 14, '0'), 2), coalesce(m.gs1_company_prefix, '-')) desc, p.id;
insert into product_gtins (gtin, product_id)
select distinct on (short_gtin(substr(gs1_key, 3, 14))) short_gtin(substr(gs1_key, 3, 14)), product_id
from traces where gs1_key like '01%' order by short_gtin(substr(gs1_key, 3, 14)), id
on conflict do nothing;
insert into product_gtins (gtin, product_id)
select distinct on (short_gtin(gtin)) short_gtin(gtin), product_id
from stamps where gtin is not null and product_id is not null order by short_gtin(gtin), id
on conflict do nothing;

create function keep_gtin() returns trigger language plpgsql as $$
begin
  insert into product_gtins as known (gtin, product_id) values (short_gtin(new.approved_values->>'gtin'), new.id)
  on conflict (gtin) do update set product_id = excluded.product_id
    where exists (select 1 from products where id = known.product_id and deleted_at is not null);
  return null;
end
$$;
create trigger products_keep_gtin after insert on products
  for each row when (new.approved_values->>'gtin' is not null) execute function keep_gtin();
create trigger products_keep_new_gtin after update of approved_values on products
  for each row when (new.approved_values->>'gtin' is distinct from old.approved_values->>'gtin'
    and new.approved_values->>'gtin' is not null) execute function keep_gtin();

-- A number that another product was approved under is taken, whichever way a row comes by it.
create function refuse_taken_gtin() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from product_gtins g join products p on p.id = g.product_id
    where g.gtin = short_gtin(new.gtin) and g.product_id <> new.id and p.deleted_at is null
  ) then
    raise exception using errcode = 'unique_violation', table = 'products', constraint = 'products_gtin_key',
      message = format('the GTIN %s belongs to another product', new.gtin);
  end if;
  return new;
end
$$;
create trigger products_refuse_taken_gtin before insert on products
  for each row when (new.gtin is not null and new.deleted_at is null) execute function refuse_taken_gtin();
create trigger products_refuse_taken_new_gtin before update of gtin, deleted_at on products
  for each row when (new.gtin is not null and new.deleted_at is null
    and (new.gtin is distinct from old.gtin or old.deleted_at is not null)) execute function refuse_taken_gtin();

-- A shared number is no longer shared once the other product has given it up.
create function recount_shared_gtin() returns trigger language plpgsql as $$
begin
  update products p set shares_gtin = exists (
    select 1 from products o
    where o.id <> p.id and o.deleted_at is null and p.deleted_at is null and short_gtin(o.gtin) = short_gtin(p.gtin))
  where p.shares_gtin and short_gtin(p.gtin) in (short_gtin(old.gtin), short_gtin(new.gtin));
  return null;
end
$$;
create trigger products_recount_shared_gtin after update of gtin, deleted_at on products
  for each row when (old.shares_gtin) execute function recount_shared_gtin();
