-- Compatible: of what servers from before write, it refuses only a holder of blanks or without a time, which shows nothing.
-- Whose the record to beat is, is shown in one line: what is no name is refused wherever it comes from.
update category set record_holder = null
  where record_ms is null or record_holder !~ '[^[:space:]]' or record_holder ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
alter table category
  add constraint record_holder_is_a_name check (
    record_holder ~ '[^[:space:]]' and record_holder !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint record_holder_has_a_time check (record_holder is null or record_ms is not null);
