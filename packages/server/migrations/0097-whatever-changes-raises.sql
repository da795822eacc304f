-- Nodes keep boards, cards and set-ups for as long as their versions stand. So whatever changes what those hold raises the version,
-- by whatever hand. The server does so itself, in the order in which everybody locks; for it these triggers find nothing to do.

-- Once in a transaction is enough, unless rows left: then all of the board is read anew.
create function raise_boards(competition uuid, categories uuid[], anew boolean) returns void language sql as $$
  update category_board b set
    version = b.version + (b.xmin <> pg_current_xact_id()::xid)::int,
    changed_at = now(),
    reset_version = case when anew then b.version + (b.xmin <> pg_current_xact_id()::xid)::int else b.reset_version end
  where b.competition_id = competition and b.category_id = any (categories)
    and (b.xmin <> pg_current_xact_id()::xid or anew and b.reset_version < b.version)
$$;

create function board_version(competition uuid, category uuid) returns bigint language sql stable as $$
  select version from category_board where competition_id = competition and category_id = category
$$;

create or replace function raise_board_of_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform raise_boards(new.competition_id, array[new.category_id], false);
  else
    -- Who leaves a board is missing from it only where all of it is read anew.
    perform raise_boards(new.competition_id, array[old.category_id, new.category_id],
      old.category_id <> new.category_id or new.status = 'WAITING');
  end if;
  new.version = board_version(new.competition_id, new.category_id);
  return new;
end $$;
create trigger raise_board_of_new_entry before insert on entry
  for each row execute function raise_board_of_entry();

create function raise_boards_of_gone() returns trigger language plpgsql as $$
begin
  perform raise_boards(g.competition_id, g.categories, true)
  from (select competition_id, array_agg(distinct category_id) as categories from gone group by competition_id) g;
  return null;
end $$;
create trigger raise_boards_of_gone after delete on entry
  referencing old table as gone for each statement execute function raise_boards_of_gone();

create function raise_boards_of_gone_results() returns trigger language plpgsql as $$
begin
  perform raise_boards(g.competition_id, g.categories, true)
  from (select competition_id, array_agg(distinct category_id) as categories from gone group by competition_id) g;
  update entry e set version = board_version(e.competition_id, e.category_id)
  from (select distinct competition_id, entry_id from gone) g
  where e.competition_id = g.competition_id and e.id = g.entry_id;
  return null;
end $$;
create trigger raise_boards_of_gone_results after delete on result
  referencing old table as gone for each statement execute function raise_boards_of_gone_results();

create function raise_board_of_result() returns trigger language plpgsql as $$
begin
  perform raise_boards(new.competition_id, array[old.category_id, new.category_id], old.category_id <> new.category_id);
  new.version = board_version(new.competition_id, new.category_id);
  return new;
end $$;
create trigger raise_board_of_result before update on result
  for each row when (
    new.version = old.version and (
      new.category_id, new.tries, new.top, new.zone1, new.zone2, new.hold, new.plus, new.duration_ms, new.stream_version)
      is distinct from (
      old.category_id, old.tries, old.top, old.zone1, old.zone2, old.hold, old.plus, old.duration_ms, old.stream_version))
  execute function raise_board_of_result();

-- Entry and board follow. Looked up by their keys, never joined, and once for all that a statement wrote: people climb meanwhile.
create function follow_results() returns trigger language plpgsql as $$
declare behind record;
begin
  for behind in
    select distinct w.competition_id, w.category_id, w.entry_id from written w
    where w.version is distinct from (
        select b.version from category_board b where b.competition_id = w.competition_id and b.category_id = w.category_id)
      or w.version > (select e.version from entry e where e.competition_id = w.competition_id and e.id = w.entry_id)
  loop
    perform raise_boards(behind.competition_id, array[behind.category_id], false);
    update result set version = board_version(competition_id, category_id)
    where competition_id = behind.competition_id and entry_id = behind.entry_id
      and version <> board_version(competition_id, category_id);
    update entry set version = board_version(competition_id, category_id)
    where competition_id = behind.competition_id and id = behind.entry_id;
  end loop;
  return null;
end $$;
create trigger follow_new_results after insert on result
  referencing new table as written for each statement execute function follow_results();
create trigger follow_results after update on result
  referencing new table as written for each statement execute function follow_results();

-- Everywhere, or in one competition.
create function raise_boards_of_person(person uuid, competition uuid) returns void language plpgsql as $$
declare place record;
begin
  for place in
    select e.competition_id, array_agg(e.category_id) as categories from entry e
    where e.profile_id = person and e.competition_id = coalesce(competition, e.competition_id)
    group by e.competition_id
  loop
    perform raise_boards(place.competition_id, place.categories, false);
    update entry e set version = board_version(e.competition_id, e.category_id)
    where e.competition_id = place.competition_id and e.profile_id = person
      and e.version <> board_version(e.competition_id, e.category_id);
  end loop;
end $$;

create or replace function raise_boards_of_registration() returns trigger language plpgsql as $$
begin
  perform raise_boards_of_person(new.profile_id, new.competition_id);
  return null;
end $$;

create function raise_boards_of_profile() returns trigger language plpgsql as $$
begin
  perform raise_boards_of_person(new.id, null);
  return null;
end $$;
create trigger raise_boards_of_profile after update on profile
  for each row when (
    (new.first_name, new.last_name, new.year_of_birth, new.full_name_public, new.picture_id)
    is distinct from (old.first_name, old.last_name, old.year_of_birth, old.full_name_public, old.picture_id))
  execute function raise_boards_of_profile();

-- A phone that changes a queue says which version it saw.
create function raise_queues() returns trigger language plpgsql as $$
begin
  update route_queue q set version = q.version + 1
  from (select distinct competition_id, route_id from changed) c
  where q.competition_id = c.competition_id and q.route_id = c.route_id and q.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
create trigger raise_queues_joined after insert on route_queue_entry
  referencing new table as changed for each statement execute function raise_queues();
create trigger raise_queues_moved after update on route_queue_entry
  referencing new table as changed for each statement execute function raise_queues();
create trigger raise_queues_left after delete on route_queue_entry
  referencing old table as changed for each statement execute function raise_queues();

-- What nodes keep of a competition beside its boards: rights, stages, categories, routes, who judges where.
create function raise_configs(competitions uuid[]) returns void language sql as $$
  update competition set config_version = config_version + 1 where id = any (competitions)
$$;

create function raise_own_config() returns trigger language plpgsql as $$
begin
  new.config_version = old.config_version + 1;
  return new;
end $$;
create trigger raise_own_config before update on competition
  for each row when (
    new.config_version = old.config_version and
    (new.name, new.starts_at, new.ends_at, new.cancelled_at, new.master_judge_id, new.live_leaderboard,
      new.scoring_system, new.settings)
    is distinct from
    (old.name, old.starts_at, old.ends_at, old.cancelled_at, old.master_judge_id, old.live_leaderboard,
      old.scoring_system, old.settings))
  execute function raise_own_config();

create function raise_config_of_changed() returns trigger language plpgsql as $$
begin
  perform raise_configs(array(select distinct competition_id from changed));
  return null;
end $$;
do $$
declare part text;
begin
  foreach part in array array['stage', 'category', 'route_group_category', 'route_group_route', 'judging_group_judge',
    'judging_group_route', 'competition_role', 'competition_venue']
  loop
    execute format('create trigger raise_config_added after insert on %I referencing new table as changed
      for each statement execute function raise_config_of_changed()', part);
    execute format('create trigger raise_config_gone after delete on %I referencing old table as changed
      for each statement execute function raise_config_of_changed()', part);
  end loop;
end $$;

create function raise_config() returns trigger language plpgsql as $$
begin
  perform raise_configs(array[new.competition_id]);
  return null;
end $$;
create trigger raise_config_changed after update on stage
  for each row when (
    (new.name, new.position, new.pending_results, new.opened_at, new.scoring_system, new.scoring)
    is distinct from (old.name, old.position, old.pending_results, old.opened_at, old.scoring_system, old.scoring))
  execute function raise_config();
create trigger raise_config_changed after update on category
  for each row when ((new.name, new.position, new.stage_id) is distinct from (old.name, old.position, old.stage_id))
  execute function raise_config();
create trigger raise_config_changed after update on route_group_route
  for each row when ((new.number, new.name) is distinct from (old.number, old.name))
  execute function raise_config();
create trigger raise_config_changed after update on competition_role
  for each row when ((new.role, new.pending, new.revoked_at) is distinct from (old.role, old.pending, old.revoked_at))
  execute function raise_config();

create function raise_configs_of_route() returns trigger language plpgsql as $$
begin
  perform raise_configs(array(select distinct competition_id from route_group_route where route_id = new.id));
  return null;
end $$;
create trigger raise_configs_of_route after update on route
  for each row when (
    (new.name, new.climb_type, new.segments_count) is distinct from (old.name, old.climb_type, old.segments_count))
  execute function raise_configs_of_route();

create function raise_configs_of_venue() returns trigger language plpgsql as $$
begin
  perform raise_configs(array(select competition_id from competition_venue where venue_id = new.id));
  return null;
end $$;
create trigger raise_configs_of_venue after update on venue
  for each row when (new.time_zone <> old.time_zone)
  execute function raise_configs_of_venue();
