alter table production_plans add column product_unit_id integer;
alter table production_plans add constraint production_plans_product_unit_id_fkey foreign key (product_unit_id) references product_units;
create index production_plans_product_unit_id_idx on production_plans (product_unit_id, id) where deleted_at is null and product_unit_id is not null;

-- The sums of plans that were added up whatever their units.
with products as (
  select o.plan_id, o.id, o.position, o.product_unit_id, o.target_quantity, coalesce(u.factor, 1) as factor,
    coalesce(u.base_unit_id, u.id) as base,
    coalesce((select sum(l.current_quantity) from product_per_labor l where l.plan_product_id = o.id), 0) as done
  from production_plan_products o join product_units u on u.id = o.product_unit_id
), measures as (
  select plan_id, count(distinct base) as bases, (array_agg(product_unit_id order by position, id))[1] as unit,
    (array_agg(factor order by position, id))[1] as factor from products group by plan_id
), sums as (
  select p.plan_id, case when m.bases = 1 then m.unit end as unit,
    case when m.bases = 1 then round(sum(p.target_quantity * p.factor / m.factor), 4) end as target,
    case when m.bases = 1 then round(sum(p.done * p.factor / m.factor), 4) end as done,
    avg(least(100 * p.done / p.target_quantity, 100)) as average
  from products p join measures m on m.plan_id = p.plan_id group by p.plan_id, m.bases, m.unit
)
update production_plans o
set target_quantity = s.target, current_quantity = s.done, product_unit_id = s.unit,
  progress = floor(coalesce(100 * s.done / nullif(s.target, 0), s.average))
from sums s where s.plan_id = o.id;
