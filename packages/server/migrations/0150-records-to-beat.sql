-- Compatible: it only adds columns, which the servers before neither read nor write.
-- The time to beat in a category of speed, and whose it is.
alter table category
  add column record_ms integer check (record_ms between 1000 and 300000),
  add column record_holder text check (length(record_holder) between 1 and 80);

-- The board follows, and so does what nodes keep of the category.
create trigger raise_board_of_record after update on category
  for each row when ((new.record_ms, new.record_holder) is distinct from (old.record_ms, old.record_holder))
  execute function raise_board_of_handicap();
