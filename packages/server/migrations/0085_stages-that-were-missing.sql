-- Lots in use are held for a required stage without a public diary (decision 186). What the lots of today lack was
-- overruled by an officer, or stands on their page since before the rule: it counts as looked at.
update traces t set released_facts = t.released_facts || m.keys
from (
  select x.id, jsonb_agg(jsonb_build_object('key', 'stage ' || x.stage_id) order by x.stage_id) as keys
  from (
    select t.id, s.stage_id
    from traces t join batches b on b.id = t.batch_id join process_stages s on s.process_id = b.process_id and s.is_required
    where not exists (
      select from diaries d
      where d.batch_id = t.batch_id and d.stage_id = s.stage_id and d.deleted_at is null and d.status = 'approved'
        and d.is_traceable and (t.diary_ids = '{}' or d.id = any(t.diary_ids)))
    union
    select t.id, 0
    from traces t
    where not exists (
      select from diaries d
      where d.batch_id = t.batch_id and d.deleted_at is null and d.status = 'approved' and d.is_traceable
        and (t.diary_ids = '{}' or d.id = any(t.diary_ids)))) x
  group by x.id) m
where m.id = t.id and t.status in ('active', 'held', 'recalled');
