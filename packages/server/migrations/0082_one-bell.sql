-- What anybody is told lies in one table, with one word for seen. What orders and notifications kept apart moves into it;
-- indexes and the key are made anew, which is quicker than keeping them up row by row.
drop index notices_user_id_idx;
drop index notices_unseen_idx;
drop index notices_told_at_idx;
alter table notices drop constraint notices_user_id_fkey;

-- In the order in which it was told, as lists by id show it. What went with its order asks for nobody's attention any more.
insert into notices (user_id, resource, event, row_ids, count, name, reason, by_id, told_at, seen_at)
select user_id, 'orders', type, array[order_id], 1, title, content, created_by, created_at,
  case when is_watched then coalesce(watched_at, updated_at) else deleted_at end
from order_notifications order by created_at, id;

insert into notices (user_id, resource, event, row_ids, count, name, told_at, seen_at)
select r.user_id, 'notifications', 'announced', array[r.notification_id], 1, n.title, coalesce(n.sent_at, n.updated_at), r.read_at
from notification_reads r join notifications n on n.id = r.notification_id order by n.sent_at, n.id, r.user_id;

drop table order_notifications;
drop table notification_reads;

alter table notices add constraint notices_user_id_fkey foreign key (user_id) references users (id) on delete cascade;
create index notices_user_id_idx on notices (user_id, told_at, id);
create index notices_unseen_idx on notices (user_id, id) where seen_at is null;
create index notices_event_idx on notices (event, told_at);
create index notices_announced_idx on notices ((row_ids[1]), user_id) where event = 'announced';

-- The accounts that a notification was sent to, and when each of them read it.
create view notification_reads as
  select row_ids[1] as notification_id, user_id, seen_at as read_at from notices where event = 'announced';

-- What somebody was told of orders that are still there.
create view order_notifications as
  select n.id, n.row_ids[1] as order_id, n.user_id, n.event as type, n.name as title, n.reason as content,
    n.seen_at is not null as is_watched, n.seen_at as watched_at, fold(' ' || n.name) as search,
    1 as version, n.told_at as created_at, coalesce(n.seen_at, n.told_at) as updated_at, o.deleted_at
  from notices n join orders o on o.id = n.row_ids[1]
  where n.resource = 'orders' and n.event in ('created', 'status_changed', 'overdue');
