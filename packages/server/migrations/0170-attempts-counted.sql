-- Compatible: servers from before write nothing that it refuses.
-- A file or a hall brings the number of an entry's attempts, too: pages add them up.
update entry set attempts_count = least(greatest(attempts_count, 0), 100000)
where attempts_count not between 0 and 100000;
alter table entry add constraint entry_attempts_counted check (attempts_count between 0 and 100000);
