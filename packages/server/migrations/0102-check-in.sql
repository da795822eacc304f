-- What the desk records of a registration: who is here, who has paid, whose waiver is signed, who has a bib. Each with its time and
-- author. A person who is gone names nobody.

alter table registration
  add column present_at timestamptz,
  add column present_by uuid references profile (id) on delete set null,
  add column paid_at timestamptz,
  add column paid_by uuid references profile (id) on delete set null,
  -- In the currency's smallest unit.
  add column paid_minor integer check (paid_minor >= 0),
  add column paid_currency text check (paid_currency ~ '^[A-Z]{3}$'),
  add column paid_how text check (paid_how in ('CASH', 'CARD', 'TRANSFER', 'VOUCHER', 'FREE')),
  add column waiver_at timestamptz,
  add column waiver_by uuid references profile (id) on delete set null,
  add column waiver_signer text check (waiver_signer in ('SELF', 'GUARDIAN')),
  -- The guardian's; empty once the person was deleted.
  add column waiver_name text check (length(waiver_name) <= 200),
  add column bib_at timestamptz,
  add column bib_by uuid references profile (id) on delete set null,
  add constraint present_whole check (present_at is not null or present_by is null),
  add constraint paid_whole check (
    num_nonnulls(paid_at, paid_minor, paid_currency, paid_how) in (0, 4) and (paid_at is not null or paid_by is null)),
  add constraint free_is_nothing check (paid_how <> 'FREE' or paid_minor = 0),
  add constraint waiver_whole check (
    (waiver_at is null) = (waiver_signer is null) and (waiver_at is not null or waiver_by is null)),
  add constraint guardian_has_name check ((waiver_signer is not distinct from 'GUARDIAN') = (waiver_name is not null)),
  add constraint bib_whole check (bib_at is not null or bib_by is null);

-- For whoever deletes their profile.
create index registration_present_by on registration (present_by) where present_by is not null;
create index registration_paid_by on registration (paid_by) where paid_by is not null;
create index registration_waiver_by on registration (waiver_by) where waiver_by is not null;
create index registration_bib_by on registration (bib_by) where bib_by is not null;

create function desk_time(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- As the history keeps it: what a record says can be compared with what is there now.
create function check_in_of(r registration) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'present', case when r.present_at is not null then
      jsonb_build_object('at', desk_time(r.present_at), 'by', r.present_by) end,
    'paid', case when r.paid_at is not null then
      jsonb_build_object('amount_minor', r.paid_minor, 'currency', r.paid_currency, 'how', r.paid_how,
        'at', desk_time(r.paid_at), 'by', r.paid_by) end,
    'waiver', case when r.waiver_at is not null then
      jsonb_build_object('signer', r.waiver_signer, 'name', r.waiver_name,
        'at', desk_time(r.waiver_at), 'by', r.waiver_by) end,
    'bib', case when r.bib_at is not null then
      jsonb_build_object('at', desk_time(r.bib_at), 'by', r.bib_by) end)
$$;
