-- How many go on to the next stage from a category where it is not the number of its stage.
alter table category add column quota integer check (quota between 0 and 2000);
