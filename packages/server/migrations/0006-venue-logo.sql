-- A logo may be a drawing: it is rebuilt like a map when it is stored, and served from here. Otherwise logo_url names a picture.
alter table venue add column logo_svg text check (length(logo_svg) <= 200000);
