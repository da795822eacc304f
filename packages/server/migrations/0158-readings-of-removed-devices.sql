-- Compatible: it only deletes what no server reads.
-- What a removed device told goes with it; from now on the server sees to that.
delete from lane_reading r using timing_device d
  where d.competition_id = r.competition_id and d.id = r.device_id and d.ended_at is not null;
