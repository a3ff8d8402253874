-- How the labels of a run were drawn and read before it was accepted. Beside the runs, since lists of them need none of it.
create table run_proofs (
  run_id integer primary key references stamp_statistics on delete cascade,
  read_at timestamptz not null default now(),
  decoders text not null,
  readings jsonb not null,
  picture bytea not null
);
