alter table traces add column expiry_reason text;
alter table trace_movements add column product_unit_id integer;
alter table trace_movements add constraint trace_movements_product_unit_id_fkey foreign key (product_unit_id) references product_units;
create index trace_movements_product_unit_id_idx on trace_movements (product_unit_id);

-- Units were written in words; what is not in the list stays in the old column and is read as the unit of the lot.
update trace_movements m set product_unit_id = coalesce(
  (select u.id from product_units u
    where u.deleted_at is null and lower(trim(m.unit)) in (lower(u.name), lower(u.code)) order by u.id limit 1),
  (select t.product_unit_id from traces t where t.id = m.trace_id));
