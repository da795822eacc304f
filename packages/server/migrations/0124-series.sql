-- How series pay ties, what they count and whom they rank.
alter table league
  -- MEAN: of the places taken; MEAN_FLOOR: rounded down; FULL: everybody gets the points of the shared place.
  add column tie_payment text not null default 'MEAN' check (tie_payment in ('MEAN', 'MEAN_FLOOR', 'FULL')),
  -- SPLIT: by wins, then by the last competition; STAND: equal totals share the rank.
  add column ties text not null default 'SPLIT' check (ties in ('SPLIT', 'STAND')),
  -- So many fewer than there are competitions count; null = this limits nothing.
  add column leave_out integer check (leave_out > 0),
  -- At most so many competitions of each discipline count; null = any number.
  add column most_boulder integer check (most_boulder > 0),
  add column most_lead integer check (most_lead > 0),
  add column most_speed integer check (most_speed > 0),
  -- With results in fewer disciplines somebody has no rank; null = everybody has.
  add column least_disciplines integer check (least_disciplines between 1 and 3),
  -- Tables of their own: [{"name", "from", "to"}], years of birth.
  add column age_classes jsonb not null default '[]' check (jsonb_typeof(age_classes) = 'array'),
  -- Profiles that take no place from others.
  add column guests uuid[] not null default '{}';
