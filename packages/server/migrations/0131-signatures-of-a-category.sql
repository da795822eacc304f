-- Compatible: servers from before never write the signatures of an entry together with its category.
-- A category has its own routes: on another card nobody has signed.
create trigger changed_signed_category before update of category_id on entry
  for each row when (
    new.category_id <> old.category_id and coalesce(old.signed_at, old.marker_signed_at) is not null)
  execute function take_signatures_off();
