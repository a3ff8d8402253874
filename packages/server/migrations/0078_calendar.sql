alter table diaries add column withdrawal_until date;
update diaries d set withdrawal_until = (d.performed_at at time zone 'Asia/Ho_Chi_Minh')::date + i.days
from (select diary_id, max(withdrawal_days) as days from diary_inputs where withdrawal_days > 0 group by diary_id) i
where i.diary_id = d.id;

-- The days of the calendar that no list is ordered by.
create index diaries_withdrawal_until_idx on diaries (withdrawal_until) where deleted_at is null;
create index manufactures_food_safety_cert_expires_at_idx on manufactures (food_safety_cert_expires_at) where deleted_at is null;
create index products_ocop_expires_at_idx on products (ocop_expires_at) where deleted_at is null;
create index labors_health_cert_expires_at_idx on labors (health_cert_expires_at) where deleted_at is null;

-- By its secret address a calendar is fetched without signing in; the address is told once and kept as a hash.
create table calendar_feeds (
  user_id integer primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz not null default now(),
  read_at timestamptz
);
