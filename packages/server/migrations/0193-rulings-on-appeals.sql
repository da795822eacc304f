-- Compatible: the version before leaves both empty, as whoever says nothing does.

-- Why an appeal changed nothing, and what it costs then.
alter table dispute
  add column ruling text check (ruling in ('UNSUCCESSFUL', 'UNDETERMINED', 'INVALID')),
  add column fee integer check (fee > 0),
  add constraint ruling_on_appeal check (ruling is null or kind = 'APPEAL' and state = 'STANDS'),
  add constraint fee_without_success check (fee is null or ruling is not distinct from 'UNSUCCESSFUL');
