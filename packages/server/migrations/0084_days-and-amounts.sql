alter table batches alter column actual_quantity type numeric(17,7) using actual_quantity::numeric(17,7);
alter table batches alter column remaining_quantity type numeric(17,7) using remaining_quantity::numeric(17,7);

-- A withdrawal period is counted from the end of the work, and a harvest lasts until its own: what was derived from the
-- beginning alone.
update diaries d set withdrawal_until = (d.finished_at at time zone 'Asia/Ho_Chi_Minh')::date + i.days
from (select diary_id, max(withdrawal_days) as days from diary_inputs where withdrawal_days > 0 group by diary_id) i
where i.diary_id = d.id and d.finished_at is not null and d.withdrawal_until is not null;

update batches b set actual_harvest_date = h.last
from (
  select d.batch_id, max((d.finished_at at time zone 'Asia/Ho_Chi_Minh')::date) as last
  from diaries d join batches o on o.id = d.batch_id
  where d.finished_at is not null and d.deleted_at is null and d.status in ('submitted', 'approved')
    and d.activity_type = any(case o.sector_kind when 'processing' then array['packaging'] else array['harvest', 'sale'] end)
  group by d.batch_id) h
where h.batch_id = b.id and b.actual_harvest_date < h.last;
