-- Compatible: servers from before do not look at it.
-- A cell tells home of the sign-ins of its competitions only when this version has risen (decisions 065, 124).
create table sign_in_version (
  competition_id uuid primary key references competition (id) on delete cascade,
  version        bigint not null
);

-- At the end of a transaction, and once: whoever enters locks boards and rows before, and nobody waits for this one for long.
create function raise_sign_ins() returns trigger language plpgsql as $$
begin
  insert into sign_in_version as v (competition_id, version)
  select c.id, 1 from competition c where c.id = new.competition_id
  on conflict (competition_id) do update set version = v.version + 1 where v.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

-- Who is entered, under which name and number, and what they sign in with. Rows that go need not be told: home opens nothing by them
-- that the cell would not refuse.
create constraint trigger raise_sign_ins_added after insert on registration
  deferrable initially deferred for each row execute function raise_sign_ins();
create constraint trigger raise_sign_ins_changed after update on registration
  deferrable initially deferred for each row when (
    (new.profile_id, new.first_name, new.last_name, new.competitor_number)
      is distinct from (old.profile_id, old.first_name, old.last_name, old.competitor_number))
  execute function raise_sign_ins();

create constraint trigger raise_sign_ins_added after insert on entry
  deferrable initially deferred for each row execute function raise_sign_ins();
create constraint trigger raise_sign_ins_changed after update on entry
  deferrable initially deferred for each row when (
    (new.profile_id, new.category_id, new.stage_id, new.status)
      is distinct from (old.profile_id, old.category_id, old.stage_id, old.status))
  execute function raise_sign_ins();

create constraint trigger raise_sign_ins_added after insert on ticket
  deferrable initially deferred for each row execute function raise_sign_ins();
create constraint trigger raise_sign_ins_changed after update on ticket
  deferrable initially deferred for each row when (
    (new.profile_id, new.serial, new.code_hash, new.revoked_at)
      is distinct from (old.profile_id, old.serial, old.code_hash, old.revoked_at))
  execute function raise_sign_ins();

create constraint trigger raise_sign_ins_added after insert on desk_tablet
  deferrable initially deferred for each row execute function raise_sign_ins();
create constraint trigger raise_sign_ins_changed after update on desk_tablet
  deferrable initially deferred for each row when ((new.secret_hash, new.ended_at) is distinct from (old.secret_hash, old.ended_at))
  execute function raise_sign_ins();
