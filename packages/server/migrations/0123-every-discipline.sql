-- Speed on time and as a knock-out, boulder and lead together, and places multiplied.
alter table competition
  drop constraint competition_scoring_system_check,
  add constraint competition_scoring_system_check check (scoring_system in (
    'DEFAULT', 'IFSC_RANKING', 'IFSC_SPORT', 'IFSC_BOULDER_2025', 'IFSC_LEAD', 'IFSC_SPEED', 'IFSC_SPEED_FINAL',
    'IFSC_COMBINED', 'IFSC_COMBINED_RANKS'));
alter table stage
  drop constraint stage_scoring_system_check,
  add constraint stage_scoring_system_check check (scoring_system in (
    'DEFAULT', 'IFSC_RANKING', 'IFSC_SPORT', 'IFSC_BOULDER_2025', 'IFSC_LEAD', 'IFSC_SPEED', 'IFSC_SPEED_FINAL',
    'IFSC_COMBINED', 'IFSC_COMBINED_RANKS'));

-- As before with the partner, and for the start position: a speed final seeds its bracket by it.
create or replace trigger raise_board_of_entry before update on entry
  for each row when (
    new.version = old.version and (
      new.category_id <> old.category_id
      or new.profile_id <> old.profile_id
      or new.status <> old.status
      or new.starting_group is distinct from old.starting_group
      or new.previous_ranks <> old.previous_ranks
      or new.start_position is distinct from old.start_position
      or new.attempts_count <> old.attempts_count
      or new.partner_id is distinct from old.partner_id))
  execute function raise_board_of_entry();
