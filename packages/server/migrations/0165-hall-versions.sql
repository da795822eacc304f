-- Compatible: servers from before neither read nor write it.
-- In the hall: the last migrations of both servers at the last batch. After either was updated all of it is sent, since one
-- may know of more by then (decision 120).
alter table mirror add column versions text;
