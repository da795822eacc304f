-- Raised with every change of a set-up: who saves says which version was on the screen, so that nobody overwrites unseen.
alter table competition
  add column setup_version bigint not null default 1,
  -- Shown in the public list. A new one may be prepared in peace.
  add column listed boolean not null default true;

alter table venue add column version bigint not null default 1;

alter table route add constraint position_on_map check (
  (map_x is null) = (map_y is null) and (map_id is null or map_x is not null));
