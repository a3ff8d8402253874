-- Also not all at once, by whoever may change it.
create trigger system_logs_not_emptied before truncate on system_logs for each statement execute function refuse_change();
