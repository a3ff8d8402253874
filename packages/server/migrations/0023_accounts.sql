-- An account that was invited has no password yet. A second factor that is being set up stands beside the one in use; a code is good once.
alter table user_secrets
  alter column password_hash drop not null,
  add column otp_step bigint,
  add column otp_pending text,
  add column otp_pending_until timestamptz;
update user_secrets set otp_secret = null where not otp_confirmed;

create table recovery_codes (
  id integer generated always as identity primary key,
  user_id integer not null,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index recovery_codes_user_id_key on recovery_codes (user_id, code_hash);

-- Passwords of those who sign in to the app: labors, app users.
create table row_passwords (
  subject text not null,
  row_id integer not null,
  password_hash text not null,
  must_change boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (subject, row_id)
);

alter table roles add column requires_two_factor boolean not null default false;
create index roles_requires_two_factor_idx on roles (requires_two_factor, id) where deleted_at is null;
