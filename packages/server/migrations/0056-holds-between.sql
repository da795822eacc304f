-- Older result lists know holds between two numbered ones, such as 34.5: they are kept as they were published.
alter table attempt alter column segments_count type real;
alter table result alter column hold type real;
