-- When a board got the version it has: what a spectator reads as the time of the last change.
alter table category_board add column changed_at timestamptz not null default now();
