-- Compatible: servers from before give a guest's place to the next, as they did.
-- What becomes of a guest's place in a series (decision 137). FREED: the next gets it; KEPT: nobody does.
alter table league
  add column guest_places text not null default 'FREED' check (guest_places in ('FREED', 'KEPT'));
