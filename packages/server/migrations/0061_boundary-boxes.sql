-- Areas that may overlap are found by the boxes around their boundaries.
create function boundary_box(boundary jsonb) returns box language sql immutable parallel safe as $$
  select box(point(max((p->>0)::float8), max((p->>1)::float8)), point(min((p->>0)::float8), min((p->>1)::float8)))
  from jsonb_path_query(boundary, case when boundary->>'type' = 'Polygon'
    then '$.coordinates[*][*]'::jsonpath else '$.coordinates[*][*][*]'::jsonpath end) p
$$;

create index material_areas_boundary_box_idx on material_areas using gist (boundary_box(boundary))
where boundary is not null and deleted_at is null;
