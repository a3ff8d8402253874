-- A key belongs to one request. Answers of before are forgotten: some held tickets of printers.
delete from idempotency_keys;
alter table idempotency_keys add column asked text not null;
