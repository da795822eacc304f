-- Compatible: servers from before know nothing of cells, and let changes in: move nothing before all are replaced.
-- A competition may move to the database of another cell while it is judged (decision 116).

-- Where a move of a competition is. No row = it lives here, and nobody moves it.
create table cell_move (
  competition_id uuid primary key references competition (id) on delete cascade,
  -- HELD: it leaves, and its changes wait. GONE: it lives in another cell; what is here is what it was.
  -- COMING: it is being copied here. READY: all of it is here, and the other cell has not let it go yet.
  state          text not null check (state in ('HELD', 'GONE', 'COMING', 'READY')),
  -- The same in both cells, as far as they speak of the same move.
  move_id        uuid not null
);

-- Nodes keep with the set-up where a competition is judged.
create trigger raise_config_of_move after insert or delete or update of state on cell_move
  for each row execute function raise_config_of_hall();
