-- Compatible: servers from before make none of them, and show them to the organiser side alone.
-- Announcements for the people of one session.
alter table announcement
  add column wave_id uuid,
  drop constraint announcement_audience_check,
  add constraint announcement_audience_check check (audience in ('EVERYBODY', 'CATEGORY', 'WAVE', 'JUDGES', 'STAFF')),
  add constraint announcement_wave foreign key (competition_id, wave_id) references wave (competition_id, id) on delete cascade,
  add constraint announcement_wave_named check ((audience = 'WAVE') = (wave_id is not null));
