-- What a device last scanned is found by a number of eight bytes instead of a text of forty-five; the text is compared behind it.
drop index scan_statistics_device_idx;
create index scan_statistics_device_idx on scan_statistics (hashtextextended(device || code, 0), scanned_at);
