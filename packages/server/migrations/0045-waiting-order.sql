-- Where organisers put somebody on the waiting list; null = behind those, in the order in which they came.
alter table entry
  add column waiting_place integer check (waiting_place > 0),
  add constraint waiting_place_of_who_waits check (waiting_place is null or status = 'WAITING');
