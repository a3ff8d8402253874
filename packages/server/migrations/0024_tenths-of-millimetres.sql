alter table stamps alter column horizontal type numeric(14,4) using horizontal::numeric(14,4);
alter table stamps alter column vertical type numeric(14,4) using vertical::numeric(14,4);
alter table stamp_statistics alter column horizontal type numeric(14,4) using horizontal::numeric(14,4);
alter table stamp_statistics alter column vertical type numeric(14,4) using vertical::numeric(14,4);
