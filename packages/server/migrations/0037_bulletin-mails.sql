alter table users add column gets_bulletin boolean not null default false;

-- Which bulletins were mailed to whom, so that each is mailed once.
create table bulletin_mails (
  user_id integer not null references users (id) on delete cascade,
  month text not null,
  primary key (user_id, month)
);
