-- A link for one use ends with the session that asked for it, and with the right to what it leads to.
alter table one_use_links add column session_id bigint, add column rights jsonb;
