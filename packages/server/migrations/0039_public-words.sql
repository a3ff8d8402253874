-- What the public finds a row by: its code and the names that an officer approved.
create function public_words(code text, seen jsonb) returns text language sql immutable parallel safe
  return fold(' ' || coalesce(code, '') || ' ' || coalesce(seen ->> 'name', '') || ' ' || coalesce(seen ->> 'brand', '')
    || ' ' || coalesce(seen ->> 'gtin', '') || ' ' || coalesce(seen ->> 'puc_code', '') || ' ' || coalesce(seen ->> 'location_code', ''));

create index products_public_words_idx on products using gin (public_words(code, approved_values) gin_trgm_ops) where deleted_at is null;
create index manufactures_public_words_idx on manufactures using gin (public_words(code, approved_values) gin_trgm_ops) where deleted_at is null;
create index material_areas_public_words_idx on material_areas using gin (public_words(code, approved_values) gin_trgm_ops) where deleted_at is null;
