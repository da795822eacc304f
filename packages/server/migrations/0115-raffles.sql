-- A raffle among those who climbed, or were checked in. A draw is kept for good, also of somebody who was not there.
create table raffle (
  competition_id uuid primary key references competition (id) on delete cascade,
  drawn_from     text not null default 'RESULTS' check (drawn_from in ('RESULTS', 'CHECKED_IN')),
  -- How many results somebody needs to be in it.
  least          smallint not null default 1 check (least between 1 and 500),
  -- Raised by every change of the rules and prizes: nobody overwrites what they have not seen.
  version        integer not null default 0
);

create table raffle_prize (
  competition_id uuid not null references raffle (competition_id) on delete cascade,
  id             uuid not null,
  position       smallint not null check (position >= 0),
  name           text not null check (length(name) <= 100 and name = trim(name)),
  primary key (competition_id, id)
);

create table raffle_draw (
  competition_id uuid not null,
  -- Of the press of the button: pressed twice, it draws once.
  id             uuid not null,
  prize_id       uuid not null,
  -- Null = a person who was deleted since.
  profile_id     uuid references profile (id) on delete set null,
  drawn_at       timestamptz not null default now(),
  drawn_by       uuid references profile (id) on delete set null,
  -- How many were in it.
  among          integer not null check (among > 0),
  absent_at      timestamptz,
  primary key (competition_id, id),
  constraint raffle_draws_once unique (competition_id, profile_id),
  foreign key (competition_id, prize_id) references raffle_prize (competition_id, id) on delete no action deferrable initially deferred
);
create index raffle_draw_profile on raffle_draw (profile_id);
create index raffle_draw_by on raffle_draw (drawn_by);
create unique index raffle_one_winner on raffle_draw (competition_id, prize_id) where absent_at is null;
alter table raffle_draw add constraint raffle_draw_of_raffle
  foreign key (competition_id) references raffle (competition_id) on delete cascade;
