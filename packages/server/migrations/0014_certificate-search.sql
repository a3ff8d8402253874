alter table certificates add column search text generated always as (fold(' ' || coalesce(number, '') || ' ' || coalesce(issuer, ''))) stored;
create index certificates_search_idx on certificates using gin (search gin_trgm_ops);
