-- Compatible: an index more.

-- Pages of entries go by their ids: without it, each page sorted all of the stage.
create index entry_listed on entry (competition_id, stage_id, id);
