-- What organisers ask people who enter, and what they answer.
create table question (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  position       integer not null,
  kind           text not null check (kind in ('TEXT', 'CHOICE', 'NUMBER', 'CONSENT')),
  label          text not null check (length(label) between 1 and 120),
  help           text not null default '' check (length(help) <= 300),
  required       boolean not null,
  audience       text not null check (audience in ('ALL', 'CATEGORIES', 'MINORS', 'ADULTS')),
  readers        text not null check (readers in ('DESK', 'ORGANISERS')),
  choices        text[] not null default '{}',
  -- Asked of nobody any more; what was answered stays.
  archived_at    timestamptz,
  -- Raised by each change, so that two organisers do not overwrite each other.
  version        integer not null default 1,
  primary key (competition_id, id),
  -- So that an answer can be held to its question's kind.
  constraint question_kind unique (competition_id, id, kind),
  constraint choices_of_choice check ((kind = 'CHOICE') = (cardinality(choices) >= 2)),
  -- The desk asks for consents that are missing.
  constraint desk_reads_consents check (kind <> 'CONSENT' or readers = 'DESK')
);

create table question_category (
  competition_id uuid not null,
  question_id    uuid not null,
  category_id    uuid not null,
  primary key (competition_id, question_id, category_id),
  foreign key (competition_id, question_id) references question (competition_id, id) on delete cascade,
  foreign key (competition_id, category_id) references category (competition_id, id) on delete cascade
);
create index question_category_of_category on question_category (competition_id, category_id);

-- Each text that a consent has had. It never changes: people agreed to these words.
create table consent_text (
  competition_id uuid not null,
  question_id    uuid not null,
  version        integer not null check (version > 0),
  text           text not null check (length(text) between 1 and 5000),
  made_at        timestamptz not null default now(),
  kind           text not null default 'CONSENT' check (kind = 'CONSENT'),
  primary key (competition_id, question_id, version),
  foreign key (competition_id, question_id, kind) references question (competition_id, id, kind) on delete cascade
);
create function keep_consent_text() returns trigger language plpgsql as $$
begin
  raise exception 'people agreed to this text: add a version' using errcode = 'check_violation';
end $$;
create trigger keep_consent_text before update on consent_text for each row execute function keep_consent_text();

create table answer (
  competition_id uuid not null,
  profile_id     uuid not null,
  question_id    uuid not null,
  kind           text not null check (kind in ('TEXT', 'CHOICE', 'NUMBER')),
  text           text check (length(text) between 1 and 300),
  number         double precision,
  answered_at    timestamptz not null default now(),
  primary key (competition_id, profile_id, question_id),
  foreign key (competition_id, profile_id) references registration (competition_id, profile_id) on delete cascade,
  foreign key (competition_id, question_id, kind) references question (competition_id, id, kind) on delete cascade,
  constraint answer_of_kind check (num_nonnulls(text, number) = 1 and (kind = 'NUMBER') = (number is not null))
);
create index answer_of_question on answer (competition_id, question_id);

-- Who agreed to which text, and when; whoever withdraws it or agrees to a newer one has ended it.
create table agreement (
  competition_id uuid not null,
  id             uuid not null,
  profile_id     uuid not null,
  question_id    uuid not null,
  version        integer not null,
  agreed_at      timestamptz not null default now(),
  -- Profile of the person who pressed the button; null once they are gone.
  agreed_by      uuid references profile (id) on delete set null,
  -- The guardian's name, of minors.
  guardian       text check (length(guardian) between 1 and 201),
  ended_at       timestamptz,
  primary key (competition_id, id),
  foreign key (competition_id, profile_id) references registration (competition_id, profile_id) on delete cascade,
  foreign key (competition_id, question_id, version) references consent_text (competition_id, question_id, version)
    on delete cascade
);
create unique index agreement_stands_once on agreement (competition_id, profile_id, question_id) where ended_at is null;
create index agreement_of_question on agreement (competition_id, question_id);
create index agreement_by on agreement (agreed_by) where agreed_by is not null;
