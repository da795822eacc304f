-- What a competition knows of a person, beside entries, which come and go: one row for whoever is or was entered there.
create table participant (
  competition_id uuid not null references competition (id) on delete cascade,
  profile_id     uuid not null references profile (id) on delete cascade,
  -- When they entered by an act of their own, or of their parent; null = others entered them.
  agreed_at      timestamptz,
  primary key (competition_id, profile_id)
);
create index participant_profile on participant (profile_id);

create function remember_participants() returns trigger language plpgsql as $$
begin
  insert into participant (competition_id, profile_id) select competition_id, profile_id from entered
  on conflict do nothing;
  return null;
end $$;
create trigger remember_participants after insert on entry
  referencing new table as entered for each statement execute function remember_participants();

-- Until now whoever may add entries could enter anybody; of those entries the history keeps who made them.
insert into participant (competition_id, profile_id, agreed_at)
select e.competition_id, e.profile_id,
  min(e.created_at) filter (where (a.id is not null or p.parent_id is not null) and not exists (
    select from audit made where made.competition_id = e.competition_id and made.entry_id = e.id
      and made.kind = 'entry.created' and made.actor_id is distinct from p.id
      and made.actor_id is distinct from p.parent_id))
from entry e join profile p on p.id = e.profile_id left join account a on a.profile_id = p.id
where e.advanced_from is null
group by e.competition_id, e.profile_id;
