-- Compatible: a column that may be missing; servers of the version before leave it so.
-- Whom somebody climbs for, as lists print it: three letters, AUT. Of the registration: the next competition may be for another one.
alter table registration add column nation text check (nation ~ '^[A-Z]{3}$');

create or replace view entrant as
  select x.competition_id, p.id, x.agreed_at, coalesce(x.first_name, p.first_name) as first_name,
    coalesce(x.last_name, p.last_name) as last_name, p.year_of_birth, p.full_name_public, p.picture_id, p.parent_id,
    p.created_at, x.competitor_number, x.listed_email, x.handicap_percent, x.handicap_points, x.nation
  from registration x join profile p on p.id = x.profile_id;

create trigger raise_boards_of_nation after update on registration
  for each row when (new.nation is distinct from old.nation) execute function raise_boards_of_registration();
