-- What the public reads of a reason for a recall or a lock: words of officers, or a sentence from a list. A producer's own
-- words wait until an officer publishes them; those that were typed before count as its own.
alter table traces add column public_reason text;
alter table stamps add column public_reason text;
alter table stamp_ranges add column public_reason text;

update traces t set public_reason = recall_reason
where recall_reason is not null and not exists (
  select 1 from users u join roles r on r.id = u.role_id where u.id = t.recalled_by and r.scope = 'manufacture');
update stamps t set public_reason = lock_reason
where lock_reason is not null and not exists (
  select 1 from system_logs l join users u on u.id = l.user_id join roles r on r.id = u.role_id
  where l.subject = 'stamps' and l.entity_id = t.id and l.new_values ->> 'lock_reason' = t.lock_reason and r.scope = 'manufacture');
update stamps set before_recall = before_recall || '{"public_reason": null}' where before_recall is not null;
update stamp_ranges t set public_reason = reason
where reason is not null and kind in ('locked', 'revoked') and not exists (
  select 1 from users u join roles r on r.id = u.role_id where u.id = t.created_by and r.scope = 'manufacture');
