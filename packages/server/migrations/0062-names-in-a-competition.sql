-- The name under which a competition shows somebody, where its organisers put it right; null = as the person is called.
alter table participant
  add column first_name text check (length(first_name) <= 100),
  add column last_name text check (length(last_name) <= 100),
  add constraint whole_name check ((first_name is null) = (last_name is null));

-- A person as a competition shows them. Whatever shows somebody who is entered reads this, and not `profile`.
create view entrant as
  select x.competition_id, p.id, x.agreed_at, coalesce(x.first_name, p.first_name) as first_name,
    coalesce(x.last_name, p.last_name) as last_name, p.year_of_birth, p.full_name_public, p.picture_id, p.parent_id,
    p.created_at
  from participant x join profile p on p.id = x.profile_id;
