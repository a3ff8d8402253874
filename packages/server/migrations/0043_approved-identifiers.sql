-- The resolver finds products and producers by the numbers that officers approved, whatever was changed since.
create index products_approved_gtin_idx on products ((approved_values->>'gtin')) where deleted_at is null;
create index manufactures_approved_gln_idx on manufactures ((approved_values->>'gln')) where deleted_at is null;
