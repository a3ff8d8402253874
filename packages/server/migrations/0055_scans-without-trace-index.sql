-- The first and the last scan of a trace stand in its row (0051), and no list asks for the scans of a trace: nothing reads this index, and each scan wrote it.
drop index scan_statistics_trace_id_idx;
