-- Compatible: adds an index, functions and a trigger; servers from before need none of them.
-- Who a person of a competition was before a merge or a take-over made them one: themselves under another name. Nobody
-- confirms their own results by it.
create index merged_entry_target on merged_entry (competition_id, target_profile_id);

-- All profiles of a person, the present one first. Params: competition, profile.
create function selves(uuid, uuid) returns uuid[] language sql stable as $$
  with recursive self as (
    select $2 as id
    union
    select m.profile_id from self join merged_entry m on m.competition_id = $1 and m.target_profile_id = self.id
  )
  select array_agg(id) from self
$$;

-- Those before the present one, with their parents.
create function formerly(uuid, uuid) returns json language plpgsql stable as $$
begin
  if not exists (select from merged_entry where competition_id = $1 and target_profile_id = $2) then return '[]'; end if;
  return (
    select coalesce(json_agg(json_build_object('id', id, 'parent', parent_id)), '[]') from profile
    where id = any (selves($1, $2)) and id <> $2);
end $$;

-- Nodes know the climbers' former selves with their entries.
create function raise_boards_of_merged() returns trigger language plpgsql as $$
declare merged record;
begin
  if tg_op = 'DELETE' then merged = old; else merged = new; end if;
  perform raise_board_of_entries(merged.competition_id, array(
    select id from entry where competition_id = merged.competition_id and profile_id = merged.target_profile_id));
  return null;
end $$;
create trigger raise_boards_of_merged after insert or update or delete on merged_entry
  for each row execute function raise_boards_of_merged();
