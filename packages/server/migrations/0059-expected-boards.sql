-- For a node that still knows what it wrote: locks the boards it relies on, in the order of their ids, and fails unless they and
-- the set-up have the versions that the node knows. Whatever changes an entry or a result raises its board.
create function expect_boards(competition uuid, config bigint, categories uuid[], versions bigint[])
returns void language plpgsql as $$
begin
  perform from category_board b
  where b.competition_id = competition and b.category_id = any(categories)
  order by b.category_id
  for update;

  if config is distinct from (select c.config_version from competition c where c.id = competition)
    or exists (
      select from unnest(categories, versions) as expected (category, version)
      where expected.version is distinct from (
        -- Looked up by its key, never joined.
        select b.version from category_board b
        where b.competition_id = competition and b.category_id = expected.category))
  then
    raise exception using errcode = 'serialization_failure', message = 'the boards are not as remembered';
  end if;
end $$;
