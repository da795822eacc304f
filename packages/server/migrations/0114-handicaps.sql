-- What a competition's handicap adds to somebody's score: one for each kind, so that changing the kind gives no number another meaning.
alter table category
  add column handicap_percent smallint check (handicap_percent between 1 and 999),
  add column handicap_points integer check (handicap_points between -100000 and 100000);
-- Null = the category's.
alter table registration
  add column handicap_percent smallint check (handicap_percent between 1 and 999),
  add column handicap_points integer check (handicap_points between -100000 and 100000);

create trigger raise_boards_of_handicap after update on registration
  for each row when (
    (new.handicap_percent, new.handicap_points) is distinct from (old.handicap_percent, old.handicap_points))
  execute function raise_boards_of_registration();

-- The board follows, and so does what nodes keep of the category.
create function raise_board_of_handicap() returns trigger language plpgsql as $$
begin
  perform raise_configs(array[new.competition_id]);
  perform raise_boards(new.competition_id, array[new.id], true);
  return null;
end $$;
create trigger raise_board_of_handicap after update on category
  for each row when (
    (new.handicap_percent, new.handicap_points) is distinct from (old.handicap_percent, old.handicap_points))
  execute function raise_board_of_handicap();

create or replace view entrant as
  select x.competition_id, p.id, x.agreed_at, coalesce(x.first_name, p.first_name) as first_name,
    coalesce(x.last_name, p.last_name) as last_name, p.year_of_birth, p.full_name_public, p.picture_id, p.parent_id,
    p.created_at, x.competitor_number, x.listed_email, x.handicap_percent, x.handicap_points
  from registration x join profile p on p.id = x.profile_id;
