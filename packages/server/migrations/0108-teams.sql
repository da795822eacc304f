-- Teams of a competition. A registration belongs to one at most; it stays when its team goes.
create table team (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  name           text not null check (length(name) between 1 and 100 and name = trim(name)),
  -- In its plain form. Whoever has it may join.
  code           text not null,
  primary key (competition_id, id),
  constraint team_code_once unique (competition_id, code)
);
create unique index team_name_once on team (competition_id, lower(name));

alter table registration
  add column team_id uuid,
  add constraint registration_team foreign key (competition_id, team_id) references team (competition_id, id)
    on delete set null (team_id);
create index registration_of_team on registration (competition_id, team_id) where team_id is not null;

-- Nodes keep who is in which team by the competition's version.
create trigger raise_config_added after insert on team referencing new table as changed
  for each statement execute function raise_config_of_changed();
create trigger raise_config_gone after delete on team referencing old table as changed
  for each statement execute function raise_config_of_changed();
create trigger raise_config_changed after update on team
  for each row when (new.name is distinct from old.name) execute function raise_config();
create trigger raise_config_of_team after update on registration
  for each row when (new.team_id is distinct from old.team_id) execute function raise_config();

-- Who counts for a mixed team.
create function raise_config_of_gender() returns trigger language plpgsql as $$
begin
  perform raise_configs(array(select competition_id from registration
    where profile_id = new.id and team_id is not null order by 1));
  return null;
end $$;
create trigger raise_config_of_gender after update on profile
  for each row when (new.gender is distinct from old.gender) execute function raise_config_of_gender();
